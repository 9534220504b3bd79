internal import Heed
internal import HeedDocument

/// `heed show` with the document on the lines beneath it.
enum ShowLines {
  /// The lines for a POSIX shell, which ends the document at a line that none of it can be.
  static func write(_ alert: Alert) -> String {
    var bytes = "heed show - <<'JSON'\n".bytes
    bytes += escaped(DocumentWriter().write(alert))
    bytes += "JSON\n".bytes
    return String(bytes: bytes)
  }

  /// The document with all that is not seen written as numbers; it can only stand in its strings.
  private static func escaped(_ document: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var mark = false
    for scalar in document.unicodeScalars {
      let value = scalar.value
      if mark {
        // A shell that is typed to takes an exclamation mark for a word of its history, unless a space
        // follows.
        bytes += value == 0x20 ? [0x21] : unit(0x21)
        mark = false
      }
      if value == 0x21 {
        mark = true
      } else if value != 0x0A, Invisible.contains(value) {
        if value > 0xFFFF {
          bytes += unit(0xD7C0 + (value >> 10))
          bytes += unit(0xDC00 + (value & 0x3FF))
        } else {
          bytes += unit(value)
        }
      } else {
        UTF8.encode(scalar) { bytes.append($0) }
      }
    }
    return bytes
  }

  private static func unit(_ value: UInt32) -> [UInt8] {
    [0x5C, 0x75] + Hexadecimal.digits(value, atLeast: 4)
  }
}
