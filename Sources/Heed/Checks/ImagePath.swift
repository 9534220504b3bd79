/// Whether a picture's path stays below the folder it is relative to.
package enum ImagePath {
  /// Whether a path is relative, is not empty and has no part that leads upwards.
  ///
  /// A link in the file system may still lead elsewhere; who opens the file has to look.
  package static func isInside(_ path: Name) -> Bool {
    let bytes = path.bytes
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    if bytes.isEmpty || bytes[0] == UInt8(ascii: "~") { return false }
    // Where the part at hand begins.
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count && bytes[index] != slash {
        let byte = bytes[index]
        if byte == 0 || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":") { return false }
        continue
      }
      let length = index - start
      if length == 0 || length == 2 && bytes[start] == dot && bytes[start + 1] == dot {
        return false
      }
      start = index + 1
    }
    return true
  }
}
