/// Brings newlines into one form.
enum NewlineForm {
  /// The bytes with each CR LF and CR as a single LF.
  static func single(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var follows = false
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || !follows {
        result.append(byte)
      }
      follows = byte == 0x0D
    }
    return result
  }
}
