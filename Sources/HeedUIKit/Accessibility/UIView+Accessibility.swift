#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension UIView {
    /// Tells assistive technology what a node is, in a language or the app's own; tests of the app's
    /// interface find it by the node's id.
    func adopt(_ accessibility: Accessibility?, id: Name, language: Name?) {
      accessibilityIdentifier = id.string
      accessibilityLanguage = language?.string
      isAccessibilityElement = accessibility.map { $0.role.isElement } ?? false
      accessibilityLabel = accessibility?.label
      accessibilityValue = accessibility?.value
      accessibilityHint = accessibility?.hint
      accessibilityTraits = accessibility.map { UIAccessibilityTraits($0) } ?? .none
      accessibilityRespondsToUserInteraction = accessibility?.role.isActive ?? false
    }
  }

  extension Accessibility.Role {
    /// Whether it is read by itself; the alert and the app's own views hold others.
    fileprivate var isElement: Bool {
      switch kind {
      case .dialog, .group: false
      default: true
      }
    }

    /// Whether the person can do something with it.
    fileprivate var isActive: Bool {
      switch kind {
      case .button, .link, .textField, .secureField, .checkbox, .radio, .toggle: true
      case .dialog, .heading, .text, .image, .progress, .group: false
      }
    }
  }

  extension UIAccessibilityTraits {
    @MainActor
    init(_ accessibility: Accessibility) {
      var traits: UIAccessibilityTraits =
        switch accessibility.role.kind {
        case .heading: .header
        case .text: .staticText
        case .image: .image
        case .button, .checkbox, .radio: .button
        case .link: .link
        case .toggle: .switch
        case .progress: .updatesFrequently
        case .dialog, .group, .textField, .secureField: .none
        }
      if !accessibility.isEnabled { traits.insert(.notEnabled) }
      // A switch says its value; it would be called selected besides.
      if accessibility.isSelected && accessibility.role != .toggle { traits.insert(.selected) }
      self = traits
    }

    /// Those of a switch of the system, which has a value of "1" or "0" read as on or off.
    @MainActor
    private static var `switch`: UIAccessibilityTraits {
      if #available(iOS 17.0, *) { return [.button, .toggleButton] }
      return UISwitch().accessibilityTraits
    }
  }
#endif
