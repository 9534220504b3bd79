internal import Heed

/// What a node of a scene stands for in the alert.
struct AlertPart {
  enum Kind {
    case title, message, text, badge, control, value, action, close, slot
  }

  let kind: Kind
  let path: ProblemPath
  /// How many runs its text has.
  var runs = 0
  /// Whether the alert says which colour its letters have where its runs do not.
  var hasOwnColor = false
  /// The same for each of its runs.
  var runsWithColor: [Bool] = []
  /// Whether the alert says what it stands on.
  var hasOwnGround = false
  var isEnabled = true
  /// Whether the alert says in how many lines its text has to find room.
  var hasLineLimit = false

  /// Whether the alert says which colour the letters of a run have.
  func hasOwnColor(inRun index: Int) -> Bool {
    hasOwnColor || index < runsWithColor.count && runsWithColor[index]
  }
}

extension AlertPart {
  init(
    _ kind: Kind, _ path: ProblemPath, text: RichText, color: Color? = nil,
    ground: Paint? = nil, isEnabled: Bool = true
  ) {
    self.init(kind: kind, path: path)
    runs = text.runs.count
    hasOwnColor = color != nil
    runsWithColor = text.runs.map {
      $0.attributes.color != nil || $0.attributes.background != nil
    }
    hasOwnGround = ground != nil
    self.isEnabled = isEnabled
    hasLineLimit = text.lineLimit != nil
  }
}
