#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension UIKitHost {
    /// The settings that no trait tells of.
    static var settings: [Notification.Name] {
      [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        UIAccessibility.boldTextStatusDidChangeNotification,
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
      ]
    }

    /// The surface of the alert that is up, else the window that the next one will be in.
    var environment: Environment {
      let view = shown?.surfaceView ?? shown?.window ?? surface.appWindow
      let traits = view?.traitCollection ?? UITraitCollection.current
      var environment = Environment(
        scale: traits.displayScale > 0 ? traits.displayScale : 2,
        appearance: Appearance(traits.userInterfaceStyle),
        isHighContrast: traits.accessibilityContrast == .high
          || UIAccessibility.isDarkerSystemColorsEnabled,
        direction: Direction(traits.layoutDirection),
        textSize: ContentSizeCategory(traits.preferredContentSizeCategory),
        isBoldText: traits.legibilityWeight == .bold || UIAccessibility.isBoldTextEnabled,
        reducesMotion: UIAccessibility.isReduceMotionEnabled,
        reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
        usesAssistiveTechnology: UIAccessibility.isVoiceOverRunning
          || UIAccessibility.isSwitchControlRunning,
        locale: Self.locale)
      guard let view else { return environment }
      if let room = shown?.popoverSize, let window = shown?.window {
        // UIKit keeps a popover clear of bars and keyboard, and makes it smaller for that.
        environment.size = Size(room)
        environment.size.height = max(1, room.height - keyboard.height(in: window))
      } else {
        environment.size = Size(view.bounds.size)
        environment.safeArea = EdgeInsets(view.safeAreaInsets)
        environment.keyboardHeight = keyboard.height(in: view)
      }
      return environment
    }

    /// The language that the app is in, which its alerts are written in too.
    private static var locale: Name {
      Name(Bundle.main.preferredLocalizations.first ?? Locale.preferredLanguages.first ?? "en")
    }
  }

  extension UIKitHost: KeyboardListener {
    func keyboardMoved(with animation: LayoutAnimation) {
      // The keyboard of the app behind is no concern of a host without an alert.
      if shown != nil { surfaceChanged(animation) }
    }
  }
#endif
