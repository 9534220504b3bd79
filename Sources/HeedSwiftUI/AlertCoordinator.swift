#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit
  internal import SwiftUI

  /// Does what a view's alert needs, after SwiftUI is through with the update of the view.
  @MainActor
  final class AlertCoordinator {
    private var bound = BoundAlert<AnyHashable>()
    private var declaration: AlertDeclaration?
    private var environment = EnvironmentValues()
    /// What the state wanted when it was read last.
    private var wish: AlertWish?
    /// Who is told the answer to the alert that is up.
    private var asking: AlertWish?
    private var handle: AlertHandle?
    private var slots: HostedSlots?
    private weak var controller: AnchorController?
    private var isPassDue = false

    // MARK: What SwiftUI says

    func attach(to controller: AnchorController) {
      self.controller = controller
      controller.onMove = { [weak self] in self?.passSoon() }
    }

    func update(_ declaration: AlertDeclaration, in environment: EnvironmentValues) {
      self.declaration = declaration
      self.environment = environment
      passSoon()
    }

    func viewIsGone() {
      Task { perform(bound.handle(.viewGone)) }
    }

    // MARK: What follows

    /// State may not be changed, and nothing be presented, while views are updated.
    private func passSoon() {
      guard !isPassDue else { return }
      isPassDue = true
      Task {
        isPassDue = false
        pass()
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

    private func pass() {
      readWish()
      let isInWindow = controller?.viewIfLoaded?.window != nil
      perform(bound.handle(.wants(wish?.question, isInWindow: isInWindow)))
      guard bound.isUp, let wish, let declaration else { return }
      asking = wish
      slots?.update(declaration.slots, in: environment)
    }

    private func readWish() {
      wish = declaration?.wish()
    }

    private func isOver(_ answer: Answer) {
      handle = nil
      slots = nil
      readWish()
      perform(bound.handle(.ended(answer, wanted: wish?.question)))
    }

    private func perform(_ effects: [BoundAlert<AnyHashable>.Effect]) {
      for effect in effects {
        switch effect {
        case .present(let alert): present(alert)
        case .update(let alert): handle?.update(alert)
        case .close: handle?.close()
        case .clear:
          declaration?.clear()
          readWish()
          perform(bound.handle(.cleared(left: wish?.question)))
        case .deliver(let answer):
          let asked = asking
          asking = nil
          asked?.deliver(answer)
          passAfterUpdate()
        }
      }
    }

    private func present(_ alert: Heed.Alert) {
      guard let declaration, let controller else { return }
      asking = wish
      let slots = HostedSlots(declaration.slots, in: environment)
      self.slots = slots
      var options = slots.added(to: declaration.options)
      if declaration.isAnchor { options.anchor = PopoverAnchor(controller.view) }
      // It may be over before this returns. Until it is, the coordinator lives.
      let handle = alert.present(from: controller, handlers: declaration.handlers, options: options)
      { self.isOver($0) }
      if handle.answer == nil { self.handle = handle }
    }
  }
#endif
