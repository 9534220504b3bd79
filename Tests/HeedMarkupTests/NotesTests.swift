import Foundation
import Heed
import HeedMarkup
import HeedMarkupEntities
import Testing

/// Notes as apps, stores and mailers send them, beside what Chromium's `innerText` says of them;
/// `Scripts/inner-text` asks it.
@Suite struct NotesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Notes")
  static let names = [
    "arabic", "email", "github", "japanese", "mess", "plain", "sparkle", "store", "word",
  ]

  private func file(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The lines that say something; how far they stand apart is not compared.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test(arguments: names)
  func showsTheLinesThatABrowserShows(_ name: String) throws {
    let text = RichText(
      html: try file("\(name).html"), options: MarkupOptions(references: .all))
    // A rule has no text in a browser.
    let ours = lines(text.plainText).filter { $0 != "———" }
    #expect(ours == lines(try file("\(name).txt")))
  }

  @Test(arguments: names)
  func readsBackWhatItWritesOfThem(_ name: String) throws {
    let text = RichText(html: try file("\(name).html"))
    #expect(RichText(html: text.html()).runs == text.runs)
    #expect(RichText(markdown: text.markdown()).runs == text.runs)
  }
}
