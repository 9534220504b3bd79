internal import Heed

/// Puts a long text on lines between three quotation marks.
///
/// A line that ends where the text's does not ends with a backslash. White space at the end of a line
/// of the text is written as a number, for editors take it away.
struct LiteralLines {
  private let parts: [Code.TextPart]
  private let indentation: Int
  private let width: Int
  private var bytes: [UInt8] = []
  private var column: Int
  /// What has been read and not been put on a line.
  private var chunk: [UInt8] = []

  /// The lines, each indented, with the quotation marks that end them and without those that begin
  /// them.
  static func write(_ parts: [Code.TextPart], indentation: Int, width: Int) -> [UInt8] {
    var lines = LiteralLines(parts, indentation: indentation, width: width)
    lines.write()
    return lines.bytes
  }

  private init(_ parts: [Code.TextPart], indentation: Int, width: Int) {
    self.parts = parts
    self.indentation = indentation
    self.width = width
    column = 0
  }

  private mutating func write() {
    bytes.append(0x0A)
    for part in parts {
      if part.looks.isEmpty {
        write(part.text)
      } else {
        placeChunk()
        chunk = CodePrinter.flat(part)
        placeChunk()
      }
    }
    protectSpace()
    placeChunk()
    breakLine()
    indent()
    bytes += [0x22, 0x22, 0x22]
  }

  private mutating func write(_ text: String) {
    // A place to break is behind a space, and between letters of scripts that have none.
    var piece: [UInt8] = []
    var last: UInt32 = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value == 0x0A {
        take(&piece)
        protectSpace()
        placeChunk()
        breakLine()
        last = 0
        continue
      }
      if last == 0x20 && value != 0x20 || Self.isIdeograph(last) && Self.isIdeograph(value) {
        take(&piece)
        placeChunk()
      }
      UTF8.encode(scalar) { piece.append($0) }
      last = value
    }
    take(&piece)
  }

  private mutating func take(_ piece: inout [UInt8]) {
    chunk += SwiftLiteral.escaped(String(bytes: piece), isLoose: true)
    piece = []
  }

  /// A space before the end of a line.
  private mutating func protectSpace() {
    guard (chunk.last ?? (column > 0 ? bytes.last : nil)) == 0x20 else { return }
    if chunk.isEmpty { bytes.removeLast() } else { chunk.removeLast() }
    chunk += SwiftLiteral.number(0x20)
  }

  /// Puts the chunk on the line if there is room for it and a backslash, else on the next.
  private mutating func placeChunk() {
    if chunk.isEmpty { return }
    let length = CodePrinter.width(of: chunk)
    if column > 0, indentation + column + length + 1 > width {
      bytes.append(0x5C)
      breakLine()
    }
    if column == 0 { indent() }
    bytes += chunk
    column += length
    chunk = []
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    column = 0
  }

  private mutating func indent() {
    for _ in 0..<indentation { bytes.append(0x20) }
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    value >= 0x3041 && value <= 0x9FFF || value >= 0xAC00 && value <= 0xD7A3
  }
}
