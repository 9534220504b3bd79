public import Foundation

// What Foundation has on Apple's systems alone. Only the letters are converted.

public struct InlinePresentationIntent: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension NSAttributedString.Key {
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension NSAttributedString {
  public convenience init(_ attributed: AttributedString) {
    self.init(string: String(attributed.characters))
  }
}

extension AttributedString {
  public init(_ attributed: NSAttributedString) { self.init(attributed.string) }
}
