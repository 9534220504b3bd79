internal import Heed
internal import HeedCommand
internal import HeedDocument

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The picture files that a document names; there are no others.
struct PictureFiles {
  private let folder: String?
  private let names: [String]

  /// The most bytes of a picture's file.
  private static let limit = 16_777_216
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Finds the names in a document as it is written.
  init(in document: [UInt8], folder: String?) {
    self.folder = folder
    guard let tree = try? JSONParser.parse(document, maxBytes: document.count, maxDepth: 512) else {
      names = []
      return
    }
    var names: [String] = []
    var open = [tree.root]
    while let node = open.popLast() {
      // No other object of a document has such a member.
      if node.kind == .string, node.keyOffset < node.offset, tree.keyText(node) == "file" {
        names.append(tree.string(node))
      }
      open += tree.children(of: node)
    }
    self.names = names
  }

  /// The picture of a name: a PNG file inside the folder, even by links, and not too large.
  subscript(name: String) -> HTTPResponse? {
    guard let folder, names.contains(name), ImagePath.isInside(Name(name)),
      let root = Self.resolved(folder), let path = Self.resolved(FilePath.join(root, name)),
      path.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
    else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.limit, let bytes = try? FileSystem.read(path, limit: Self.limit),
      bytes.count <= Self.limit, bytes.starts(with: Self.signature)
    else { return nil }
    return .content("image/png", bytes)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
