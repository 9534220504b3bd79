/// What the first bytes of a PNG file say.
struct PNGHeader {
  let width: Int
  let height: Int

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Reads a header; nothing where it is not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 33, bytes.starts(with: PNGHeader.signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { return nil }
  }
}
