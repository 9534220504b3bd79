/// A control sequence: what stands between `ESC [` and its last byte, taken apart.
struct ControlSequence {
  /// `<`, `=`, `>` or `?` before the parameters.
  let marker: UInt8?
  let final: UInt8
  private let hasIntermediates: Bool
  /// The parameters, each with its parts between colons; nothing stands for an empty one.
  private let parameters: [[Int?]]

  init(_ bytes: ArraySlice<UInt8>, final: UInt8) {
    var rest = bytes
    var marker: UInt8?
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      marker = first
      rest = rest.dropFirst()
    }
    self.marker = marker
    self.final = final
    hasIntermediates = rest.contains { $0 < 0x30 }
    parameters = rest.split(
      separator: UInt8(ascii: ";"), maxSplits: 16, omittingEmptySubsequences: false
    ).map { parameter in
      parameter.split(
        separator: UInt8(ascii: ":"), maxSplits: 8, omittingEmptySubsequences: false
      ).map { Self.number($0) }
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty || digits.count > 9 { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  /// A parameter.
  subscript(index: Int) -> Int? { part(index, 0) }

  private func part(_ index: Int, _ part: Int) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return nil
    }
    return parameters[index][part]
  }

  /// The key that it stands for, in xterm's forms and in those of the Kitty protocol; nothing where
  /// it stands for none, or where the key was let go.
  var key: KeyPress? {
    guard marker == nil, !hasIntermediates else { return nil }
    // Press, repeat, release.
    let event = part(1, 1) ?? 1
    if event == 3 { return nil }
    let modifiers = KeyPress.Modifiers(parameter: self[1] ?? 1)
    switch final {
    case UInt8(ascii: "Z"): return KeyPress(.tab, .shift)
    case UInt8(ascii: "~"):
      if self[0] == 27, let code = self[2] {
        return KittyKey.press(code, modifiers, isRepeat: false)
      }
      guard let key = Self.numberedKey(self[0] ?? 0) else { return nil }
      return KeyPress(key, modifiers, isRepeat: event == 2)
    case UInt8(ascii: "u"):
      guard let code = self[0] else { return nil }
      return KittyKey.press(code, modifiers, isRepeat: event == 2)
    default:
      // The place of the cursor, for which nobody asked, looks like a key otherwise.
      guard (self[0] ?? 1) == 1, let key = KeyDecoder.cursorKey(final) else { return nil }
      return KeyPress(key, modifiers, isRepeat: event == 2)
    }
  }

  private static func numberedKey(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}

extension KeyDecoder {
  /// The key of a sequence that ends in a letter.
  static func cursorKey(_ letter: UInt8) -> KeyPress.Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// The key of the keypad that follows `ESC O` where the keypad sends sequences.
  static func keypadKey(_ letter: UInt8) -> KeyPress.Key? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Unicode.Scalar(letter - 0x40))
    case UInt8(ascii: "X"): .character("=")
    default: nil
    }
  }
}
