import Foundation

/// A file of the Unicode Character Database, where Debian's package `unicode-data` is installed.
struct UnicodeFile {
  static let folder = URL(fileURLWithPath: "/usr/share/unicode")

  /// Whether the files are there; tests that need them are skipped where they are not.
  static let areInstalled = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("EastAsianWidth.txt").path)

  /// Its lines without remarks, each split at semicolons.
  let lines: [[String]]

  init(_ name: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    lines = text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      guard content.contains(where: { $0 != " " && $0 != "\t" }) else { return nil }
      return content.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The first and the last scalar of a range such as `0061..007A`.
  static func range(_ text: String) -> ClosedRange<UInt32> {
    let ends = text.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
    return ends[0]...ends[ends.count - 1]
  }

  /// A text from its scalars, such as `0061 0308`.
  static func text(_ scalars: String) -> String {
    var text = String.UnicodeScalarView()
    for part in scalars.split(separator: " ") {
      if let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
