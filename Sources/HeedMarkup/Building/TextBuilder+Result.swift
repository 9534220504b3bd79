internal import Heed

extension TextBuilder {
  /// The text that has been read.
  func richText() -> RichText {
    let assembler = RunAssembler(values: values, lists: lists)
    let runs = assembler.runs(
      of: collector.bytes, collector.stretches, collector.paragraphs)
    return RichText(normalForm: runs, alignment: isStructured ? .start : nil)
  }
}

/// The fonts of headings.
enum HeadingStyle {
  /// The style of a heading of level 1 to 6.
  static func of(level: Int) -> Font.Style {
    switch level {
    case 1: .title2
    case 2: .title3
    case 3: .headline
    case 4: .subheadline
    case 5: .footnote
    default: .caption1
    }
  }
}

extension Color {
  /// What is behind text that is marked as by a pen.
  static var marker: Color { Color(light: Color(hex: 0xFFF1A8), dark: Color(hex: 0x6B5900)) }
}
