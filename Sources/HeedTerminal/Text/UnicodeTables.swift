/// What the Unicode Character Database says of characters.
enum UnicodeTables {}

/// A property of all characters: the places at which it changes, in rising order.
///
/// It is searched as it stands in the program, so that nothing is made of it at the start.
struct UnicodeTable: Sendable {
  private let text: StaticString
  private let valueBits: Int
  private let digits: Int

  init(_ text: StaticString, valueBits: Int, digits: Int) {
    self.text = text
    self.valueBits = valueBits
    self.digits = digits
  }

  /// The value of a character; 0 where the table is empty.
  subscript(scalar: Unicode.Scalar) -> Int {
    text.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count / digits
      var value = 0
      while low < high {
        let middle = (low + high) / 2
        let entry = number(in: bytes, at: middle * digits, count: digits)
        if UInt32(entry >> valueBits) <= scalar.value {
          value = entry & (1 << valueBits - 1)
          low = middle + 1
        } else {
          high = middle
        }
      }
      return value
    }
  }
}

/// Characters that each belong to another one, in rising order.
struct UnicodePairs: Sendable {
  private let text: StaticString
  private let digits: Int

  init(_ text: StaticString, digits: Int) {
    self.text = text
    self.digits = digits
  }

  /// The character that one belongs to, and the mark beside the pair.
  subscript(scalar: Unicode.Scalar) -> (other: Unicode.Scalar, mark: Int)? {
    text.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count / digits
      while low < high {
        let middle = (low + high) / 2
        let place = middle * digits
        let key = UInt32(number(in: bytes, at: place, count: 4))
        if key < scalar.value {
          low = middle + 1
        } else if key > scalar.value {
          high = middle
        } else {
          let other = Unicode.Scalar(UInt32(number(in: bytes, at: place + 4, count: 4)))
          let mark = number(in: bytes, at: place + 8, count: digits - 8)
          return other.map { ($0, mark) }
        }
      }
      return nil
    }
  }
}

/// Letters of Arabic script with the shapes that they have in a word, in rising order.
struct UnicodeForms: Sendable {
  private let text: StaticString
  private static let digits = 20

  init(_ text: StaticString) { self.text = text }

  /// The shapes of a letter: alone, at the end, at the beginning and in the middle; 0 for one that it
  /// does not have.
  subscript(scalar: Unicode.Scalar) -> (UInt32, UInt32, UInt32, UInt32)? {
    text.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count / Self.digits
      while low < high {
        let middle = (low + high) / 2
        let place = middle * Self.digits
        let key = UInt32(number(in: bytes, at: place, count: 4))
        if key < scalar.value {
          low = middle + 1
        } else if key > scalar.value {
          high = middle
        } else {
          func form(_ index: Int) -> UInt32 {
            UInt32(number(in: bytes, at: place + 4 + 4 * index, count: 4))
          }
          return (form(0), form(1), form(2), form(3))
        }
      }
      return nil
    }
  }
}

/// A number of six bits a character.
private func number(in bytes: UnsafeBufferPointer<UInt8>, at place: Int, count: Int) -> Int {
  var number = 0
  for index in place..<place + count { number = number << 6 | Int(bytes[index] &- 0x30) }
  return number
}
