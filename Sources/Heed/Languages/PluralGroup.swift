/// Languages that share a rule for plural forms.
enum PluralGroup: UInt8, Hashable, Sendable {
  case none, single, exactlyOne, danish, upToOne, zeroAndOne, belowTwo, sinhala, tamazight,
    tachelhit, dual, zero, langi, romance, spanish, french, eastSlavic, belarusian, polish, czech,
    southSlavic, slovenian, sorbian, lithuanian, samogitian, latvian, romanian, hebrew, arabic,
    icelandic, macedonian, filipino, welsh, irish, gaelic, maltese, breton, manx, cornish

  /// The languages of each group, in the order of the cases; `single` stands for all others.
  private static var languages: [WordList] {
    [
      """
      bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo \
      yo yue zh
      """,
      "-", "ast de en et fi fy gl ia ie io lij nl sc sv sw ur yi", "da",
      "am as bn doi fa gu hi kn kok pcm zu", "ak bho csw guw ln mg nso pa ti wa", "ff hy kab", "si",
      "tzm", "shi", "iu naq sat se sma smi smj smn sms", "blo cv ksh", "lag", "ca it lld scn vec",
      "es", "fr pt", "ru uk", "be", "pl", "cs sk", "bs hr sr", "sl", "dsb hsb", "lt", "sgs",
      "lv prg", "ro", "he", "ar ars", "is", "mk", "ceb fil", "cy", "ga", "gd", "mt", "br", "gv",
      "kw",
    ]
  }

  init(_ tag: LanguageTag) {
    let index = PluralGroup.languages.firstIndex { $0.index(of: tag.language) != nil }
    var group = PluralGroup(rawValue: UInt8(index ?? 1)) ?? .single
    if group == .french, tag.isEuropeanPortuguese { group = .romance }
    self = group
  }

  func category(_ number: PluralNumber) -> PluralCategory.Kind {
    switch self {
    case .none: return .other
    case .single, .exactlyOne, .danish, .upToOne, .zeroAndOne, .belowTwo, .sinhala, .tamazight:
      return isOne(number) ? .one : .other
    case .romance, .spanish, .french:
      if isOne(number) { return .one }
      let isMillions = number.whole != 0 && number.whole % 1_000_000 == 0
      return isMillions && number.digitCount == 0 ? .many : .other
    case .eastSlavic, .polish, .czech, .southSlavic, .slovenian, .sorbian, .romanian, .hebrew,
      .icelandic, .macedonian, .filipino, .manx:
      return written(number)
    case .lithuanian, .samogitian, .latvian: return baltic(number)
    case .tachelhit where number.whole == 0: return .one
    case .langi where number.trimmedFraction != 0: return number.whole <= 1 ? .one : .other
    default: return number.exact.map { exact($0) } ?? .other
    }
  }

  private func isOne(_ number: PluralNumber) -> Bool {
    let isWhole = number.digitCount == 0
    switch self {
    case .exactlyOne, .romance: return number.whole == 1 && isWhole
    case .danish: return number.exact == 1 || number.trimmedFraction != 0 && number.whole <= 1
    case .upToOne: return number.whole == 0 || number.exact == 1
    case .belowTwo, .french: return number.whole <= 1
    case .sinhala:
      return (number.exact ?? 2) <= 1 || number.whole == 0 && number.fraction == 1
    case .zeroAndOne: return (number.exact ?? 2) <= 1
    case .tamazight:
      return number.exact.map { $0 <= 1 || (11...99).contains($0) } ?? false
    default: return number.exact == 1
    }
  }

  /// The rules that look at the digits behind the point.
  private func written(_ number: PluralNumber) -> PluralCategory.Kind {
    let whole = number.whole
    let ten = whole % 10
    let hundred = whole % 100
    let isWhole = number.digitCount == 0
    let isTeen = (12...14).contains(hundred)
    switch self {
    case .eastSlavic:
      if !isWhole { return .other }
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !isTeen ? .few : .many
    case .polish:
      if !isWhole { return .other }
      if whole == 1 { return .one }
      return (2...4).contains(ten) && !isTeen ? .few : .many
    case .czech:
      if !isWhole { return .many }
      return whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case .southSlavic:
      // What counts is what is said last: the digits behind the point, if there are any.
      let last = isWhole ? whole : number.fraction
      if last % 10 == 1, last % 100 != 11 { return .one }
      return (2...4).contains(last % 10) && !(12...14).contains(last % 100) ? .few : .other
    case .slovenian:
      if !isWhole { return .few }
      return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
    case .sorbian:
      let last = isWhole ? hundred : number.fraction % 100
      return last == 1 ? .one : last == 2 ? .two : (3...4).contains(last) ? .few : .other
    case .romanian:
      if isWhole, whole == 1 { return .one }
      return !isWhole || whole == 0 || (1...19).contains(hundred) ? .few : .other
    case .hebrew:
      if isWhole ? whole == 1 : whole == 0 { return .one }
      return isWhole && whole == 2 ? .two : .other
    case .icelandic:
      let last = number.trimmedFraction == 0 ? whole : number.trimmedFraction
      return last % 10 == 1 && last % 100 != 11 ? .one : .other
    case .macedonian:
      let last = isWhole ? whole : number.fraction
      return last % 10 == 1 && last % 100 != 11 ? .one : .other
    case .filipino:
      if isWhole, (1...3).contains(whole) { return .one }
      return [4, 6, 9].contains((isWhole ? whole : number.fraction) % 10) ? .other : .one
    default:
      // Manx.
      if !isWhole { return .many }
      return ten == 1 ? .one : ten == 2 ? .two : hundred % 20 == 0 ? .few : .other
    }
  }

  private func baltic(_ number: PluralNumber) -> PluralCategory.Kind {
    let value = number.exact
    let ten = (value ?? 0) % 10
    let hundred = (value ?? 0) % 100
    let isTeen = (11...19).contains(hundred)
    let fraction = number.fraction
    if self == .latvian {
      let hasTwoDigits = number.digitCount == 2
      if value != nil && (ten == 0 || isTeen) || hasTwoDigits && (11...19).contains(fraction % 100)
      {
        return .zero
      }
      if value != nil && ten == 1 { return .one }
      return fraction % 10 == 1 && (!hasTwoDigits || fraction % 100 != 11) ? .one : .other
    }
    if fraction != 0 { return .many }
    if self == .samogitian, value == 2 { return .two }
    if ten == 1, self == .samogitian ? hundred != 11 : !isTeen { return .one }
    return ten >= 2 && !isTeen ? .few : .other
  }

  /// The rules for numbers with nothing behind the point.
  private func exact(_ n: UInt64) -> PluralCategory.Kind {
    let ten = n % 10
    let hundred = n % 100
    switch self {
    case .tachelhit: return n <= 1 ? .one : n <= 10 ? .few : .other
    case .dual: return n == 1 ? .one : n == 2 ? .two : .other
    case .zero, .langi: return n == 0 ? .zero : n == 1 ? .one : .other
    case .belarusian:
      if ten == 1, hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .arabic:
      if n <= 2 { return n == 0 ? .zero : n == 1 ? .one : .two }
      return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
    case .welsh:
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case .irish:
      if n == 1 { return .one }
      return n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case .gaelic:
      if n == 1 || n == 11 { return .one }
      if n == 2 || n == 12 { return .two }
      return (3...19).contains(n) ? .few : .other
    case .maltese:
      if n == 1 { return .one }
      if n == 2 { return .two }
      return n == 0 || (3...10).contains(hundred)
        ? .few : (11...19).contains(hundred) ? .many : .other
    case .breton:
      let isOdd = [1, 7, 9].contains(hundred / 10)
      if ten == 1, !isOdd { return .one }
      if ten == 2, !isOdd { return .two }
      if ten == 3 || ten == 4 || ten == 9, !isOdd { return .few }
      return n != 0 && n % 1_000_000 == 0 ? .many : .other
    default: return cornish(n)
    }
  }

  private func cornish(_ n: UInt64) -> PluralCategory.Kind {
    if n == 0 { return .zero }
    if n == 1 { return .one }
    let twenty = n % 20
    let thousands = n % 100_000 / 1_000
    if twenty == 2
      || n % 1_000 == 0
        && ((1...20).contains(thousands) || [40, 60, 80].contains(thousands))
      || n % 1_000_000 == 100_000
    {
      return .two
    }
    return twenty == 3 ? .few : twenty == 1 ? .many : .other
  }
}
