/// The numbers of keys in the Kitty protocol, which xterm's `modifyOtherKeys` has in part.
enum KittyKey {
  /// The press of a key by its number; nothing where the number stands for no key that is known.
  static func press(
    _ code: Int, _ modifiers: KeyPress.Modifiers, isRepeat: Bool
  ) -> KeyPress? {
    guard let key = key(code) else { return nil }
    return KeyPress(key, modifiers, isRepeat: isRepeat)
  }

  private static func key(_ code: Int) -> KeyPress.Key? {
    switch code {
    case 27: .escape
    case 9: .tab
    case 13, 57414: .enter
    case 8, 127: .backspace
    case 57399...57408: .character(Unicode.Scalar(UInt8(0x30 + code - 57399)))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    case 57376...57398: .function(13 + code - 57376)
    // Keys that only send something under this protocol, such as those that lock.
    case 57344...63743: nil
    case 0x20..<0x7F, 0xA0...0x10FFFF:
      Unicode.Scalar(UInt32(code)).map { .character($0) }
    default: nil
    }
  }
}
