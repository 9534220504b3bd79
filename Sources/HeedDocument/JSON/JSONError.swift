/// Why a text is not JSON.
package struct JSONError: Error {
  /// What is wrong; `JSONError+Words.swift` has the sentence for each.
  enum Fault: UInt8, CaseIterable {
    case tooManyBytes, notUTF8, tooDeep, moreThanOne, noValue, noElementEnd, noMemberEnd,
      commaAtEnd, noKey, noColon, leadingZero, noDigit, outOfRange, control, noStringEnd,
      unknownEscape, halfCharacter, noHexadecimal
  }

  package let offset: Int
  let fault: Fault
  /// Whether the text ends where something else has to stand.
  let isAtEnd: Bool
  /// The limit that the sentence names, and what goes beyond it.
  let limit: Int
  let count: Int
}
