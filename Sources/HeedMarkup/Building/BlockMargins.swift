/// How far a block says that it stands from those around it, in points.
struct BlockMargins {
  var before: Double?
  var after: Double?

  /// Reads a declaration of a style attribute; units other than pixels and points say nothing here.
  mutating func read(_ name: [UInt8], _ value: [UInt8]) {
    switch name {
    case "margin-top": before = Self.points(value)
    case "margin-bottom": after = Self.points(value)
    default:
      let parts = value.split(whereSeparator: { $0.isHTMLSpace }).map { Array($0) }
      guard let first = parts.first else { return }
      before = Self.points(first)
      after = parts.count > 2 ? Self.points(parts[2]) : before
    }
  }

  private static func points(_ value: [UInt8]) -> Double? {
    StyleNumber.length(value).map { max(0, min(96, $0)) }
  }
}
