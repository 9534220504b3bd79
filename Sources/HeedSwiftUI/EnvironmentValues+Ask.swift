#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  internal import UIKit

  @available(iOSApplicationExtension, unavailable, message: "Use the modifier `heed`.")
  extension EnvironmentValues {
    /// Asks from a view and waits for the answer.
    ///
    /// By default an alert has a window of its own, above everything in the scene that was active last.
    /// Below ``SwiftUI/View/askHere()`` it is presented in the scene of that view.
    public internal(set) var ask: AskAction {
      get { AskAction(place: self[AskPlaceKey.self]) }
      set { self[AskPlaceKey.self] = newValue.place }
    }
  }

  private struct AskPlaceKey: EnvironmentKey {
    static var defaultValue: AskPlace? { nil }
  }

  extension View {
    /// Lets the `ask` of the views inside present over this view, in its scene.
    ///
    /// Put it around the root of each scene in an app with more than one.
    @available(iOSApplicationExtension, unavailable, message: "Use the modifier `heed`.")
    public func askHere() -> some View {
      modifier(AskHereModifier())
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct AskHereModifier: ViewModifier {
    @State private var place = AskPlace()

    func body(content: Content) -> some View {
      content
        .environment(\.ask, AskAction(place: place))
        .background { AskAnchor(place: place).accessibilityHidden(true) }
    }
  }

  private struct AskAnchor: UIViewControllerRepresentable {
    let place: AskPlace

    func makeUIViewController(context: Context) -> AnchorController {
      let controller = AnchorController()
      place.controller = controller
      return controller
    }

    func updateUIViewController(_ controller: AnchorController, context: Context) {
      place.controller = controller
    }
  }
#endif
