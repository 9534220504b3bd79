package import Heed
package import HeedStrings

/// The texts of an app that `--strings` names, with the files that they stand in.
package struct AppTexts {
  package let catalog: StringsCatalog
  /// The files, by their paths as they were typed.
  package let files: [StringsFile]

  /// How many entries of folders are looked at, and how many bytes are read.
  private static let mostEntries = 100_000
  private static let mostBytes = 268_435_456

  /// Reads a folder with `.lproj` folders or catalogs in it, one of them, or a single file.
  ///
  /// Files that are damaged are told; what can be read of them is.
  package static func read(_ path: String, console: Console) throws(CommandError) -> AppTexts {
    let texts = try read(path)
    // Of each file the first error: `heed check` tells all.
    var told: Set<String> = []
    for finding in texts.catalog.fileErrors where told.insert(finding.place.file).inserted {
      console.complain("heed: \(Printable.text("\(finding.place): \(finding.reason)"))")
    }
    return texts
  }

  /// Reads a folder or a file, and tells nothing of what is wrong with it.
  package static func read(_ path: String) throws(CommandError) -> AppTexts {
    var paths = [path]
    if FileSystem.isFolder(path) {
      // Within `de.lproj` only the folder's own name says the language.
      var folder = path
      while folder.utf8.count > 1, folder.utf8.last == 0x2F { folder.removeLast() }
      paths = try FileSystem.files(under: folder, limit: mostEntries, where: StringsFile.isRead)
    } else if !StringsFile.isRead(path), FileSystem.isThere(path) {
      throw .usage(
        "'\(path)' holds no texts of an app; name a folder with .lproj folders, or an .xcstrings file"
      )
    }
    var files: [StringsFile] = []
    var left = mostBytes
    for path in paths {
      let bytes = try FileSystem.read(path, limit: StringsFile.maxBytes)
      left -= bytes.count
      if left < 0 {
        throw .failure("The texts have more than \(mostBytes) bytes; name a smaller folder")
      }
      files.append(StringsFile(path: path, bytes: bytes))
    }
    let catalog = StringsCatalog(files: files)
    if files.isEmpty {
      throw .usage(
        "There are no texts in '\(path)': no .strings or .stringsdict in a folder .lproj, and no"
          + " .xcstrings")
    }
    return AppTexts(catalog: catalog, files: files)
  }

  /// The texts in a language, for a reader of documents.
  package func source(_ language: Name) -> TextSource { catalog.source(language: language) }
}
