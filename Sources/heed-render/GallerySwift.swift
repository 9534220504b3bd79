internal import HeedCommand

/// Finds the Swift that says the same as a document.
///
/// It is looked for in the folder `Swift` beside the document: the file in which the document's name
/// in camel case, such as `signIn` for `sign-in.json`, is a variable that holds an `Alert`.
struct GallerySwift {
  /// The path as the page shows it, such as `Swift/SignIn.swift`.
  let name: String
  let text: String

  /// Larger files are not looked into.
  private static let limit = 65_536

  /// The Swift of each document; nothing where there is none.
  static func all(for files: [String]) -> [GallerySwift?] {
    var known: [String: [GallerySwift]] = [:]
    return files.map { file in
      let folder = FilePath.folder(of: file)
      let sources = known[folder] ?? sources(in: FilePath.join(folder, "Swift"))
      known[folder] = sources
      let declaration = Array("static var \(camelCase(FilePath.stem(of: file))): Alert ".utf8)
      return sources.first { contains(Array($0.text.utf8), declaration) }
    }
  }

  private static func sources(in folder: String) -> [GallerySwift] {
    guard FileSystem.isFolder(folder),
      let names = try? FileSystem.names(in: folder, withExtension: "swift")
    else { return [] }
    return names.compactMap { name in
      guard let bytes = try? FileSystem.read(FilePath.join(folder, name), limit: limit),
        bytes.count <= limit
      else { return nil }
      return GallerySwift(name: "Swift/\(name)", text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The name of a variable: what follows a hyphen is a capital letter.
  static func camelCase(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isNext = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") {
        isNext = true
      } else {
        bytes.append(isNext && byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte)
        isNext = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
  }
}
