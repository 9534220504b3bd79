#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import HeedUpdate
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Shows what a gate wants above the app, from the view's first appearance on.
    ///
    /// - Parameter gate: The app's gate, which the app keeps.
    /// - Returns: The view, with nothing added that is seen.
    public func updateGate(_ gate: UpdateGate) -> some View {
      onAppear { gate.start() }
    }
  }
#endif
