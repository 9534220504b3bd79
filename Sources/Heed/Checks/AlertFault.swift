/// What can be wrong with an alert; `AlertProblem+Words.swift` has the sentence for each.
package enum AlertFault: UInt8, CaseIterable, Sendable {
  // Numbers
  case negative, notPositive, notFraction, notFinite, tooLarge, negativeLength
  // Texts and pictures
  case noLine, badLink, outsidePicture, noColor, unequalStops, fallingStops, largeOverhang
  // Actions
  case noActionID, sameActionID, sameActionKey, noPreferred, noActionTitle
  // Content
  case noID, samePartID, tooShortMaximum, noOtherField, noItem, tooManyPicked, noPickedItem,
    severalPicked
  // Ways on
  case badTimeout, forcedTouch, forcedSwipe, forcedEscape, forcedTimeout, forcedClose,
    noEnabledAction, noWayOn
}
