#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SystemStyling {
    /// Gives the controller the alert's own fonts, colours and pictures, as far as it takes them.
    @MainActor
    func apply(_ alert: Alert, failure: String?, to controller: UIAlertController) {
      #if canImport(ObjectiveC)
        guard kind == .keyValueCoding else { return }
        let traits = controller.traitCollection
        controller.take(
          alert.title?.attributed(.style(.headline), traits), for: "attributedTitle")
        // It hides the plain message, which ends with what failed.
        var message = alert.message
        if let failure { message?.text.append(RichText("\n\n\(failure)")) }
        controller.take(message?.attributed(.style(.footnote), traits), for: "attributedMessage")
        let direction = Direction(traits.layoutDirection)
        for (entry, shown) in zip(alert.actionEntries, controller.actions) {
          let action = entry.action
          if let color = action.color { shown.take(UIColor(color), for: "titleTextColor") }
          if let alignment = action.alignment {
            let value = NSTextAlignment(alignment, direction: direction).rawValue
            shown.take(NSNumber(value: value), for: "titleTextAlignment")
          }
          if let image = action.image, let picture = ImageProvider().uiImage(image) {
            let mode = UIImage.RenderingMode(image.rendering)
            shown.take(picture.withRenderingMode(mode), for: "image")
          }
        }
      #endif
    }
  }

  #if canImport(ObjectiveC)
    extension PlacedText {
      /// The text with its look; nothing where the system's own look is meant.
      fileprivate func attributed(
        _ base: Font, _ traits: UITraitCollection
      ) -> NSAttributedString? {
        guard hasOwnLook else { return nil }
        return NSAttributedString(
          text, font: font?.over(base) ?? base, color: color ?? .label, compatibleWith: traits)
      }
    }

    extension NSObject {
      /// Sets a key only where the object has a method for it, so that one that is gone does no harm.
      fileprivate func take(_ value: NSObject?, for key: String) {
        guard SystemStyling.setters(of: key).contains(where: { responds(to: Selector($0)) }) else {
          return
        }
        setValue(value, forKey: key)
      }
    }
  #endif
#endif
