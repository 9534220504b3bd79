public import Foundation

public final class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }
  public class var labelFontSize: CGFloat { 17 }

  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = descriptor
    pointSize = size == 0 ? descriptor.pointSize : size
  }
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let isSystem = fontName.hasPrefix(UIFontDescriptor.systemFamily)
    guard isSystem || UIFont.doubleFamilies.contains(fontName) else { return nil }
    self.init(descriptor: UIFontDescriptor(family: fontName), size: fontSize)
  }
  /// Families that the app has besides the system's.
  nonisolated(unsafe) public static var doubleFamilies: Set<String> = []
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    doubleFamilies.contains(familyName) ? [familyName] : []
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(weight: weight.rawValue), size: fontSize)
  }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(
        weight: style == .headline ? UIFont.Weight.semibold.rawValue : 0, textStyle: style),
      size: 17)
  }
  public var familyName: String { fontDescriptor.family }
  public var fontName: String { fontDescriptor.family }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.25 }
  var weight: CGFloat { fontDescriptor.weight }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && fontDescriptor.isEqual(other.fontDescriptor)
  }
  public override var hash: Int { pointSize.hashValue }
}

public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
  static let systemFamily = ".AppleSystemUIFont"

  let family: String
  let weight: CGFloat
  let textStyle: UIFont.TextStyle?
  public let symbolicTraits: SymbolicTraits
  public let pointSize: CGFloat

  init(
    family: String = systemFamily, weight: CGFloat = 0, textStyle: UIFont.TextStyle? = nil,
    symbolicTraits: SymbolicTraits = [], pointSize: CGFloat = 12
  ) {
    self.family = family
    self.weight = weight
    self.textStyle = textStyle
    self.symbolicTraits = symbolicTraits
    self.pointSize = pointSize
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let traits = attributes[.traits] as? [TraitKey: Any]
    self.init(
      family: attributes[.family] as? String ?? Self.systemFamily,
      weight: traits?[.weight] as? CGFloat ?? 0)
  }
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: return family
    case .traits: return [TraitKey.weight: weight] as [TraitKey: Any]
    case .textStyle: return textStyle?.rawValue
    default: return nil
    }
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard family.hasPrefix(Self.systemFamily) else { return nil }
    let suffix =
      switch design {
      case .serif: "Serif"
      case .rounded: "Rounded"
      case .monospaced: "Monospaced"
      default: ""
      }
    return UIFontDescriptor(
      family: Self.systemFamily + suffix, weight: weight, textStyle: textStyle,
      symbolicTraits: symbolicTraits, pointSize: pointSize)
  }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      family: family, weight: weight, textStyle: textStyle, symbolicTraits: symbolicTraits,
      pointSize: pointSize)
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return family == other.family && weight == other.weight && textStyle == other.textStyle
      && symbolicTraits == other.symbolicTraits
  }
  public override var hash: Int { family.hashValue }
}
