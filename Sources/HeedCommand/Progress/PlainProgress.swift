/// Tells line by line how far some work is: of each new text, and of every tenth part.
package struct PlainProgress: Hashable, Sendable {
  private var text = ""
  private var tenths = -1

  /// Makes it before anything was told.
  package init() {}

  /// The line to print now; nothing where nothing is new.
  package mutating func line(for feed: ProgressFeed) -> String? {
    let percent = feed.part.map { Int(($0 * 100).rounded(.down)) }
    let isNewText = !feed.text.utf8.elementsEqual(text.utf8)
    let tenths = percent.map { $0 / 10 } ?? self.tenths
    guard isNewText || tenths != self.tenths else { return nil }
    text = feed.text
    self.tenths = tenths
    let words = feed.text.utf8.split(separator: 0x0A).map {
      Printable.text(String(decoding: Array($0), as: UTF8.self))
    }
    .joined(separator: " ")
    let figures = percent.map { "\($0) %" }
    let parts = [figures, words.isEmpty ? nil : words].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Reads standard input to its end, and tells on standard error what it says.
  static func tell(_ start: ProgressFeed, title: String, console: Console) {
    var feed = start
    var plain = PlainProgress()
    func tell() {
      if let line = plain.line(for: feed) { console.complain(line) }
    }
    if !title.isEmpty { console.complain(Printable.text(title)) }
    tell()
    while true {
      let bytes = FileDescriptor.readSome(from: 0)
      if bytes.isEmpty { break }
      // Each line is told by itself, however many come at once.
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = (rest.firstIndex(of: 0x0A) ?? rest.endIndex - 1) + 1 - rest.startIndex
        feed.feed(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
        tell()
      }
    }
    feed.end()
    tell()
  }
}
