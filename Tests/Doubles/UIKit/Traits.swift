public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
}

public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
}

struct TraitValues: UIMutableTraits, Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
}

public final class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues
  init(values: TraitValues) { self.values = values }
  public override convenience init() { self.init(values: TraitValues()) }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? TraitValues())
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for traits in traitCollections {
      let other = traits.values
      if other.userInterfaceStyle != .unspecified {
        values.userInterfaceStyle = other.userInterfaceStyle
      }
      if other.accessibilityContrast != .unspecified {
        values.accessibilityContrast = other.accessibilityContrast
      }
    }
    self.init(values: values)
  }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var displayScale: CGFloat { values.displayScale }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  public override var hash: Int { values.preferredContentSizeCategory.hashValue }

  nonisolated(unsafe) public static var current = UITraitCollection.doublePhone
  /// Light, compact, default text size, two pixels a point.
  public static let doublePhone = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.accessibilityContrast = .normal
    $0.preferredContentSizeCategory = .large
    $0.legibilityWeight = .regular
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.displayScale = 2
  }
  /// The same with changes.
  public func doubleWith(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    change(&traits)
    return UITraitCollection(values: traits as? TraitValues ?? values)
  }
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .unspecified ? self : doubleWith { $0.userInterfaceStyle = style }
  }
}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public protocol UITraitChangeRegistration {}
struct TraitRegistration: UITraitChangeRegistration {}
