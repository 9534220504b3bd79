internal import Heed

/// The surface of a form of words: it shows nothing by itself, and keeps what has to be said.
@MainActor
final class PlainHost: AlertHost {
  let device: any TerminalDevice
  let locale: Name
  private(set) var presentation: Presentation?
  private var wakeTime: (presenter: AlertPresenter, time: Double)?
  /// What was said since the last time.
  private var announcements: [String] = []
  /// The node to which the session moved the focus last.
  private(set) var focus: Name?
  private(set) var failure: TerminalError?

  init(device: any TerminalDevice, locale: Name) {
    self.device = device
    self.locale = locale
  }

  var environment: Environment {
    let size = TerminalSize.usual
    return .terminal(
      columns: size.columns, rows: size.rows, isDark: true, reducesMotion: true, locale: locale)
  }

  var measurer: Measurer { CellMeasurer().measurer }
  var now: Double { device.now }

  func show(_ scene: Scene, for presentation: Presentation) {
    do throws(TerminalError) {
      try device.begin()
      self.presentation = presentation
      presentation.send(.presented)
    } catch {
      failure = error
      presentation.send(.presentationFailed)
    }
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {}

  func hide(_ presentation: Presentation) {
    if self.presentation == presentation { self.presentation = nil }
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    wakeTime = time.map { (presenter, max($0, now)) }
  }

  func perform(_ request: HostRequest, for presentation: Presentation) {
    switch request {
    case .announce(let text): announcements.append(text)
    case .moveFocus(let node): focus = node
    default: break
    }
  }

  /// When the presenter wants to be woken, in seconds.
  var deadline: Double? { wakeTime?.time }

  /// Wakes the presenter if it is time.
  func turn() {
    guard let wakeTime, wakeTime.time <= now else { return }
    self.wakeTime = nil
    wakeTime.presenter.wake()
  }

  /// What was said since the last time this was asked.
  func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }

  /// Forgets where the focus went, to see whether it goes somewhere.
  func forgetFocus() { focus = nil }
}
