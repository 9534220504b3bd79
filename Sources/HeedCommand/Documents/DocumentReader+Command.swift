internal import Heed
internal import HeedDocument
internal import HeedMarkup
internal import HeedMarkupEntities

extension DocumentReader {
  /// The reader of the command, which knows HTML, Markdown and every named character.
  static func command(_ mode: Mode, texts: TextSource? = nil) -> DocumentReader {
    DocumentReader(
      mode: mode, markup: MarkupReader(options: MarkupOptions(references: .all)), texts: texts)
  }
}
