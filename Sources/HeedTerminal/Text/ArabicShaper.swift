/// Gives letters of Arabic script the shapes that they have in a word.
///
/// Most terminals draw each cell by itself, so that the letters of a word would stand apart. The shapes
/// are characters of their own, one for each letter; the two letters of a ligature stay two.
enum ArabicShaper {
  private struct Letter {
    var joinsBefore: Bool
    var joinsAfter: Bool

    static let none = Letter(joinsBefore: false, joinsAfter: false)
  }

  /// The clusters of a text with their letters shaped.
  static func shaped(_ clusters: [CellCluster]) -> [CellCluster] {
    guard clusters.contains(where: { isArabic($0.text) }) else { return clusters }
    var shaped = clusters
    // Marks and controls that take no cell stand between letters without parting them.
    let places = clusters.indices.filter { clusters[$0].width > 0 }
    let letters = places.map { letter(clusters[$0].text) }
    for (index, place) in places.enumerated() {
      let joinsBefore = letters[index].joinsBefore && index > 0 && letters[index - 1].joinsAfter
      let joinsAfter =
        letters[index].joinsAfter && index + 1 < letters.count && letters[index + 1].joinsBefore
      shaped[place].text = shape(clusters[place].text, joinsBefore, joinsAfter)
    }
    return shaped
  }

  private static func isArabic(_ text: String) -> Bool {
    text.unicodeScalars.first.map { (0x600...0x8FF).contains($0.value) } ?? false
  }

  private static func letter(_ text: String) -> Letter {
    guard isArabic(text), let first = text.unicodeScalars.first else { return .none }
    let last = text.unicodeScalars.last
    // A joiner or its opposite behind a letter says whether it joins the next.
    if first.value == 0x640 { return Letter(joinsBefore: true, joinsAfter: last?.value != 0x200C) }
    guard let forms = UnicodeTables.arabicForms[first] else { return .none }
    return Letter(joinsBefore: forms.1 != 0, joinsAfter: forms.2 != 0 && last?.value != 0x200C)
  }

  private static func shape(_ text: String, _ joinsBefore: Bool, _ joinsAfter: Bool) -> String {
    guard isArabic(text), let first = text.unicodeScalars.first,
      let forms = UnicodeTables.arabicForms[first]
    else { return text }
    let value: UInt32
    switch (joinsBefore, joinsAfter) {
    case (false, false): value = forms.0
    case (true, false): value = forms.1
    case (false, true): value = forms.2
    case (true, true): value = forms.3
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return text }
    var shaped = String.UnicodeScalarView()
    shaped.append(scalar)
    for mark in text.unicodeScalars.dropFirst() where mark.value != 0x200C && mark.value != 0x200D {
      shaped.append(mark)
    }
    return String(shaped)
  }
}
