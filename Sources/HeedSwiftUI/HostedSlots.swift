#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit
  internal import SwiftUI

  /// The SwiftUI content of one alert while it is presented.
  @MainActor
  final class HostedSlots {
    private var controllers: [Name: SlotController] = [:]

    init(_ slots: [AlertSlot], in environment: EnvironmentValues? = nil) {
      for slot in slots {
        controllers[slot.id] = SlotController(slot.content, in: environment)
      }
    }

    /// Options with the content in the slots.
    func added(to options: UIKitOptions) -> UIKitOptions {
      var options = options
      for (id, controller) in controllers {
        options.content.slots[id] = SlotContent(controller) { [weak controller] width in
          controller?.height(atWidth: width)
        }
      }
      return options
    }

    /// Shows what a view says now in the slots that were there when the alert was presented.
    func update(_ slots: [AlertSlot], in environment: EnvironmentValues) {
      for slot in slots {
        guard let controller = controllers[slot.id] else { continue }
        controller.show(slot.content, in: environment)
        controller.checkHeight()
      }
    }
  }
#endif
