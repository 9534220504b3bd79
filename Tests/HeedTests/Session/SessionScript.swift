import Heed
import HeedTesting

/// A session that is laid out whenever it asks for it, and everything that came out of it.
struct SessionScript {
  private(set) var session: Session
  private(set) var effects: [SessionEffect] = []
  private(set) var time = 0.0
  let measurer = FixedMeasurer.measurer

  /// Makes a session; on the surface and at its place, by default.
  init(
    _ alert: Alert, options: SessionOptions = SessionOptions(),
    environment: Environment = Environment(), isUp: Bool = true
  ) {
    session = Session(alert, environment: environment, options: options)
    guard isUp else { return }
    send(.present)
    send(.presented)
    send(.entered)
    effects = []
  }

  mutating func send(_ event: SessionEvent, at moment: Double? = nil) {
    time = max(time, moment ?? time)
    for effect in session.handle(event, at: time) {
      effects.append(effect)
      switch effect {
      case .show, .layOut: _ = session.layOut(with: measurer, at: time)
      default: break
      }
    }
  }

  /// Sends an event with a time that no clock would give.
  mutating func sendRaw(_ event: SessionEvent, at moment: Double) {
    effects += session.handle(event, at: moment)
  }

  /// Lets time go on to a moment, waking the session when it asked for it.
  mutating func wait(until moment: Double) {
    while let wake = session.wakeUp, wake <= moment, session.phase != .ended {
      let before = wake
      send(.tick, at: wake)
      if session.wakeUp == before { break }
    }
    send(.tick, at: moment)
  }

  mutating func forget() { effects = [] }

  // MARK: What the person does

  func point(of node: Name) -> Point {
    guard let frame = session.scene(at: time)?[node]?.frame else { return Point(x: -1, y: -1) }
    return Point(x: frame.midX, y: frame.midY)
  }

  mutating func touch(_ node: Name) { touch(at: point(of: node)) }

  mutating func touch(at point: Point) {
    send(.touchBegan(SessionTouch(point)))
    send(.touchEnded(SessionTouch(point)))
  }

  mutating func press(_ key: SessionKey) { send(.key(key)) }

  mutating func type(_ text: String, into field: Name) {
    send(.textChanged(field: field, text: text))
  }

  // MARK: What came of it

  /// The answers that were handed out, after the panel had time to leave.
  mutating func answers() -> [Answer] {
    wait(until: time + 2)
    return delivered
  }

  var delivered: [Answer] {
    effects.compactMap { if case .deliver(let answer) = $0 { answer } else { nil } }
  }

  var works: [WorkRequest] {
    effects.compactMap { if case .startWork(let work) = $0 { work } else { nil } }
  }

  var said: [String] {
    effects.compactMap { if case .announce(let text) = $0 { text } else { nil } }
  }

  var focusMoves: [Name] {
    effects.compactMap { if case .moveFocus(let node) = $0 { node } else { nil } }
  }

  var questions: [ValidationRequest] {
    effects.compactMap { if case .validate(let question) = $0 { question } else { nil } }
  }

  func scene() -> Scene? { session.scene(at: time) }
}
