internal import CPango
internal import Heed

/// The fonts and languages of a paragraph's stretches, as Pango takes them.
///
/// Colours and lines are not told to Pango: letters that join across a change of colour stay joined.
final class ParagraphAttributes {
  let list: OpaquePointer?

  /// Makes what describes a paragraph; its last stretch reaches to the end that Pango sees.
  init(_ paragraph: Range<Int>, of shaper: TextShaper, end: Int) {
    list = pango_attr_list_new()
    let language = pango_language_from_string(shaper.families.language)
    add(pango_attr_language_new(language), 0, end)
    // Pango would add a hyphen wherever a long word is broken; it has no way to add it only where a
    // soft hyphen stands.
    if !ParagraphAttributes.hasSoftHyphen(shaper.bytes[paragraph]) {
      add(pango_attr_insert_hyphens_new(0), 0, end)
    }
    if paragraph.isEmpty, !shaper.request.runs.isEmpty {
      let run = shaper.run(at: paragraph.lowerBound)
      add(run: shaper.request.runs[run], .base, of: shaper, 0, end)
    }
    var stretches = Stretches(paragraph, of: shaper)
    while let (run, script, range) = stretches.next() {
      let isLast = range.upperBound == paragraph.upperBound
      let start = range.lowerBound - paragraph.lowerBound
      let stop = isLast ? end : range.upperBound - paragraph.lowerBound
      add(run: shaper.request.runs[run], script, of: shaper, start, stop)
      if let spoken = ParagraphAttributes.language(of: script, unlike: language) {
        add(pango_attr_language_new(spoken), start, stop)
      }
    }
  }

  deinit { pango_attr_list_unref(list) }

  private static func hasSoftHyphen(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(start)
    attribute.pointee.end_index = UInt32(end)
    pango_attr_list_insert(list, attribute)
  }

  private func add(
    run: TextRequest.Run, _ script: TextScript, of shaper: TextShaper, _ start: Int, _ end: Int
  ) {
    let font = run.font
    var family = font.family?.string
    if let name = family, shaper.missingFamilies.contains(name) { family = nil }
    let description = pango_font_description_new()
    pango_font_description_set_family(
      description, shaper.families.list(for: font, family: family, script: script))
    pango_font_description_set_absolute_size(
      description,
      max(0, min(font.size, ParagraphLayout.largestFont))
        * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, font.weight.pango)
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    add(pango_attr_font_desc_new(description), start, end)
    pango_font_description_free(description)
  }

  /// The language for letters that the text's language is not written in.
  ///
  /// Left to itself Pango takes one from the person's environment, and pixels would depend on it.
  private static func language(
    of script: TextScript, unlike language: OpaquePointer?
  ) -> OpaquePointer? {
    switch script {
    case .inherited: return nil
    case .base: return self.language("en", of: PANGO_SCRIPT_LATIN, unlike: language)
    case .eastAsian: return self.language("zh-cn", of: PANGO_SCRIPT_HAN, unlike: language)
    case .other(let index):
      let fonts = ScriptFonts.all[index]
      let script = PangoScript(rawValue: PangoScript.RawValue(fonts.script.rawValue))
      return self.language(fonts.language, of: script, unlike: language)
    }
  }

  private static func language(
    _ name: String, of script: PangoScript, unlike language: OpaquePointer?
  ) -> OpaquePointer? {
    let isWritten = pango_language_includes_script(language, script) != 0
    return isWritten ? nil : pango_language_from_string(name)
  }
}

extension Font.Weight {
  /// The weight on the scale that fonts use.
  fileprivate var pango: PangoWeight {
    switch kind {
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}

/// The stretches of a paragraph that have one run and one script.
private struct Stretches {
  private let shaper: TextShaper
  private var run: Int
  private var byte: Int
  private let end: Int
  private var script = TextScript.base

  init(_ paragraph: Range<Int>, of shaper: TextShaper) {
    self.shaper = shaper
    byte = paragraph.lowerBound
    end = paragraph.upperBound
    run = shaper.run(at: byte)
  }

  mutating func next() -> (run: Int, script: TextScript, range: Range<Int>)? {
    while run < shaper.runEnds.count - 1, shaper.runEnds[run] <= byte { run += 1 }
    guard byte < end, run < shaper.runEnds.count else { return nil }
    let start = byte
    let stop = min(end, shaper.runEnds[run])
    var isFirst = true
    while byte < stop {
      let length = Self.length(of: shaper.bytes[byte])
      let found = TextScript(Self.scalar(in: shaper.bytes, at: byte, length: length))
      if found != .inherited, found != script {
        guard isFirst else { break }
        script = found
      }
      isFirst = false
      byte += length
    }
    return (run, script, start..<byte)
  }

  private static func length(of first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  private static func scalar(in bytes: [UInt8], at index: Int, length: Int) -> Unicode.Scalar {
    if length == 1 { return Unicode.Scalar(bytes[index]) }
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    for byte in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value) ?? " "
  }
}
