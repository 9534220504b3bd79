#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Heed
  public import SwiftUI

  /// SwiftUI content for a slot of an alert.
  ///
  /// ```swift
  /// AlertSlot("volume") { Slider(value: $volume) }
  /// ```
  @MainActor
  public struct AlertSlot {
    let id: Name
    let content: AnyView

    /// Puts content into the slot of an id.
    ///
    /// Where the alert says nothing about the slot's height, the content is as high as it likes to be
    /// at the slot's width, also when that changes. In a `heed` modifier it has the environment of the
    /// view, and is made anew each time the view is updated.
    public init(_ id: Name, @ViewBuilder content: () -> some View) {
      self.id = id
      self.content = AnyView(content())
    }
  }
#endif
