internal import CPango
internal import Glibc

/// A set of installed fonts with the rules by which they are chosen.
///
/// Fontconfig lets several threads read one configuration, and nothing changes it once it is made, so
/// all renderers of a process share it.
final class InstalledFonts: @unchecked Sendable {
  let config: OpaquePointer
  private let families: Set<String>

  /// The fonts that Heed asks for by itself, but for Chinese, Japanese and Korean letters; those have
  /// so many that choosing among them takes longer than all the rest.
  static let few = InstalledFonts(only: FontFiles.few)

  /// The fonts that Heed asks for by itself.
  static let quick = InstalledFonts(only: FontFiles.all)

  /// All fonts of the system, by its own configuration.
  static let system = FcInitLoadConfigAndFonts().map { InstalledFonts(taking: $0) }

  private init(taking config: OpaquePointer) {
    self.config = config
    BroughtFonts.add(to: config)
    families = Self.families(of: config)
  }

  deinit { FcConfigDestroy(config) }

  /// Takes some files of some folders, from fontconfig's own lists of what is in them.
  ///
  /// Told to look through folders itself, fontconfig would compare each of hundreds of names with
  /// each pattern.
  private convenience init?(only files: [FontFiles]) {
    guard let config = FcConfigCreate() else { return nil }
    let isRead = FontConfiguration.text.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { bytes in
        FcConfigParseAndLoadFromMemory(config, bytes.baseAddress, 1)
      }
    }
    guard isRead != 0, FcConfigBuildFonts(config) != 0,
      let fonts = FcConfigGetFonts(config, FcSetSystem)
    else {
      FcConfigDestroy(config)
      return nil
    }
    for part in files { part.add(to: fonts, config) }
    self.init(taking: config)
  }

  /// Whether a family is installed; its letters' case does not count.
  func has(_ family: String) -> Bool {
    families.contains(family.lowercased())
  }

  /// Whether there is no font at all.
  var isEmpty: Bool { families.isEmpty }

  /// Makes these the fonts of the whole process, for a process that does nothing but draw.
  ///
  /// Else the text system reads the system's own configuration too, which nobody here asks for.
  func claimProcess() {
    if !isEmpty { FcConfigSetCurrent(config) }
  }

  private static func families(of config: OpaquePointer) -> Set<String> {
    var families: Set<String> = []
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(config, set)?.pointee else { continue }
      for index in 0..<Int(fonts.nfont) {
        var name: UnsafeMutablePointer<FcChar8>?
        var place: Int32 = 0
        while FcPatternGetString(fonts.fonts[index], FC_FAMILY, place, &name) == FcResultMatch {
          if let name { families.insert(String(cString: name).lowercased()) }
          place += 1
        }
      }
    }
    return families
  }

  /// A line for each file of the system's, with what tells one version of it from another.
  var fingerprint: [String] {
    guard let fonts = FcConfigGetFonts(config, FcSetSystem)?.pointee else { return [] }
    var lines: Set<String> = []
    for index in 0..<Int(fonts.nfont) {
      var path: UnsafeMutablePointer<FcChar8>?
      var version: Int32 = 0
      guard FcPatternGetString(fonts.fonts[index], FC_FILE, 0, &path) == FcResultMatch, let path
      else { continue }
      FcPatternGetInteger(fonts.fonts[index], FC_FONTVERSION, 0, &version)
      var information = stat()
      let file = UnsafeRawPointer(path).assumingMemoryBound(to: CChar.self)
      let size = stat(file, &information) == 0 ? Int(information.st_size) : 0
      lines.insert("\(String(cString: path)) \(version) \(size)")
    }
    return lines.sorted()
  }
}
