#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Heed
  public import HeedUIKit
  internal import SwiftUI
  internal import UIKit

  /// Asks from any view and waits for the answer.
  ///
  /// ```swift
  /// @Environment(\.ask) private var ask
  /// …
  /// if await ask(alert).action == "delete" { delete() }
  /// ```
  @available(iOSApplicationExtension, unavailable, message: "Use the modifier `heed`.")
  @MainActor
  public struct AskAction {
    /// Where alerts are presented from; nothing gives each a window of its own.
    let place: AskPlace?

    /// Presents an alert and waits for the answer.
    ///
    /// Cancelling the task, as SwiftUI does where `task` belongs to a view that goes, takes the alert
    /// back: it ends as `withdrawn`.
    ///
    /// - Parameters:
    ///   - alert: What is asked.
    ///   - slots: SwiftUI content for the alert's slots.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn, with which views, and by what.
    /// - Returns: What came back, once the alert is off the screen.
    @discardableResult
    public func callAsFunction(
      _ alert: Heed.Alert, slots: [AlertSlot] = [], handlers: Handlers = Handlers(),
      options: UIKitOptions = UIKitOptions()
    ) async -> Answer {
      if Task.isCancelled { return Answer(to: alert, reason: .withdrawn, wasShown: false) }
      let options = HostedSlots(slots).added(to: options)
      guard let place else {
        return await alert.present(handlers: handlers, options: options)
      }
      guard let controller = place.controller else {
        return Answer(to: alert, reason: .unavailable, wasShown: false)
      }
      return await alert.present(from: controller, handlers: handlers, options: options)
    }

    /// Presents an alert, waits for the answer, and gives the action as a case of the caller's own.
    ///
    /// - Parameters:
    ///   - alert: What is asked.
    ///   - type: The enumeration whose raw values are the ids of the actions.
    ///   - slots: SwiftUI content for the alert's slots.
    ///   - handlers: What runs while it is up.
    ///   - options: When it has its turn, with which views, and by what.
    /// - Returns: The action chosen, or the way out where the person dismissed the alert; nothing where
    ///   it ended otherwise.
    public func callAsFunction<Reply: RawRepresentable>(
      _ alert: Heed.Alert, as type: Reply.Type, slots: [AlertSlot] = [],
      handlers: Handlers = Handlers(), options: UIKitOptions = UIKitOptions()
    ) async -> Reply? where Reply.RawValue == String {
      await self(alert, slots: slots, handlers: handlers, options: options).choice(as: type)
    }
  }

  /// The place of a view in its window; it keeps nothing alive.
  @MainActor
  final class AskPlace {
    weak var controller: UIViewController?

    nonisolated init() {}
  }
#endif
