/// Makes words that every file system takes of any text.
enum FileWord {
  /// Longer names are cut; with what is added a path stays below the 255 bytes of most systems.
  private static let longest = 80

  /// Letters, digits, dots, `@`, `_` and dashes; everything else becomes a dash. It never begins with a dot
  /// and is never empty.
  static func word(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8.prefix(longest) {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "@"), UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: ".") where !bytes.isEmpty: bytes.append(byte)
      // One dash for all that follow each other, such as the bytes of one letter.
      default: if bytes.last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    while let last = bytes.last, last == UInt8(ascii: ".") { bytes.removeLast() }
    return bytes.isEmpty ? "-" : String(decoding: bytes, as: UTF8.self)
  }

  /// A folder's name for each of some files: the file's own name, and where several would have the
  /// same, a part of the digest of its path too.
  ///
  /// The case of letters does not count, because it does not on some systems.
  static func folders(for files: [String]) -> [String] {
    let words = files.map { word(stem(of: $0)) }
    var counts: [String: Int] = [:]
    var known: Set<String> = []
    for (word, file) in zip(words, files) where known.insert(file).inserted {
      counts[word.lowercased(), default: 0] += 1
    }
    var taken: Set<String> = []
    return zip(words, files).enumerated().map { index, pair in
      let (word, file) = pair
      // What had to be written otherwise may be what another file is really called.
      let isOwn = word == stem(of: file) && counts[word.lowercased()] == 1
      var name = isOwn ? word : "\(word)-\(SHA256.hex(of: Array(file.utf8)).prefix(8))"
      // The same file a second time.
      if taken.contains(name.lowercased()) { name += "-\(index + 1)" }
      taken.insert(name.lowercased())
      return name
    }
  }

  /// The name of a file without its folder and its ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    if name == "-" { return "stdin" }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
