internal import HeedCommand
internal import HeedDocument

/// The page that edits documents, to which the gallery links.
struct GalleryPlayground {
  /// Its address, as it is or from the gallery's folder.
  let address: String
  /// Whether it has the documents of the gallery too, with their pictures.
  let hasExamples: Bool

  /// The page of an address that was typed; else one in a folder beside the gallery's; else none.
  static func find(_ typed: String?, beside folder: String, hasExamples: Bool) -> Self? {
    if let typed { return typed.isEmpty ? nil : Self(address: typed, hasExamples: hasExamples) }
    let neighbour = "../playground/"
    let page = FilePath.join(folder, "\(neighbour)index.html")
    return FileSystem.isThere(page) ? Self(address: neighbour, hasExamples: hasExamples) : nil
  }

  /// Where a document is edited: by its name where the page has it, else with all of its text.
  func address(of entry: GalleryEntry) -> String {
    if hasExamples { return "\(address)#example=\(entry.name)" }
    let text = Base64.encode(Array(entry.document.utf8)).utf8.compactMap { letter -> UInt8? in
      switch letter {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil
      default: letter
      }
    }
    return "\(address)#j=\(String(decoding: text, as: UTF8.self))"
  }
}
