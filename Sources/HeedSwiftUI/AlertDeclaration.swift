#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit

  /// An alert that is wanted, and who is told the answer.
  @MainActor
  struct AlertWish {
    let question: BoundAlert<AnyHashable>.Question
    let deliver: @MainActor (Answer) -> Void

    init(
      _ question: BoundAlert<AnyHashable>.Question, deliver: @escaping @MainActor (Answer) -> Void
    ) {
      self.question = question
      self.deliver = deliver
    }
  }

  /// What a view says about its alert each time it is updated.
  @MainActor
  struct AlertDeclaration {
    /// What the app's state wants at the moment of the call.
    let wish: @MainActor () -> AlertWish?
    /// Makes the state want nothing.
    let clear: @MainActor () -> Void
    let slots: [AlertSlot]
    let handlers: Handlers
    let options: UIKitOptions
    /// Whether a sheet points to the view.
    let isAnchor: Bool
  }
#endif
