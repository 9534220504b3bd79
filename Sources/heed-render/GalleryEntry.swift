internal import Heed
internal import HeedCommand
internal import HeedDocument
internal import HeedMatrix

/// A document of the gallery with all that the page says about it.
struct GalleryEntry {
  let file: String
  let alert: Alert
  /// The document as it is written.
  let document: String
  /// The Swift that says the same.
  let swift: GallerySwift?
  /// Seconds until the alert is at its place.
  let entryDuration: Double
  /// The surface on which it is shown first.
  let surface: GallerySurface

  init(
    _ source: DocumentSource, swift: GallerySwift?, entryDuration: Double, surface: GallerySurface
  ) {
    file = source.file
    alert = source.document.alert
    document = String(decoding: source.bytes, as: UTF8.self)
    self.swift = swift
    self.entryDuration = entryDuration
    self.surface = surface
  }

  /// The name by which a link to it knows it.
  var name: String { FilePath.stem(of: file) }

  /// The name as a person reads it: words, the first with a capital letter.
  var title: String {
    if name == "ios26" { return "iOS 26" }
    var bytes = name.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    if let first = bytes.first, first >= 0x61, first <= 0x7A { bytes[0] = first & 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }

  var style: String { alert.style.kind.name }

  /// The name of its look.
  var theme: String { alert.shownTheme.base.kind.name }

  var features: [GalleryFeature] { GalleryFeature.all(of: alert) }

  /// The alert in words, for those who do not see the picture and for those who search.
  var words: String {
    var parts: [String] = []
    for text in [alert.title, alert.message] {
      if let text, !text.text.isEmpty { parts.append("“\(text.text.plainText)”") }
    }
    let titles = alert.actionEntries.map { $0.action.title.plainText }
    if !titles.isEmpty { parts.append("Actions: \(titles.joined(separator: ", ")).") }
    return parts.joined(separator: " ")
  }

  func address(of picture: GalleryPicture) -> String {
    HTML.address(picture.name(for: file))
  }
}
