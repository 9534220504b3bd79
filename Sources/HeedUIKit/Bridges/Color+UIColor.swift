#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension Color {
    /// The colour with what it is in light and dark appearance and at increased contrast.
    ///
    /// Parts beyond sRGB are clamped to it, and a pattern becomes clear.
    public init(_ color: UIColor) {
      func part(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> RGBA {
        RGBA(color.resolvedColor(with: .of(style, contrast)))
      }
      let light = part(.light, .normal)
      let dark = part(.dark, .normal)
      let lightHighContrast = part(.light, .high)
      let darkHighContrast = part(.dark, .high)
      self.init(
        light: Color(light), dark: dark == light ? nil : Color(dark),
        lightHighContrast: lightHighContrast == light ? nil : Color(lightHighContrast),
        darkHighContrast: darkHighContrast == dark ? nil : Color(darkHighContrast))
    }
  }

  extension RGBA {
    /// The colour's parts in sRGB, as it is in the current appearance.
    ///
    /// Parts beyond sRGB are clamped to it, and a pattern becomes clear.
    public init(_ color: UIColor) {
      var red = 0.0 as CGFloat
      var green = 0.0 as CGFloat
      var blue = 0.0 as CGFloat
      var alpha = 0.0 as CGFloat
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  extension UITraitCollection {
    fileprivate static func of(
      _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast
    ) -> UITraitCollection {
      if #available(iOS 17, *) {
        return UITraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
      } else {
        return UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      }
    }
  }
#endif
