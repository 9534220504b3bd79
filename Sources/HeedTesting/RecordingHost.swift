public import Heed

/// A host that shows nothing and writes down what it was told, for tests without a screen.
///
/// ```swift
/// let host = RecordingHost()
/// let presenter = AlertPresenter(host: host)
/// presenter.present(alert) { answer = $0 }
/// host.choose("delete")
/// host.advance(by: 1)
/// ```
///
/// Its clock stands still until a test moves it.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class RecordingHost: AlertHost {
  /// What a host was told to do, and whether it could, with the number of the alert.
  public enum Operation: Hashable, Sendable {
    case show(Int)
    /// The host reported that it could not show it.
    case refuse(Int)
    case draw(Int, animated: Bool)
    case perform(Int, HostRequest)
    case hide(Int)
  }

  /// What becomes of an alert that is to be shown.
  public enum Showing: Hashable, Sendable, CaseIterable {
    /// It is shown at once.
    case atOnce
    /// It is shown when ``RecordingHost/reportPresented()`` says so, or fails when
    /// ``RecordingHost/reportFailure()`` does.
    case later
    /// It cannot be shown.
    case refused
  }

  /// What the host was told, in order.
  public var operations: [Operation] = []
  /// What becomes of the next alert; it is shown at once by default.
  public var showing = Showing.atOnce
  /// What the surface is like; tell the presenter when you change it.
  public var environment: Environment
  public var measurer: Measurer
  public var playsMotion: Bool
  public let clock: ManualClock
  /// Seconds from a frame to the next.
  public var frameTime = 1.0 / 60

  /// What is on the surface: the last scene that the host was given.
  public private(set) var scene: Scene?
  /// The alert on the surface, or about to be there.
  public private(set) var presentation: Presentation?
  /// What is put on the surface when it is reported.
  private var pending: Scene?
  private var isReported = false
  private var timer: Int?

  /// Makes a host whose surface is a phone, with text that ``FixedMeasurer`` measures.
  public init(
    environment: Environment = Environment(), measurer: Measurer = FixedMeasurer.measurer,
    clock: ManualClock = ManualClock(), playsMotion: Bool = false
  ) {
    self.environment = environment
    self.measurer = measurer
    self.clock = clock
    self.playsMotion = playsMotion
  }

  // MARK: The contract

  public var now: Double { clock.now }

  public func show(_ scene: Scene, for presentation: Presentation) {
    operations.append(.show(presentation.token))
    self.presentation = presentation
    isReported = false
    pending = scene
    switch showing {
    case .atOnce: report(.presented)
    case .later: break
    case .refused: report(.presentationFailed)
    }
  }

  public func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    operations.append(.draw(presentation.token, animated: animated))
    self.scene = scene
  }

  public func hide(_ presentation: Presentation) {
    operations.append(.hide(presentation.token))
    scene = nil
    pending = nil
    self.presentation = nil
  }

  public func perform(_ request: HostRequest, for presentation: Presentation) {
    operations.append(.perform(presentation.token, request))
  }

  public func wake(_ presenter: AlertPresenter, at time: Double?) {
    if let timer { clock.cancel(timer) }
    timer = nil
    guard let time else { return }
    let due = time > now ? time : now + frameTime
    timer = clock.schedule(at: due) {
      self.timer = nil
      presenter.wake()
    }
  }

  // MARK: Reports

  /// Whether an alert waits for its report.
  public var isPending: Bool { presentation != nil && !isReported }

  /// Says that the alert that waits for it is shown; ignored where none waits.
  public func reportPresented() {
    if isPending { report(.presented) }
  }

  /// Says that the alert that waits for it could not be shown; ignored where none waits.
  public func reportFailure() {
    if isPending { report(.presentationFailed) }
  }

  private func report(_ event: SessionEvent) {
    isReported = true
    scene = event == .presented ? pending : nil
    pending = nil
    guard let presentation else { return }
    if event == .presentationFailed { operations.append(.refuse(presentation.token)) }
    presentation.send(event)
  }

  // MARK: What was told

  /// The alerts in the order in which they came and went.
  public var appearances: [Operation] {
    operations.filter { operation in
      switch operation {
      case .show, .refuse, .hide: true
      case .draw, .perform: false
      }
    }
  }

  /// What assistive technology was told to say, in order.
  public var announcements: [String] {
    operations.compactMap { operation in
      if case .perform(_, .announce(let text)) = operation { text } else { nil }
    }
  }

  /// The ids of the actions on the surface, in the order in which they are drawn.
  public var shownActions: [Name] {
    guard let scene else { return [] }
    return scene.nodes.filter { $0.role == .action }.map { Self.action(of: $0.id) }
  }

  private static func action(of node: Name) -> Name {
    let prefix = Array("action/".utf8)
    return Name(String(decoding: Array(node.string.utf8).dropFirst(prefix.count), as: UTF8.self))
  }
}
