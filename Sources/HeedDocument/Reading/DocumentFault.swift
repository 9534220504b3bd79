/// What can be wrong with a value of a document; `DocumentWords.swift` has the sentence for each.
enum DocumentFault: UInt8, CaseIterable {
  // The value is of another type than it has to be.
  case notBool, notNumber, notWhole, notText, notObject, notRichText, notArgument, notEmptyObject,
    notInsets, notCorners, notPoint, notSize, notLength, notCurve, notColor, notPlainColor
  case notFeatures, notActions, notBlocks, notItems, notIDs, notRuns, notArguments, notColors,
    notNumbers
  // It is of the right type, and is none of those that may stand there.
  case notOneOf, unknownValue, badHexColor, notPart, badProgress, badBase64
  // Keys
  case unknownKey, duplicateKey, missingKey, twoKinds, noKind, unknownBlock, noBlockKind,
    separatorKey, strayArguments, noText, noPlacedText, markupNotRead, secondCancel
  // Texts of the app
  case missingText, badTextArguments
  // Version and features
  case notVersion1, noVersion, newerVersion, unknownFeature
  // Limits
  case tooManyActions, tooManyBlocks, tooManyItems, tooManyTexts
  /// A problem of the alert, the last of all: the numbers of problems count on from it.
  case problem
}
