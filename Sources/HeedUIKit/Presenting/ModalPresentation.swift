#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Takes one controller onto the screen and off it by UIKit's means, as its ``PresentationCourse``
  /// says.
  ///
  /// The controller keeps it, so that it is there for as long as UIKit has something to tell.
  @MainActor
  final class ModalPresentation {
    private(set) weak var controller: AlertViewController?
    /// What the session has to know.
    var report: ((PresentationCourse.Report) -> Void)?
    /// Finds what presents.
    var findPresenter: (() -> PresenterSearch)?
    /// Is told what presents, before it does.
    var willPresent: ((UIViewController) -> Void)?

    private var course: PresentationCourse
    private let clock: HostClock
    private let watch: HostTimer
    private var watched: PresentationCourse.Place?
    private var events: [PresentationCourse.Event] = []
    private var isHandling = false

    init(_ controller: AlertViewController, isProvisional: Bool, clock: HostClock) {
      self.controller = controller
      self.clock = clock
      course = PresentationCourse(isProvisional: isProvisional)
      watch = HostTimer(clock: clock)
    }

    var isLeaving: Bool { course.isLeaving }
    var isGoing: Bool { course.isGoing }
    var place: PresentationCourse.Place { course.place }

    /// Whether the controller is up as far as UIKit said, and in no window that is shown.
    var isLost: Bool {
      guard course.place == .up, let controller else { return false }
      return controller.presentingViewController == nil
        || controller.windowInFront?.isHidden != false
    }

    /// Tells the course what happened; what happens meanwhile comes afterwards.
    func send(_ event: PresentationCourse.Event) {
      events.append(event)
      guard !isHandling else { return }
      isHandling = true
      while !events.isEmpty {
        for step in course.handle(events.removeFirst()) { take(step) }
      }
      isHandling = false
      startWatch()
    }

    /// Tells the course what happened once UIKit is through with telling others.
    func sendSoon(_ event: PresentationCourse.Event) {
      clock.soon { [self] in send(event) }
    }

    /// Finds out whether the controller is presented still, once UIKit is through with what it does.
    func lookSoon() {
      clock.soon { [self] in
        guard course.place == .up, let controller, controller.isGone else { return }
        send(.gone)
      }
    }

    /// Has the entry be over with everything where it is, because a finger took the panel.
    func endEntry() {
      if course.place == .presenting { controller?.transitions.finish() }
    }

    private func take(_ step: PresentationCourse.Step) {
      switch step {
      case .present: present()
      case .dismiss(let animated): dismiss(animated)
      case .finishTransition: finishTransition()
      case .waitForPresenter: waitForPresenter()
      case .removeView: controller?.removeFromScreen()
      case .restore: controller?.restore()
      case .report(let report): self.report?(report)
      }
    }

    private func finishTransition() {
      controller?.transitions.finish()
      controller?.delegate?.alertStopped()
    }

    private func present() {
      guard let controller, let search = findPresenter?() else { return send(.refused) }
      switch search {
      case .found(let presenter):
        willPresent?(presenter)
        presenter.present(controller, animated: true) { [weak self] in
          // It runs after a transition that was cancelled, too.
          guard let self, self.controller?.presentingViewController != nil else { return }
          send(.didPresent(completed: true))
        }
        // UIKit says that it refuses in its log alone.
        if controller.presentingViewController == nil { send(.refused) }
      case .busy: send(.presenterBusy)
      case .gone: send(.refused)
      }
    }

    private func dismiss(_ animated: Bool) {
      guard let presenter = controller?.presentingViewController else { return send(.gone) }
      presenter.dismiss(animated: animated) { [weak self] in
        guard let self, controller?.presentingViewController == nil else { return }
        send(.didDismiss(completed: true))
      }
    }

    private func waitForPresenter() {
      if case .busy(let other?)? = findPresenter?(), let coordinator = other.transitionCoordinator {
        let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
          self?.sendSoon(.presenterReady)
        }
        if isQueued { return }
      }
      _ = clock.schedule(0.1) { [weak self] in self?.send(.presenterReady) }
    }

    /// Watches that UIKit goes on.
    private func startWatch() {
      guard let patience = course.patience else {
        watched = nil
        return watch.stop()
      }
      guard watched != course.place else { return }
      watched = course.place
      watch.start(in: patience + (controller?.transitions.duration ?? 0)) { [self] in
        watched = nil
        if controller == nil { send(.gone) }
        send(.overdue)
      }
    }
  }

  extension UIViewController {
    /// The window of its view, or of what covers that.
    var windowInFront: UIWindow? {
      var controller: UIViewController? = self
      while let here = controller {
        if let window = here.viewIfLoaded?.window { return window }
        controller = here.presentedViewController
      }
      return nil
    }

    /// Whether nothing presents it any more; what it presents itself may cover it.
    fileprivate var isGone: Bool {
      presentingViewController == nil
        || (viewIfLoaded?.window == nil && presentedViewController == nil)
    }
  }
#endif
