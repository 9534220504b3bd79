internal import Heed

typealias Key = DocumentKey

/// Finds the key that some bytes name.
enum KeyTable {
  #if hasFeature(Embedded)
    static func key(_ name: [UInt8]) -> Key? { Key(name) }
  #else
    /// The key at the name's slot: to walk through all names took much of the time of a reading.
    /// A web page, for which the table is too large, does walk.
    static func key(_ name: [UInt8]) -> Key? {
      var slot = slot(of: name)
      while let key = slots[slot] {
        if names[Int(key.rawValue)] == name { return key }
        slot = (slot + 1) & mask
      }
      return nil
    }

    private static let mask = 1023
    private static let names: [[UInt8]] = Key.allCases.map { $0.name.bytes }

    /// Each key at the slot of its name, or at the next one that is free.
    private static let slots: [Key?] = {
      var slots = [Key?](repeating: nil, count: mask + 1)
      for key in Key.allCases {
        var slot = slot(of: key.name.bytes)
        while slots[slot] != nil { slot = (slot + 1) & mask }
        slots[slot] = key
      }
      return slots
    }()

    private static func slot(of name: [UInt8]) -> Int {
      var sum: UInt32 = 0
      // No key is longer, so what is behind cannot matter.
      for byte in name.prefix(20) { sum = sum &* 31 &+ UInt32(byte) }
      return Int(sum ^ sum >> 10) & mask
    }
  #endif
}
