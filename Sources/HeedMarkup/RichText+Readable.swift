public import Heed

extension RichText {
  /// Whether there is more than white space and what cannot be seen.
  public var isReadable: Bool {
    for run in runs {
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0...0x20, 0x7F...0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5,
          0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x2800, 0x3000, 0x3164,
          0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFD, 0xE0000...0xE0FFF:
          continue
        case 0x2014 where run.attributes.color == .tertiaryLabel: continue
        default: return true
        }
      }
    }
    return false
  }
}
