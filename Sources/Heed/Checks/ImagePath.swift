/// Whether a picture's path stays below the folder it is relative to.
package enum ImagePath {
  /// Whether a path is relative, is not empty and has no part that leads upwards.
  ///
  /// A link in the file system may still lead elsewhere; who opens the file has to look.
  package static func isInside(_ path: Name) -> Bool {
    let bytes = path.bytes
    let slash = UInt8(ascii: "/")
    let backslash = UInt8(ascii: "\\")
    guard let first = bytes.first, first != slash, first != UInt8(ascii: "~") else { return false }
    guard !bytes.contains(0), !bytes.contains(backslash), !bytes.contains(UInt8(ascii: ":")) else {
      return false
    }
    return bytes.split(separator: slash, omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && Array(part) != [UInt8(ascii: "."), UInt8(ascii: ".")]
    }
  }
}
