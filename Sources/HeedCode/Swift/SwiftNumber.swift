internal import Heed

/// Numbers as Swift reads them.
enum SwiftNumber {
  /// A number as short as it can be read back.
  static func text(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
    let text = value.description
    let bytes = text.bytes
    guard value != 0, bytes.count > 2, bytes[bytes.count - 1] == 0x30,
      bytes[bytes.count - 2] == 0x2E
    else { return value == 0 && value.sign == .plus ? "0" : text }
    return String(bytes: bytes.dropLast(2))
  }

  static func code(_ value: Double) -> Code { .word(text(value)) }

  /// An opacity, which is often meant in 255ths.
  static func opacity(_ value: Double) -> Code {
    let short = text(value)
    let steps = (value * 255).rounded()
    guard short.bytes.count > 5, steps / 255 == value else { return .word(short) }
    return .word("\(steps.description) / 255")
  }
}
