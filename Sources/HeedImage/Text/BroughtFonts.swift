internal import CPango
internal import Glibc
internal import Heed

/// Font files that somebody brings, beside those that are installed.
enum BroughtFonts {
  /// A larger file is no font of an app; those for Chinese have some 20 MiB.
  static let mostBytes = 128 << 20

  /// The files. They are named once, before the first renderer is made, and only read afterwards.
  nonisolated(unsafe) static var paths: [String] = []
  /// The families in them, in small letters.
  nonisolated(unsafe) static var families: Set<String> = []

  /// Reads which families are in a file.
  static func families(in path: String) throws(PictureError) -> [String] {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw PictureError(.unreadableFont(path, reason: String(cString: strerror(errno))))
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw PictureError(.unreadableFont(path, reason: "it is no file"))
    }
    guard information.st_size <= mostBytes else {
      throw PictureError(
        .unreadableFont(path, reason: "it is larger than \(mostBytes >> 20) MiB"))
    }
    guard let fonts = FcFontSetCreate() else { throw PictureError(.outOfMemory) }
    defer { FcFontSetDestroy(fonts) }
    // All faces of a file, of which a collection has several.
    var count: Int32 = 0
    let found = path.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { bytes in
        FcFreeTypeQueryAll(bytes.baseAddress, UInt32.max, nil, &count, fonts)
      }
    }
    var names: [String] = []
    for index in 0..<Int(fonts.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, 0, &name) == FcResultMatch,
        let name
      {
        names.append(String(cString: name))
      }
    }
    guard found > 0, !names.isEmpty else {
      throw PictureError(
        .unreadableFont(path, reason: "it is no font, such as a .ttf, .otf or .ttc file"))
    }
    return names
  }

  /// Adds the files to a configuration.
  static func add(to config: OpaquePointer) {
    for path in paths {
      path.utf8CString.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: FcChar8.self) { bytes in
          _ = FcConfigAppFontAddFile(config, bytes.baseAddress)
        }
      }
    }
  }
}
