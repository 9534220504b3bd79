/// What a character does to the direction of text (UAX 9, table 4), in the order of its tables.
enum BidiClass: Int, Hashable, Sendable, CaseIterable {
  case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on
  case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  /// The class of a character.
  init(_ scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: UnicodeTables.bidiClasses[scalar]) ?? .l
  }

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  var isEmbeddingInitiator: Bool { self == .lre || self == .lro || self == .rle || self == .rlo }

  /// Whether the algorithm takes it out of what it orders (rule X9).
  var isRemoved: Bool { isEmbeddingInitiator || self == .pdf || self == .bn }

  /// Whether it takes its direction from its neighbours (rules N1 and N2).
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// Whether a text that holds it may have to be ordered.
  var mayReorder: Bool {
    switch self {
    case .r, .al, .an, .rle, .rlo, .rli, .fsi: true
    default: false
    }
  }
}
