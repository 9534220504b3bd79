public import Foundation

// Foundation's attributed strings end the process on Linux as soon as two runs are compared whose
// attributes are objects of Swift, so the double has its own.

open class NSAttributedString: NSObject {
  public typealias Key = Foundation.NSAttributedString.Key
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct Run {
    var units: [UInt16]
    var attributes: [Key: Any]
  }
  fileprivate(set) var runs: [Run] = []

  public init(string str: String, attributes attrs: [Key: Any]? = nil) {
    let units = Array(str.utf16)
    if !units.isEmpty { runs = [Run(units: units, attributes: attrs ?? [:])] }
  }
  public override convenience init() { self.init(string: "") }
  public init(attributedString attrStr: NSAttributedString) { runs = attrStr.runs }

  open var string: String { String(decoding: runs.flatMap(\.units), as: UTF16.self) }
  open var length: Int { runs.reduce(0) { $0 + $1.units.count } }

  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let wanted = enumerationRange.location..<enumerationRange.location + enumerationRange.length
    var start = 0
    var stop = ObjCBool(false)
    for run in runs where !stop.boolValue {
      let range = (start..<start + run.units.count).clamped(to: wanted)
      start += run.units.count
      if !range.isEmpty { block(run.attributes, NSRange(range), &stop) }
    }
  }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var start = 0
    let wanted = range.location..<range.location + range.length
    for run in runs {
      let part = (start..<start + run.units.count).clamped(to: wanted)
      if !part.isEmpty {
        let units = run.units[(part.lowerBound - start)..<(part.upperBound - start)]
        result.runs.append(Run(units: Array(units), attributes: run.attributes))
      }
      start += run.units.count
    }
    return result
  }
  open func attribute(
    _ attrName: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    var start = 0
    for run in runs {
      if location < start + run.units.count { return run.attributes[attrName] }
      start += run.units.count
    }
    return nil
  }
}

open class NSMutableAttributedString: NSAttributedString {
  open func append(_ attrString: NSAttributedString) { runs += attrString.runs }
}

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
