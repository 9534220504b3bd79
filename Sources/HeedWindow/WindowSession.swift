internal import CGtk
public import Heed

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Shows alerts in a window, one after the other, and brings back what came of each.
@MainActor
public final class WindowSession {
  public let host: WindowHost
  private let presenter: AlertPresenter

  /// Makes a session; call ``connect()`` before.
  public init(painter: WindowPainter, locale: Name = "en") {
    host = WindowHost(painter: painter, locale: locale)
    presenter = AlertPresenter(host: host)
  }

  /// Connects to the display, for the whole process.
  ///
  /// GTK's drawing by graphics cards is left out, because starting it takes longer than showing an
  /// alert does; who sets `GDK_DEBUG` or `GSK_RENDERER` decides otherwise.
  ///
  /// - Returns: Whether there is a display.
  public static func connect(programName: String = "heed") -> Bool {
    setenv("GDK_DEBUG", "gl-disable", 0)
    setenv("GSK_RENDERER", "cairo", 0)
    heed_keep_quiet()
    g_set_prgname(programName)
    g_set_application_name("Heed")
    return gtk_init_check() != 0
  }

  /// Shows an alert and waits for its answer; other events of the process's main loop are handled
  /// meanwhile.
  public func run(
    _ alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions(), began: (AlertHandle) -> Void = { _ in }
  ) -> Answer {
    let handle = presenter.present(alert, handlers: handlers, options: options) { _ in }
    began(handle)
    while true {
      if let answer = handle.answer { return answer }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Moves the focus to an action, as the person could.
  public func focus(action: Name) {
    guard let presentation = host.presentation else { return }
    let node: Name = "action/\(action)"
    presentation.send(.focusMoved(node))
    host.grabFocus(node)
  }

  /// Calls something whenever a file can be read, until it says that it wants no more.
  public func watch(file: Int32, _ run: @escaping @MainActor () -> Bool) {
    Signal.onReadable(file, run)
  }

  /// Everything ends: all alerts are interrupted.
  public func surfaceGone() {
    presenter.surfaceGone()
  }
}
