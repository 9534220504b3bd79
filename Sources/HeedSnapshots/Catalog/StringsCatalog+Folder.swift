#if os(Linux)
  internal import Glibc
  public import Heed
  public import HeedStrings

  extension StringsCatalog {
    /// How many entries of folders are looked at, how deep, and how many bytes are read.
    private static let mostEntries = 100_000
    private static let mostFolders = 16
    private static let mostBytes = 268_435_456

    /// Reads a folder with `.lproj` folders or catalogs in it, such as that of an app.
    ///
    /// Folders whose names begin with a dot are passed over, and so are links.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - developmentLanguage: The language in which the app is written; by default found out.
    /// - Throws: What cannot be read; that there are no texts, or too many.
    public init(folder: String, developmentLanguage: Name? = nil) throws(AlertCatalogError) {
      var paths: [String] = []
      var left = Self.mostEntries
      try Self.find(in: folder, depth: 0, left: &left, &paths)
      if paths.isEmpty {
        throw AlertCatalogError("There are no texts of an app in \(folder).")
      }
      var files: [StringsFile] = []
      var bytesLeft = Self.mostBytes
      for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        do throws(SnapshotFailure) {
          guard let bytes = try SnapshotFiles.read(path) else { continue }
          bytesLeft -= bytes.count
          files.append(StringsFile(path: path, bytes: bytes))
        } catch {
          throw AlertCatalogError("\(error.message).")
        }
        if bytesLeft < 0 {
          throw AlertCatalogError("The texts have more than \(Self.mostBytes) bytes.")
        }
      }
      self.init(files: files, developmentLanguage: developmentLanguage)
    }

    private static func find(
      in folder: String, depth: Int, left: inout Int, _ paths: inout [String]
    ) throws(AlertCatalogError) {
      guard depth < mostFolders else { return }
      guard let directory = opendir(folder) else {
        throw AlertCatalogError(
          "The folder \(folder) cannot be read: \(String(cString: strerror(errno))).")
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        left -= 1
        if left < 0 {
          throw AlertCatalogError("There are more than \(mostEntries) files in \(folder).")
        }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
          field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.utf8.first == UInt8(ascii: ".") { continue }
        let path = "\(folder)/\(name)"
        var information = stat()
        guard lstat(path, &information) == 0 else { continue }
        if information.st_mode & S_IFMT == S_IFDIR {
          try find(in: path, depth: depth + 1, left: &left, &paths)
        } else if information.st_mode & S_IFMT == S_IFREG, StringsFile.isRead(path) {
          paths.append(path)
        }
      }
    }
  }
#endif
