internal import Heed

/// A version as Sparkle's standard comparator reads one: runs of digits and of other characters, and
/// separators; everything from a dash that is not the first character counts as not there.
struct SparkleVersion: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case number, text, period, punctuation, space, dash

    var isSeparator: Bool { self == .period || self == .punctuation || self == .space }
  }

  struct Part: Hashable, Sendable {
    let kind: Kind
    /// What a number is; as much as 64 bits hold where it is more.
    var number: Int64 = 0
    /// The characters of a text.
    var text: [UInt8] = []
  }

  private let parts: [Part]
  /// How many parts at the start are numbers and periods.
  private let leading: Int

  init(_ text: String) {
    var parts: [Part] = []
    var previous: Kind?
    for scalar in text.unicodeScalars {
      let kind = SparkleVersion.kind(of: scalar)
      if kind == .dash, previous != nil { break }
      if kind != previous || kind.isSeparator { parts.append(Part(kind: kind)) }
      let last = parts.count - 1
      switch kind {
      case .number:
        let (tens, isFull) = parts[last].number.multipliedReportingOverflow(by: 10)
        let (sum, isFuller) = tens.addingReportingOverflow(SparkleVersion.digit(scalar))
        parts[last].number = isFull || isFuller ? .max : sum
      case .text: parts[last].text += String(scalar).bytes
      case .period, .punctuation, .space, .dash: break
      }
      previous = kind
    }
    self.parts = parts
    leading = parts.firstIndex { $0.kind != .number && $0.kind != .period } ?? parts.count
  }

  /// How the version stands to another.
  func order(to other: SparkleVersion) -> VersionOrder {
    let first = balanced(with: other)
    let second = other.balanced(with: self)
    let shared = min(first.count, second.count)
    for index in 0..<shared {
      let order = SparkleVersion.order(first[index], second[index])
      if order != .same { return order }
    }
    if first.count == second.count { return .same }
    // A text that follows makes a version older, anything else newer.
    let isFirstLonger = first.count > second.count
    let next = isFirstLonger ? first[shared] : second[shared]
    return (next.kind == .text) == isFirstLonger ? .less : .greater
  }

  /// The parts, with a zero or a period for each that only the other has at its start.
  private func balanced(with other: SparkleVersion) -> [Part] {
    guard leading < other.leading else { return parts }
    var filled = Array(parts[..<leading])
    for part in other.parts[leading..<other.leading] { filled.append(Part(kind: part.kind)) }
    return filled + parts[leading...]
  }

  private static func order(_ first: Part, _ second: Part) -> VersionOrder {
    if first.kind.isSeparator && second.kind.isSeparator { return .same }
    if first.kind == second.kind {
      switch first.kind {
      case .number: return .of(first.number, second.number)
      case .text:
        if first.text == second.text { return .same }
        return first.text.lexicographicallyPrecedes(second.text) ? .less : .greater
      case .period, .punctuation, .space, .dash: return .same
      }
    }
    if second.kind == .text { return .greater }
    if first.kind == .text { return .less }
    return first.kind == .number ? .greater : .less
  }

  // MARK: Characters

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case ".": .period
    case "-": .dash
    case "0"..."9": .number
    case "a"..."z", "A"..."Z": .text
    case " ", "\u{09}"..."\u{0D}", "\u{85}", "\u{2028}", "\u{2029}": .space
    default:
      switch scalar.properties.generalCategory {
      case .decimalNumber: .number
      case .spaceSeparator: .space
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        .punctuation
      default: .text
      }
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int64 {
    if scalar.isASCII { return Int64(scalar.value) - 0x30 }
    return Int64(scalar.properties.numericValue ?? 0)
  }
}
