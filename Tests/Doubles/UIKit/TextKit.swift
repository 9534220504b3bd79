public import Foundation

public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural
}
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
}

open class NSParagraphStyle: NSObject {
  fileprivate(set) var styleAlignment = NSTextAlignment.natural
  fileprivate(set) var styleDirection = NSWritingDirection.natural
  fileprivate(set) var styleBreak = NSLineBreakMode.byWordWrapping
  open var alignment: NSTextAlignment { styleAlignment }
  open var baseWritingDirection: NSWritingDirection { styleDirection }
  open var lineBreakMode: NSLineBreakMode { styleBreak }
}
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { styleAlignment }
    set { styleAlignment = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { styleDirection }
    set { styleDirection = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { styleBreak }
    set { styleBreak = newValue }
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

public final class NSTextStorage: NSObject {
  public private(set) var doubleText = NSAttributedString(string: "")
  fileprivate var managers: [NSLayoutManager] = []
  public override init() { super.init() }
  public func setAttributedString(_ attrString: NSAttributedString) {
    doubleText = attrString
    for manager in managers { manager.forget() }
  }
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.storage = self
  }
}

public final class NSTextContainer: NSObject {
  public var size: CGSize
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public init(size: CGSize) { self.size = size }
}

public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
}
extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
}

/// Breaks text into lines without a font: a letter is half as wide as its size, wide ones as wide as
/// it, bold ones a tenth wider, and there is one glyph for each UTF-16 unit. All runs from left to
/// right. With a text system of a test it breaks and draws as that does.
public final class NSLayoutManager: NSObject {
  struct Fragment {
    let units: Range<Int>
    /// Units without white space at the end.
    let shown: Range<Int>
    let cut: Range<Int>?
    let rect: CGRect
    let used: CGRect
    let baseline: CGFloat
  }
  public weak var delegate: (any NSLayoutManagerDelegate)?
  public var usesFontLeading = true
  fileprivate weak var storage: NSTextStorage?
  private var container: NSTextContainer?
  private var letters: [TextLetter] = []
  private var fragments: [Fragment]?
  private var systemLines: (any DoubleTextLines)?

  public override init() { super.init() }
  public func addTextContainer(_ container: NSTextContainer) { self.container = container }
  fileprivate func forget() {
    fragments = nil
    systemLines = nil
  }

  public func ensureLayout(for container: NSTextContainer) { _ = lines }
  private var lines: [Fragment] {
    if let fragments { return fragments }
    guard let storage, let container else { return [] }
    let fragments: [Fragment]
    if let system = DoubleText.system {
      let lines = system.lines(of: storage.doubleText, in: container)
      systemLines = lines
      fragments = Fragment.stacked(lines.all, width: container.size.width)
    } else {
      letters = TextLetter.letters(of: storage.doubleText)
      fragments = LineBreaker(letters, container).fragments()
    }
    for fragment in fragments {
      var (rect, used, baseline) = (fragment.rect, fragment.used, fragment.baseline)
      _ = delegate?.layoutManager(
        self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used,
        baselineOffset: &baseline, in: container, forGlyphRange: NSRange(fragment.units))
    }
    self.fragments = fragments
    return fragments
  }
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(0..<(lines.last?.units.upperBound ?? 0))
  }
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    guard let container else { return }
    var stop = ObjCBool(false)
    for fragment in lines where !stop.boolValue {
      block(fragment.rect, fragment.used, container, NSRange(fragment.units), &stop)
    }
  }
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let cut = lines.first { $0.units.contains(glyphIndex) }?.cut
    return cut.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let wanted = glyphRange.location..<(glyphRange.location + glyphRange.length)
    for (index, fragment) in lines.enumerated() where !stop.boolValue {
      let units = wanted.clamped(to: fragment.units)
      guard !units.isEmpty else { continue }
      if let systemLines {
        for span in systemLines.spans(of: units, inLine: index) where !stop.boolValue {
          let rect = CGRect(
            x: fragment.used.minX + span.x, y: fragment.rect.minY, width: span.width,
            height: fragment.rect.height)
          block(rect, &stop)
        }
        continue
      }
      let before = width(fragment.units.lowerBound..<units.lowerBound)
      let rect = CGRect(
        x: fragment.used.minX + before, y: fragment.rect.minY, width: width(units),
        height: fragment.rect.height)
      block(rect, &stop)
    }
  }
  private func width(_ units: Range<Int>) -> CGFloat {
    letters[units].reduce(0) { $0 + $1.width }
  }
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage else { return }
    let units = Array(storage.doubleText.string.utf16)
    let range = glyphsToShow.location..<(glyphsToShow.location + glyphsToShow.length)
    let text = String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    MainActor.assumeIsolated { DoubleDrawing.marks.append(.text(text, origin)) }
    guard let systemLines else { return }
    for (index, fragment) in lines.enumerated()
    where range.overlaps(fragment.units) || range.contains(fragment.units.lowerBound) {
      let baseline = origin.y + fragment.rect.minY + fragment.baseline
      systemLines.draw(line: index, at: CGPoint(x: origin.x + fragment.used.minX, y: baseline))
    }
  }
}

extension NSLayoutManager.Fragment {
  /// One line below the other.
  fileprivate static func stacked(_ lines: [DoubleTextLine], width: CGFloat) -> [Self] {
    var top: CGFloat = 0
    return lines.map { line in
      defer { top += line.height }
      return Self(
        units: line.units, shown: line.units.lowerBound..<(line.cut ?? line.units).lowerBound,
        cut: line.cut, rect: CGRect(x: 0, y: top, width: width, height: line.height),
        used: CGRect(x: 0, y: top, width: line.width, height: line.height),
        baseline: line.baseline)
    }
  }
}

/// One UTF-16 unit.
struct TextLetter {
  let width: CGFloat
  let size: CGFloat
  let isSpace: Bool
  let isNewline: Bool
  let allowsBreak: Bool

  static func letters(of text: NSAttributedString) -> [TextLetter] {
    var letters: [TextLetter] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
      let isHeavy = font.weight >= 0.3
      for scalar in text.attributedSubstring(from: range).string.unicodeScalars {
        let isNewline = ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
        let isSpace = scalar == " " || scalar == "\t"
        let isWide = isWide(scalar)
        var width = font.pointSize * (isWide ? 1 : 0.5) * (isHeavy ? 1.1 : 1)
        if isNewline || isCombining(scalar) { width = 0 }
        letters.append(
          TextLetter(
            width: width, size: font.pointSize, isSpace: isSpace, isNewline: isNewline,
            allowsBreak: isSpace || isWide))
        if scalar.value > 0xFFFF {
          letters.append(
            TextLetter(
              width: 0, size: font.pointSize, isSpace: false, isNewline: false,
              allowsBreak: isWide))
        }
      }
    }
    return letters
  }
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F, 0x200B...0x200F,
      0x2060, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF:
      true
    default: false
    }
  }
}

struct LineBreaker {
  private let letters: [TextLetter]
  private let container: NSTextContainer
  init(_ letters: [TextLetter], _ container: NSTextContainer) {
    self.letters = letters
    self.container = container
  }
  private func width(_ units: Range<Int>) -> CGFloat {
    letters[units].reduce(0) { $0 + $1.width }
  }
  func fragments() -> [NSLayoutManager.Fragment] {
    var result: [NSLayoutManager.Fragment] = []
    var start = 0
    var top: CGFloat = 0
    let most = container.maximumNumberOfLines
    while start < letters.count, most == 0 || result.count < most {
      var end = lineEnd(from: start)
      var cut: Range<Int>?
      let isLast = most > 0 && result.count == most - 1
      var ellipsis: CGFloat = 0
      let paragraph = letters[start...].firstIndex(where: \.isNewline) ?? letters.count
      // Truncation looks at one paragraph: what follows a line's end is left out without an ellipsis.
      if isLast, end < paragraph, letters[end..<paragraph].contains(where: { !$0.isSpace }) {
        ellipsis = letters[start].size * 0.5
        var shown = start
        while shown < paragraph, width(start..<shown + 1) + ellipsis <= container.size.width {
          shown += 1
        }
        cut = shown..<paragraph
        end = paragraph
      }
      var shownEnd = cut?.lowerBound ?? end
      if cut == nil {
        while shownEnd > start, letters[shownEnd - 1].isSpace || letters[shownEnd - 1].isNewline {
          shownEnd -= 1
        }
      }
      let size = letters[start..<end].map(\.size).max() ?? 12
      let height = size * 1.2
      result.append(
        NSLayoutManager.Fragment(
          units: start..<end, shown: start..<shownEnd, cut: cut,
          rect: CGRect(x: 0, y: top, width: container.size.width, height: height),
          used: CGRect(x: 0, y: top, width: width(start..<shownEnd) + ellipsis, height: height),
          baseline: size * 0.95))
      top += height
      start = end
    }
    return result
  }
  private func lineEnd(from start: Int) -> Int {
    var width: CGFloat = 0
    var lastBreak: Int?
    var index = start
    while index < letters.count {
      let letter = letters[index]
      if letter.isNewline { return index + 1 }
      if !letter.isSpace, width + letter.width > container.size.width + 0.001, index > start {
        return lastBreak ?? index
      }
      width += letter.width
      index += 1
      let isBeforeWide =
        index < letters.count && letters[index].allowsBreak && !letters[index].isSpace
      if letter.allowsBreak || isBeforeWide { lastBreak = index }
    }
    return index
  }
}
