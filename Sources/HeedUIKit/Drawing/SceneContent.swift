#if canImport(UIKit) && !os(watchOS)
  public import Heed
  internal import UIKit

  /// What an app adds to an alert that a value cannot hold: views for slots and actions, and where
  /// pictures come from.
  ///
  /// It is kept as long as the alert is presented and no longer.
  @MainActor
  public struct SceneContent {
    /// What stands in the slots, by their ids.
    public var slots: [Name: SlotContent]
    /// Makes the view of an action, by the action's id; once for each time the alert is shown.
    public var actionViews: [Name: @MainActor () -> ActionView]
    /// Where pictures come from.
    public var images: ImageProvider

    /// Makes content; nothing added, and the app's own pictures, by default.
    public init(
      slots: [Name: SlotContent] = [:], actionViews: [Name: @MainActor () -> ActionView] = [:],
      images: ImageProvider = ImageProvider()
    ) {
      self.slots = slots
      self.actionViews = actionViews
      self.images = images
    }
  }
#endif
