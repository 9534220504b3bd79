import Heed
import HeedTesting

/// An alert of a kind, laid out once, with a pool of events that may happen to it.
final class SessionFixture: Sendable {
  let name: String
  let alert: Alert
  let scene: Scene
  /// A session that has its scene but was not presented yet; copies of it are cheap.
  let session: Session
  let pool: [SessionEvent]

  init(_ name: String, _ alert: Alert, options: SessionOptions = SessionOptions()) {
    self.name = name
    self.alert = alert
    let environment = Environment()
    scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
    var session = Session(alert, environment: environment, options: options)
    session.adopt(scene, at: 0)
    self.session = session
    pool = Self.events(scene, session.alert)
  }

  /// The middle of a node.
  func middle(of id: Name) -> Point { Self.middle(of: id, in: scene) }

  private static func middle(of id: Name, in scene: Scene) -> Point {
    let frame = scene[id]?.frame ?? Rect(x: 1, y: 1)
    return Point(x: frame.midX, y: frame.midY)
  }

  // MARK: Kinds

  static let plain = SessionFixture("plain", .plain)
  static let form = SessionFixture(
    "form", .form,
    options: SessionOptions(
      working: ["send"], validated: ["name"], workTimeout: 4))
  static let sheet = SessionFixture(
    "sheet", .sheet, options: SessionOptions(working: ["action1"], workTimeout: 4))
  static let banner = SessionFixture("banner", .banner)
  static let forced = SessionFixture(
    "forced", .forced, options: SessionOptions(working: ["install"]))
  static let update = SessionFixture("update", .cardWithClose)
  static let timed = SessionFixture("timed", .timed)
  static let broken = SessionFixture("broken", .broken)

  static let all = [plain, form, sheet, banner, forced, update, timed, broken]
}

extension Alert {
  static var plain: Alert {
    var alert = Alert(
      title: "Delete 3 photos?", message: "This cannot be undone.",
      actions: [
        Action("Delete", id: "delete", role: .destructive, key: "d"),
        Action("Share", id: "share"),
        Action("Later", id: "later", isEnabled: false),
      ], cancel: Action("Keep", id: "keep"))
    alert.arrangement = .vertical
    return alert
  }

  static var form: Alert {
    var alert = Alert(
      title: "Sign in",
      content: [
        .field(Field("mail", input: .email, isRequired: true, accepts: .email)),
        .field(Field("name", minLength: 2)),
      ],
      actions: [
        Action("Send", id: "send", needsValid: true), Action("Sign in", id: "go", needsValid: true),
      ], cancel: Action("Cancel", id: "no"))
    alert.preferred = "go"
    return alert
  }

  static var sheet: Alert {
    var alert = Alert(
      style: .sheet, title: "Share",
      content: [
        .choices(
          Choices(
            "size", items: [Choices.Item("small", "Small"), Choices.Item("large", "Large")])),
        .toggle("location", "With location"),
      ], actions: ["Mail", "Message"], cancel: Action("Cancel", id: "no"))
    alert.dismissal.timeout = 20
    return alert
  }

  static var banner: Alert {
    var alert = Alert(style: .banner, title: "Saved", actions: [Action("Undo", id: "undo")])
    alert.dismissal.timeout = 5
    return alert
  }

  static var forced: Alert {
    var alert = Alert(
      title: "Update", content: [.progress(0)],
      actions: [
        Action("Install", id: "install", keepsOpen: true, countdown: 3),
        Action("Help", id: "help", keepsOpen: true),
      ])
    alert.dismissal.isForced = true
    return alert
  }

  static var cardWithClose: Alert {
    var alert = Alert(
      style: .card, title: "New version", message: "Read [more].",
      actions: [Action("Update", id: "update")])
    alert.close = CloseButton()
    alert.exit = .preset(.none)
    alert.dismissal.outsideTap = true
    return alert
  }

  static var timed: Alert {
    var alert = Alert(title: "Copied")
    alert.dismissal.timeout = 2
    return alert
  }

  static var broken: Alert {
    Alert(title: "Two alike", actions: [Action("A", id: "a"), Action("B", id: "a")])
  }
}

extension SessionFixture {
  /// Everything that can happen, with the places and ids of this alert.
  private static func events(_ scene: Scene, _ own: Alert) -> [SessionEvent] {
    var events: [SessionEvent] = [
      .present, .presented, .presentationFailed, .entered, .left, .close, .replace, .suspend,
      .suspend, .resume, .resume, .surfaceGone, .escapeGesture, .swipeBegan, .swipeBegan,
      .swipeMoved(Point(x: 0, y: 50)), .swipeEnded(Point(x: 0, y: 10), velocity: Point()),
      .swipeEnded(Point(x: 0, y: 300), velocity: Point(x: 0, y: 900)), .swipeCancelled,
      .pointerMoved(Point(x: 1, y: 1)), .pointerMoved(nil), .focusMoved(nil),
      .scrolled(area: "content", offset: 10), .progress(0.5, place: 0), .progress(nil, place: 0),
      .environment(Environment(keyboardHeight: 300)),
      .environment(Environment(usesAssistiveTechnology: true)), .slotResized,
      .textChanged(field: "mail", text: "a"), .textChanged(field: "mail", text: "a@b.example"),
      .textChanged(field: "name", text: ""), .textChanged(field: "name", text: "Ann"),
      .editingEnded(field: "mail"), .picked(list: "size", item: "large"),
      .switched("location", isOn: true), .touchCancelled(id: 0),
      .activated("action/action1"), .activated("action/action1"), .activated("action/action1"),
      .activated("action/action1"), .workFinished(1, .succeeded), .workFinished(2, .failed(nil)),
      .workFinished(2, .succeeded),
      .workFinished(3, .closes), .workFinished(3, .stays), .validated(1, error: nil),
      .validated(2, error: "Taken"), .validated(2, error: nil), .validated(3, error: nil),
    ]
    events += SessionPause.allCases.flatMap { [.pauseBegan($0), .pauseEnded($0)] }
    events +=
      ([.tab, .backTab, .up, .down, .left, .right, .return, .space, .escape] as [SessionKey])
      .map { .key($0) }
    events += [.key(.return), .key(.character("d", isCommand: true)), .key(.tab)]
    events += [own, .plain, .form, .sheet, .banner, .forced, .timed, .broken].map { .update($0) }
    var points = [Point(x: 1, y: 1)]
    for id in scene.focusOrder {
      points.append(middle(of: id, in: scene))
      events += [.activated(id), .focusMoved(id)]
    }
    for point in points {
      events += [.touchBegan(SessionTouch(point)), .touchBegan(SessionTouch(point))]
      events += [.touchMoved(SessionTouch(point))]
      events += [.touchEnded(SessionTouch(point)), .touchEnded(SessionTouch(point))]
      events += [.pointerMoved(point)]
    }
    return events
  }
}

extension SessionEvent {
  /// Every kind of event, for the table of what was tried.
  static let kinds = [
    "present", "presented", "presentationFailed", "entered", "left", "tick", "close", "replace",
    "suspend", "resume", "surfaceGone", "update", "progress", "environment", "pauseBegan",
    "pauseEnded", "touchBegan", "touchMoved", "touchEnded", "touchCancelled", "pointerMoved",
    "scrolled", "swipeBegan", "swipeMoved", "swipeEnded", "swipeCancelled", "key", "activated",
    "escapeGesture", "focusMoved", "textChanged", "editingEnded", "picked", "switched",
    "workFinished", "validated", "slotResized",
  ]

  /// The place of the event's kind among all kinds.
  var kind: Int {
    switch self {
    case .present: 0
    case .presented: 1
    case .presentationFailed: 2
    case .entered: 3
    case .left: 4
    case .tick: 5
    case .close: 6
    case .replace: 7
    case .suspend: 8
    case .resume: 9
    case .surfaceGone: 10
    case .update: 11
    case .progress: 12
    case .environment: 13
    case .pauseBegan: 14
    case .pauseEnded: 15
    case .touchBegan: 16
    case .touchMoved: 17
    case .touchEnded: 18
    case .touchCancelled: 19
    case .pointerMoved: 20
    case .scrolled: 21
    case .swipeBegan: 22
    case .swipeMoved: 23
    case .swipeEnded: 24
    case .swipeCancelled: 25
    case .key: 26
    case .activated: 27
    case .escapeGesture: 28
    case .focusMoved: 29
    case .textChanged: 30
    case .editingEnded: 31
    case .picked: 32
    case .switched: 33
    case .workFinished: 34
    case .validated: 35
    case .slotResized: 36
    }
  }

  /// Whether it can be what makes an answer that the person gave.
  var canChoose: Bool {
    switch self {
    case .touchEnded, .swipeEnded, .key, .activated, .escapeGesture, .workFinished: true
    default: false
    }
  }
}
