internal import CPango
internal import Glibc

/// A folder of fonts, and which of its files are taken; most of what is there is left out.
struct FontFiles {
  private let folder: String
  /// File names; one that ends in `*` stands for all that begin so.
  private let names: [String]

  private init(_ folder: String, _ names: [String]) {
    self.folder = "/usr/share/fonts/" + folder
    self.names = names
  }

  /// What Heed asks for by itself, but for Chinese, Japanese and Korean letters.
  static let few = [
    FontFiles("opentype/inter", ["Inter-*"]),
    FontFiles("truetype/noto", noto),
    FontFiles("truetype/dejavu", ["DejaVuSans.ttf", "DejaVuSansMono*"]),
    FontFiles("truetype/nunito", ["Nunito-*"]),
    FontFiles("truetype/quicksand", ["Quicksand-*"]),
    FontFiles("opentype/quicksand", ["Quicksand-*"]),
  ]

  /// All that Heed asks for by itself.
  static let all =
    [few[0], FontFiles("opentype/noto", ["NotoSansCJK-*", "NotoSerifCJK-*"])] + few.dropFirst()

  private static var noto: [String] {
    let scripts = ScriptFonts.all.flatMap { [$0.sans, $0.serif] }.compactMap { $0 }.map { name in
      String(name.filter { $0 != " " })
    }
    let signs = ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoSansMono"]
    let letters = ["NotoSans", "NotoSerif"].flatMap { stem in
      ["Regular", "Bold", "Italic", "BoldItalic"].map { "\(stem)-\($0).ttf" }
    }
    return letters + (scripts + signs).flatMap { ["\($0)-Regular.ttf", "\($0)-Bold.ttf"] }
      + ["NotoColorEmoji.ttf"]
  }

  /// Adds the fonts that are installed to a set of a configuration; without the folder none.
  func add(to fonts: UnsafeMutablePointer<FcFontSet>, _ config: OpaquePointer) {
    let cache = folder.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { bytes in
        FcDirCacheRead(bytes.baseAddress, 0, config)
      }
    }
    guard let cache else { return }
    defer { FcDirCacheUnload(cache) }
    guard let found = FcCacheCopySet(cache) else { return }
    defer { FcFontSetDestroy(found) }
    let known = Set(names.map { Array($0.utf8) })
    let starts = known.filter { $0.last == 0x2A }.map { $0.dropLast() }
    for index in 0..<Int(found.pointee.nfont) {
      guard let font = found.pointee.fonts[index], let name = Self.fileName(of: font) else {
        continue
      }
      if known.contains(name) || starts.contains(where: { name.starts(with: $0) }) {
        FcPatternReference(font)
        FcFontSetAdd(fonts, font)
      }
    }
  }

  private static func fileName(of font: OpaquePointer) -> [UInt8]? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else {
      return nil
    }
    let bytes = UnsafeBufferPointer(start: path, count: strlen(path))
    return Array(bytes[((bytes.lastIndex(of: 0x2F) ?? -1) + 1)...])
  }
}
