internal import Glibc
internal import Heed

/// A picture file inside the folder of a document.
struct ImageFile: Hashable {
  /// The name by which the document calls it.
  let name: Name
  /// Where it is, with every link followed.
  let path: String
  private let modified: Int
  private let size: Int

  /// Finds a file.
  ///
  /// - Throws: an error where it is missing, too large, or outside the folder even by a link.
  init(_ name: Name, options: PictureOptions) throws(PictureError) {
    guard ImagePath.isInside(name) else { throw PictureError(.outsideFolder(name.string)) }
    guard let folder = options.imageFolder else { throw PictureError(.noFolder(name.string)) }
    guard let root = ImageFile.resolved(folder.isEmpty ? "." : folder),
      let path = ImageFile.resolved(root + "/" + name.string)
    else { throw PictureError(.missingImage(name.string)) }
    guard path.utf8.starts(with: (root == "/" ? root : root + "/").utf8) else {
      throw PictureError(.outsideFolder(name.string))
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw PictureError(.missingImage(name.string)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PictureError(.unreadableImage(name.string, reason: "it is not a file"))
    }
    guard status.st_size <= options.limits.imageFileBytes else {
      throw PictureError.tooManyBytes(name.string, options.limits)
    }
    self.name = name
    self.path = path
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
  }

  /// Reads the file.
  func bytes() throws(PictureError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      let reason = errno == EACCES ? "permission denied" : "it cannot be opened"
      throw PictureError(.unreadableImage(name.string, reason: reason))
    }
    defer { close(file) }
    // One byte more than expected shows a file that has grown since.
    var count = 0
    var bytes = [UInt8](repeating: 0, count: size + 1)
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(file, $0 + count, buffer.count - count) } ?? -1
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      count += got
    }
    guard count == size else {
      throw PictureError(.unreadableImage(name.string, reason: "it changes while it is read"))
    }
    bytes.removeLast()
    return bytes
  }

  /// Pixels a point, by the end of the file's name: 2 for `a@2x.png`.
  var scale: Double {
    var stem = Substring(name.string)
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension PictureError {
  /// A picture file with more bytes than allowed.
  static func tooManyBytes(_ name: String, _ limits: PictureOptions.Limits) -> PictureError {
    PictureError(.imageTooLarge(name, limit: "\(limits.imageFileBytes) bytes"))
  }
}
