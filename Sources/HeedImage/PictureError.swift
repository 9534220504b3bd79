/// Why a picture could not be drawn, or what a placeholder stands for, in one sentence.
///
/// Errors are equal where the same is missing, whatever needs it.
public struct PictureError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case missingFamily(String)
    case missingGlyph(Unicode.Scalar)
    case missingImage(String)
    case unreadableImage(String, reason: String)
    case imageTooLarge(String, limit: String)
    case notPNG(String)
    case outsideFolder(String)
    case noFolder(String)
    case unknownSymbol(String, suggestion: String?)
    case sizeOutOfRange(String)
    case outOfMemory
    case unreadableFont(String, reason: String)
  }

  package let kind: Kind
  /// What it is about, where that is known.
  public internal(set) var place: Place?

  /// Whether a character is missing that no font has.
  public var isMissingGlyph: Bool { if case .missingGlyph = kind { true } else { false } }
  /// Whether there is no symbol of a name.
  public var isUnknownSymbol: Bool { if case .unknownSymbol = kind { true } else { false } }

  package init(_ kind: Kind) {
    self.kind = kind
  }

  public static func == (lhs: PictureError, rhs: PictureError) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension PictureError: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .missingFamily(let family):
      let advice = DebianPackages.family(family).map { "; on Debian it is in \($0)" } ?? ""
      return "the font family “\(family)” is not installed\(advice)"
    case .missingGlyph(let scalar):
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      if scalar.isNeverDrawn { return "U+\(padded) is no character that can be drawn" }
      return
        "no installed font has the character “\(scalar)” (U+\(padded)); on Debian it may be in "
        + DebianPackages.glyph(scalar)
    case .missingImage(let name):
      return "the picture “\(name)” does not exist"
    case .unreadableImage(let name, let reason):
      return "the picture “\(name)” cannot be read: \(reason)"
    case .imageTooLarge(let name, let limit):
      return "the picture “\(name)” is larger than \(limit)"
    case .notPNG(let name):
      return "the picture “\(name)” is not a PNG file, the only kind that can be drawn"
    case .outsideFolder(let name):
      return "the picture “\(name)” lies outside the document's folder"
    case .noFolder(let name):
      return "the picture “\(name)” is a file, and no folder for files is known"
    case .unknownSymbol(let name, let suggestion):
      let advice = suggestion.map { "; did you mean “\($0)”?" } ?? ""
      return "there is no symbol “\(name)”\(advice)"
    case .sizeOutOfRange(let what):
      return "the size is out of range: \(what)"
    case .unreadableFont(let name, let reason):
      return "the font “\(name)” cannot be read: \(reason)"
    case .outOfMemory:
      return "there is not enough memory for the picture"
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control, which no font has, or a value that stands for no character.
  fileprivate var isNeverDrawn: Bool {
    properties.generalCategory == .control || properties.isNoncharacterCodePoint
  }
}
