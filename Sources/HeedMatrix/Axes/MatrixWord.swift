package import Heed

/// Reads the values of axes as they are typed or stand in a file.
package enum MatrixWord {
  /// Why a word is no value of an axis.
  package struct Fault: Error, Hashable {
    /// A sentence without its capital and its full stop.
    package var reason: String
    /// What was probably meant.
    package var suggestion: String?
  }

  /// The text sizes of a word; `all` stands for all twelve.
  package static func textSizes(_ word: String) throws(Fault) -> [ContentSizeCategory] {
    if word == "all" { return ContentSizeCategory.all }
    if let size = ContentSizeCategory(word) { return [size] }
    throw notAmong(word, "a text size", ContentSizeCategory.all.map { $0.name } + ["all"])
  }

  /// The appearances of a word.
  package static func appearances(_ word: String) throws(Fault) -> [Appearance] {
    try choice(word, "an appearance", [("light", .light), ("dark", .dark)])
  }

  /// The contrasts of a word: whether the person asked for more.
  package static func contrasts(_ word: String) throws(Fault) -> [Bool] {
    try choice(word, "a contrast", [("normal", false), ("high", true)])
  }

  /// The directions of a word; `auto` stands for that of each language.
  package static func directions(_ word: String) throws(Fault) -> [Direction?] {
    try choice(
      word, "a direction", [("auto", nil), ("ltr", .leftToRight), ("rtl", .rightToLeft)])
  }

  /// The looks of a word; `own` stands for each document's.
  package static func themes(_ word: String) throws(Fault) -> [Theme.Base?] {
    try choice(
      word, "a theme", [("own", nil), ("ios", .ios), ("ios26", .ios26), ("card", .card)])
  }

  /// The screens of a device's name, which may end in `landscape`; `all` stands for one of each size.
  package static func devices(_ word: String) throws(Fault) -> [MatrixScreen] {
    if word == "all" {
      return MatrixDevice.all.map { $0.screen(named: $0.names[0], isOnItsSide: false) }
    }
    var words = word.split { $0 == " " || $0 == "-" }.map { String($0) }
    let ending = words.last?.lowercased()
    let isOnItsSide = ending == "landscape"
    if isOnItsSide || ending == "portrait" { words.removeLast() }
    let name = words.joined(separator: " ")
    if let found = MatrixDevice.named(name) {
      return [found.device.screen(named: found.name, isOnItsSide: isOnItsSide)]
    }
    throw Fault(
      reason: "there is no device '\(word)'; docs/matrix.md lists them, and 'landscape' may follow",
      suggestion: Spelling.closest(to: name, among: MatrixDevice.allNames))
  }

  /// A screen by its width and height in points, such as `390x844`.
  package static func sizes(_ word: String) throws(Fault) -> [MatrixScreen] {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map {
      side -> Double? in
      let isNumber = side.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
      return isNumber ? Double(side) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 1, height >= 1,
      max(width, height) <= Double(PictureLimits.side)
    else {
      throw Fault(
        reason:
          "'\(word)' is no size; it is a width and a height from 1 to \(PictureLimits.side) points, such as 390x844"
      )
    }
    return [MatrixScreen(name: word, size: Size(width: width, height: height))]
  }

  /// The pixels a point.
  package static func scales(_ word: String) throws(Fault) -> [Double] {
    try choice(word, "a scale", [("1", 1), ("2", 2), ("3", 3)])
  }

  /// A language's tag; underscores become dashes.
  package static func languages(_ word: String) throws(Fault) -> [Name] {
    let tag = word.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    let isTag = tag.allSatisfy {
      $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
        || $0 == UInt8(ascii: "-")
    }
    guard isTag, tag.count >= 2, tag.count <= 64, tag.first != UInt8(ascii: "-") else {
      throw Fault(
        reason: "'\(word)' is no language; it is a language and perhaps a region, such as zh-Hant")
    }
    return [Name(String(decoding: tag, as: UTF8.self))]
  }

  private static func choice<Value>(
    _ word: String, _ what: String, _ choices: [(String, Value)]
  ) throws(Fault) -> [Value] {
    for (name, value) in choices where name == word { return [value] }
    throw notAmong(word, what, choices.map { $0.0 })
  }

  private static func notAmong(_ word: String, _ what: String, _ names: [String]) -> Fault {
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return Fault(
      reason: "'\(word)' is not \(what); it is \(list)",
      suggestion: Spelling.closest(to: word, among: names))
  }
}
