#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import SwiftUI
  internal import UIKit

  /// Puts the place from which alerts are presented behind a view.
  struct AlertModifier: ViewModifier {
    let declaration: AlertDeclaration

    func body(content: Content) -> some View {
      content.background {
        AlertAnchor(declaration: declaration).accessibilityHidden(true)
      }
    }
  }

  /// Tells the coordinator what the view says; what follows from it happens after the update.
  private struct AlertAnchor: UIViewControllerRepresentable {
    let declaration: AlertDeclaration

    func makeCoordinator() -> AlertCoordinator { AlertCoordinator() }

    func makeUIViewController(context: Context) -> AnchorController {
      let controller = AnchorController()
      context.coordinator.attach(to: controller)
      return controller
    }

    func updateUIViewController(_ controller: AnchorController, context: Context) {
      context.coordinator.update(declaration, in: context.environment)
    }

    static func dismantleUIViewController(
      _ controller: AnchorController, coordinator: AlertCoordinator
    ) {
      coordinator.viewIsGone()
    }
  }
#endif
