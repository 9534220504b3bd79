/// Splits and joins the paths of files.
package enum FilePath {
  /// The part before the last slash: the folder, `.` where none is named.
  package static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: 0x2F) else { return "." }
    return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// The part after the last slash.
  package static func name(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: 0x2F) else { return path }
    return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
  }

  /// The name without what follows its last dot.
  package static func stem(of path: String) -> String {
    let bytes = Array(name(of: path).utf8)
    guard let dot = bytes.lastIndex(of: 0x2E), dot > 0 else { return name(of: path) }
    return String(decoding: bytes[..<dot], as: UTF8.self)
  }

  /// What follows the name's last dot, in small letters; empty where there is no dot.
  package static func fileExtension(of path: String) -> String {
    let bytes = Array(name(of: path).utf8)
    guard let dot = bytes.lastIndex(of: 0x2E), dot > 0 else { return "" }
    let letters = bytes[(dot + 1)...].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return String(decoding: letters, as: UTF8.self)
  }

  /// A name within a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == 0x2F ? folder + name : "\(folder)/\(name)"
  }
}
