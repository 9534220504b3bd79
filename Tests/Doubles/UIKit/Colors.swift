public import Foundation

public final class CGColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]?
  init(_ components: [CGFloat]) { self.components = components }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }
  public override var hash: Int { components?.hashValue ?? 0 }
}

public final class UIColor: NSObject, @unchecked Sendable {
  private let parts: [CGFloat]
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    provider = nil
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    parts = [0, 0, 0, 0]
    provider = dynamicProvider
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }
  private var resolved: UIColor { resolvedColor(with: .current) }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved.parts
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  public var cgColor: CGColor { CGColor(resolved.parts) }
  public func setFill() { MainActor.assumeIsolated { DoubleDrawing.fill = self } }
  public func setStroke() {}
  public func set() { setFill() }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || provider == nil && other.provider == nil && parts == other.parts
  }
  public override var hash: Int { parts.hashValue }

  // The figures are not those of iOS: nothing in the host depends on them.
  private static func pair(_ light: [CGFloat], _ dark: [CGFloat]) -> UIColor {
    UIColor { traits in
      let parts = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
  private static func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { plain(1, 0, 0) }
  public class var green: UIColor { plain(0, 1, 0) }
  public class var blue: UIColor { plain(0, 0, 1) }
  public class var cyan: UIColor { plain(0, 1, 1) }
  public class var yellow: UIColor { plain(1, 1, 0) }
  public class var magenta: UIColor { plain(1, 0, 1) }
  public class var orange: UIColor { plain(1, 0.5, 0) }
  public class var purple: UIColor { plain(0.5, 0, 0.5) }
  public class var brown: UIColor { plain(0.6, 0.4, 0.2) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var label: UIColor { pair([0, 0, 0, 1], [1, 1, 1, 1]) }
  public class var secondaryLabel: UIColor { pair([0.2, 0.2, 0.2, 0.6], [0.9, 0.9, 0.9, 0.6]) }
  public class var tertiaryLabel: UIColor { pair([0.2, 0.2, 0.2, 0.3], [0.9, 0.9, 0.9, 0.3]) }
  public class var placeholderText: UIColor { tertiaryLabel }
  public class var separator: UIColor { pair([0.2, 0.2, 0.2, 0.3], [0.3, 0.3, 0.3, 0.6]) }
  public class var systemBackground: UIColor { pair([1, 1, 1, 1], [0, 0, 0, 1]) }
  public class var secondarySystemBackground: UIColor {
    pair([0.95, 0.95, 0.97, 1], [0.11, 0.11, 0.12, 1])
  }
  public class var systemFill: UIColor { pair([0.5, 0.5, 0.5, 0.2], [0.5, 0.5, 0.5, 0.36]) }
  public class var tintColor: UIColor { systemBlue }
  public class var link: UIColor { systemBlue }
  public class var systemRed: UIColor { plain(1, 0.23, 0.19) }
  public class var systemGreen: UIColor { plain(0.2, 0.78, 0.35) }
  public class var systemOrange: UIColor { plain(1, 0.58, 0) }
  public class var systemYellow: UIColor { plain(1, 0.8, 0) }
  public class var systemMint: UIColor { plain(0, 0.78, 0.75) }
  public class var systemTeal: UIColor { plain(0.19, 0.69, 0.78) }
  public class var systemBlue: UIColor { plain(0, 0.48, 1) }
  public class var systemIndigo: UIColor { plain(0.35, 0.34, 0.84) }
  public class var systemPurple: UIColor { plain(0.69, 0.32, 0.87) }
  public class var systemPink: UIColor { plain(1, 0.18, 0.33) }
  public class var systemBrown: UIColor { plain(0.64, 0.52, 0.37) }
  public class var systemGray: UIColor { plain(0.56, 0.56, 0.58) }
}

/// What was drawn since a test began to record.
@MainActor
public enum DoubleDrawing {
  public enum Mark: Equatable {
    case fill(CGRect, UIColor)
    /// Glyphs of a text with their first line's origin.
    case text(String, CGPoint)
  }
  public static var marks: [Mark] = []
  /// Paints what is filled while a test draws a view.
  public static var paint: ((CGRect, UIColor) -> Void)?
  static var fill: UIColor = .black

  /// What a view draws by itself.
  public static func marks(of view: UIView) -> [Mark] {
    marks = []
    view.draw(view.bounds)
    defer { marks = [] }
    return marks
  }
}

public func UIRectFill(_ rect: CGRect) {
  MainActor.assumeIsolated {
    DoubleDrawing.marks.append(.fill(rect, DoubleDrawing.fill))
    DoubleDrawing.paint?(rect, DoubleDrawing.fill)
  }
}
