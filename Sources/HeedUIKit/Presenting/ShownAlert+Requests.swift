#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension ShownAlert {
    /// Does what is asked for beside drawing.
    func perform(_ request: HostRequest) {
      switch request {
      case .move(let movement, let end): move(movement, until: end)
      case .moveFocus(let node):
        let isField = controller.sceneView.scene?[node]?.role == .field
        if isField || controller.isModal { ownWindow?.takeKeys() }
        focus.move(to: node, in: controller)
      case .restoreFocus: focus.restore()
      case .announce(let text):
        UIAccessibility.post(notification: .announcement, argument: text)
      case .haptic(let haptic): haptic.play()
      case .scroll(let area, let offset):
        controller.sceneView.scroll(area, to: offset, animated: modal.place == .up)
      case .open(let link): open(link)
      }
    }

    private func move(_ movement: SessionEffect.Movement, until end: Double) {
      settling?.stopAnimation(true)
      settling = nil
      switch movement {
      case .enter: modal.send(.wantUp)
      case .leave: modal.send(.wantDown(animated: end > now))
      case .drag:
        modal.endEntry()
        if let moment = session?.moment(at: now) { place(moment) }
      case .settle: settle(in: end - now)
      }
    }

    /// Puts panel and backdrop where they are at a moment of their way.
    private func place(_ moment: Moment) {
      controller.apply(moment)
      controller.backdrop?.strength = moment.backdropOpacity
    }

    private func settle(in seconds: Double) {
      let animator = UIViewPropertyAnimator(duration: max(0, seconds), dampingRatio: 1) {
        [weak self] in self?.place(.atRest)
      }
      settling = animator
      animator.startAnimation()
    }

    private func open(_ link: Name) {
      guard let url = URL(string: link.string) else { return }
      if let context = opener {
        context.open(url)
      } else {
        controller.viewIfLoaded?.window?.windowScene?.open(url, options: nil)
      }
    }
  }
#endif
