import Heed
import UIKit

@testable import HeedUIKit

/// What a surface and a person's settings are like, for UIKit and for the core.
struct PictureSetting: Sendable, CustomStringConvertible {
  var isSmall = false
  var scale = 2.0
  var appearance = Appearance.light
  var direction = Direction.leftToRight
  var textSize = ContentSizeCategory.large

  /// Every one of two sizes, three scales, two appearances, directions and text sizes.
  static let all: [PictureSetting] = {
    var all: [PictureSetting] = []
    for isSmall in [false, true] {
      for scale in [1.0, 2, 3] {
        for appearance in [Appearance.light, .dark] {
          for direction in [Direction.leftToRight, .rightToLeft] {
            for textSize in [ContentSizeCategory.large, .accessibility3] {
              all.append(
                PictureSetting(
                  isSmall: isSmall, scale: scale, appearance: appearance, direction: direction,
                  textSize: textSize))
            }
          }
        }
      }
    }
    return all
  }()

  var size: CGSize {
    isSmall ? CGSize(width: 320, height: 256) : CGSize(width: 390, height: 844)
  }

  var safeArea: UIEdgeInsets {
    UIEdgeInsets(top: isSmall ? 0 : 47, left: 0, bottom: isSmall ? 0 : 34, right: 0)
  }

  var traits: UITraitCollection {
    UITraitCollection.doublePhone.doubleWith {
      $0.userInterfaceStyle = appearance == .dark ? .dark : .light
      $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      $0.preferredContentSizeCategory = UIContentSizeCategory(textSize)
      $0.displayScale = scale
    }
  }

  /// What the core gets without UIKit.
  var environment: Environment {
    Environment(
      size: Size(width: size.width, height: size.height),
      safeArea: EdgeInsets(top: safeArea.top, bottom: safeArea.bottom), scale: scale,
      appearance: appearance, direction: direction, textSize: textSize)
  }

  var description: String {
    let size = isSmall ? "320x256" : "390x844"
    let look = appearance == .dark ? "dark" : "light"
    let way = direction == .rightToLeft ? "rtl" : "ltr"
    let text = textSize == .large ? "L" : "AX3"
    return "\(size)@\(Int(scale))x \(look) \(way) \(text)"
  }
}
