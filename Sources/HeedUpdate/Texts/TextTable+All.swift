extension TextTable {
  /// The tables of all languages, by their tags.
  static var all: [TextTable] {
    [
      arabic, bulgarian, bengali, catalan, czech, danish, german, greek, english, spanish,
      estonian, persian, finnish, filipino, french, hebrew, hindi, croatian, hungarian,
      indonesian, italian, japanese, korean, lithuanian, latvian, marathi, malay,
      norwegianBokmal, dutch, polish, portugueseOfBrazil, portugueseOfPortugal, romanian,
      russian, slovak, slovenian, serbian, serbianLatin, swedish, tamil, telugu, thai,
      turkish, ukrainian, urdu, vietnamese, chineseSimplified, chineseTraditional,
    ]
  }
}
