#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit
  internal import SwiftUI

  /// Presents a view's alert, after SwiftUI is through with the update of the view.
  @MainActor
  final class AlertCoordinator {
    private let presenter = BoundAlertPresenter<AnyHashable> { _, _ in nil }
    private var declaration: AlertDeclaration?
    private var environment = EnvironmentValues()
    private var slots: HostedSlots?
    private weak var controller: AnchorController?
    private var isPassDue = false

    init() {
      // While an alert is up the presenter keeps this by its completion, so that it is answered.
      presenter.present = { [weak self] in self?.present($0, $1) }
      presenter.onDelivery = { [weak self] in self?.passAfterUpdate() }
    }

    // MARK: What SwiftUI says

    func attach(to controller: AnchorController) {
      self.controller = controller
      controller.onMove = { [weak self] in self?.passSoon() }
    }

    func update(_ declaration: AlertDeclaration, in environment: EnvironmentValues) {
      self.declaration = declaration
      self.environment = environment
      presenter.readWish = declaration.wish
      presenter.clear = declaration.clear
      passSoon()
    }

    func viewIsGone() {
      Task { presenter.viewIsGone() }
    }

    // MARK: What follows

    /// State may not be changed, and nothing be presented, while views are updated.
    private func passSoon() {
      guard !isPassDue else { return }
      isPassDue = true
      Task {
        isPassDue = false
        presenter.pass(isInWindow: controller?.viewIfLoaded?.window != nil)
        if presenter.isUp, let declaration {
          slots?.update(declaration.slots, in: environment)
        }
      }
    }

    /// Where the answer led to the same question again, SwiftUI may see no change and update nothing.
    ///
    /// By then it has updated what it does update, so that nothing outdated is presented.
    private func passAfterUpdate() {
      Task {
        try? await Task.sleep(nanoseconds: 100_000_000)
        passSoon()
      }
    }

    private func present(
      _ alert: Heed.Alert, _ completion: @escaping @MainActor (Answer) -> Void
    ) -> AlertHandle? {
      guard let declaration, let controller else {
        completion(Answer(to: alert, reason: .unavailable, wasShown: false))
        return nil
      }
      let slots = HostedSlots(declaration.slots, in: environment)
      self.slots = slots
      var options = slots.added(to: declaration.options)
      if declaration.isAnchor { options.anchor = PopoverAnchor(controller.view) }
      return alert.present(from: controller, handlers: declaration.handlers, options: options) {
        if self.slots === slots { self.slots = nil }
        completion($0)
      }
    }
  }
#endif
