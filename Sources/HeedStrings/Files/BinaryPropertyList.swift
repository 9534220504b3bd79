internal import Heed

/// Reads binary property lists, which Xcode makes of the files of a built app.
///
/// Each object is made once for each place that names it, within limits on depth and number, so that
/// neither a ring nor a bomb goes on for ever.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private var objectCount = 0
  private var tableOffset = 0
  private var made = 0

  private static let most = 2_000_000
  /// How many bytes of texts have been made; many places may name one long text.
  private var madeBytes = 0
  private static let mostBytes = 4 * StringsFile.maxBytes

  /// The first bytes of every such file.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".bytes) }

  /// The value at the root; nothing where the file is damaged.
  static func read(_ bytes: [UInt8]) -> PropertyList? {
    guard isOne(bytes), bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    guard var list = BinaryPropertyList(bytes, trailer),
      let top = list.number(trailer + 16, 8)
    else { return nil }
    return list.object(top, depth: 0)
  }

  private init?(_ bytes: [UInt8], _ trailer: Int) {
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = number(trailer + 8, 8), let table = number(trailer + 24, 8),
      count <= bytes.count, table <= trailer, count * offsetSize <= trailer - table
    else { return nil }
    objectCount = count
    tableOffset = table
  }

  /// A number of some bytes, the highest first; nothing where it is beyond what a file can hold.
  private func number(_ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size <= 8, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for index in offset..<(offset + size) { value = value << 8 | UInt64(bytes[index]) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private mutating func object(_ reference: Int, depth: Int) -> PropertyList? {
    made += 1
    guard reference < objectCount, depth <= PropertyList.deepest, made <= Self.most,
      let offset = number(tableOffset + reference * offsetSize, offsetSize),
      offset < bytes.count
    else { return nil }
    let mark = bytes[offset]
    switch mark >> 4 {
    case 5, 6, 7:
      guard let (count, start) = count(mark, offset) else { return nil }
      let size = mark >> 4 == 6 ? 2 : 1
      guard count <= (bytes.count - start) / size else { return nil }
      madeBytes += count * size
      guard madeBytes <= Self.mostBytes else { return nil }
      return PropertyList(value: .text(text(start, count, size)), offset: 0)
    case 13:
      guard let (count, start) = count(mark, offset),
        count <= (bytes.count - start) / (2 * referenceSize)
      else { return nil }
      var members: [PropertyList.Member] = []
      for index in 0..<count {
        let values = start + (count + index) * referenceSize
        guard let key = number(start + index * referenceSize, referenceSize),
          let place = number(values, referenceSize), let name = object(key, depth: depth + 1),
          case .text(let text) = name.value, let value = object(place, depth: depth + 1)
        else { return nil }
        members.append(PropertyList.Member(key: text, offset: 0, value: value))
      }
      return PropertyList(value: .dictionary(members), offset: 0)
    default: return PropertyList(value: .other, offset: 0)
    }
  }

  /// How many parts an object has, and where they begin.
  private func count(_ mark: UInt8, _ offset: Int) -> (Int, Int)? {
    if mark & 0x0F != 0x0F { return (Int(mark & 0x0F), offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = number(offset + 2, size) else { return nil }
    return (count, offset + 2 + size)
  }

  private func text(_ start: Int, _ count: Int, _ size: Int) -> String {
    if size == 1 { return String(bytes: bytes[start..<(start + count)]) }
    var units: [UInt16] = []
    units.reserveCapacity(count)
    for index in 0..<count {
      let place = start + index * 2
      units.append(UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
