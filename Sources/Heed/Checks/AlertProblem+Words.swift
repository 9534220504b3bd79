extension AlertProblem {
  /// The sentence.
  @inline(never)
  var words: Phrase {
    let name = facts.name?.string ?? ""
    switch facts.fault {
    case .negative: return "This number cannot be negative."
    case .notPositive: return "This number has to be more than 0."
    case .notFraction: return "This number goes from 0 to 1."
    case .notFinite: return "This number has to be finite."
    case .tooLarge: return "This number has to be at most \(facts.number)."
    case .negativeLength: return "A length cannot be negative."
    case .noLine: return "A text needs at least one line; leave it out for no limit."
    case .badLink: return "A link may use \(AlertProblem.allowedSchemes) and no others."
    case .outsidePicture:
      return "'\(name)' is outside the document's folder; use a path below it, without '..'."
    case .noColor: return "A gradient needs at least one color."
    case .unequalStops: return "A gradient needs as many stops as colors."
    case .fallingStops: return "Stops go from 0 to 1 in rising order."
    case .largeOverhang:
      return "More sticks out than the picture is high; use a smaller number."
    case .noActionID:
      return "An id needs at least one character; leave it out for the usual one."
    case .sameActionID: return "Two actions have the id '\(name)'; give each its own."
    case .sameActionKey: return "Two actions have the key '\(name)'; give each its own."
    case .noPreferred: return "No action has the id '\(name)'; use the id of one."
    case .noActionTitle: return "An action needs a title or a picture."
    case .noID: return "An id needs at least one character."
    case .samePartID:
      return "Two parts of the content have the id '\(name)'; give each its own."
    case .tooShortMaximum:
      return "The most characters are fewer than the least; use a larger number."
    case .noOtherField: return "No other field has the id '\(name)'; use the id of one."
    case .noItem: return "A list needs at least one item."
    case .tooManyPicked: return "More items are picked than there are; remove the others."
    case .noPickedItem: return "No item has the id '\(name)'; use the id of one."
    case .severalPicked: return "Only one item can be picked; set 'multiple' for more."
    case .badTimeout: return "A timeout has to be more than 0 seconds."
    case .forcedTouch: return AlertProblem.forced("a touch beside it cannot end it")
    case .forcedSwipe: return AlertProblem.forced("a swipe cannot end it")
    case .forcedEscape: return AlertProblem.forced("Escape cannot end it")
    case .forcedTimeout: return AlertProblem.forced("it cannot end by itself")
    case .forcedClose: return AlertProblem.forced("it cannot have a close button")
    case .noEnabledAction: return "A forced alert needs at least one enabled action."
    case .noWayOn:
      return "Nothing ends this alert: add an enabled action, a dismissal or a timeout."
    }
  }

  private static func forced(_ reason: StaticString) -> Phrase {
    "The alert is forced, so \(reason); remove one of the two."
  }

  private static var allowedSchemes: String {
    var list = ""
    for scheme in Link.allowedSchemes {
      if !list.isEmpty { list += ", " }
      list += scheme.string
    }
    return list
  }
}
