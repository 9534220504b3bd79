public import Heed

/// Which form of its words a language uses beside a whole number, by the rules of Unicode's CLDR 44.
public struct PluralRule: Hashable, Sendable {
  /// Languages that share a rule.
  private enum Group: Hashable, Sendable {
    case none, single, singleToOne, singleMillions, singleToOneMillions
    case eastSlavic, polish, czech, southSlavic, slovenian, lithuanian, latvian
    case romanian, hebrew, arabic, icelandic, filipino, welsh, irish, gaelic, maltese
  }

  private let group: Group

  /// Makes the rule of a language, such as `pt-PT`; an unknown one tells 1 from the rest.
  public init(language: Name) {
    let tag = LanguageTag(language)
    func isAmong(_ words: WordList) -> Bool { words.index(of: tag.language) != nil }
    if isAmong("ja zh ko vi th id ms lo my km yue wo yo bo dz ig jv su to") {
      group = .none
    } else if isAmong("hi bn fa gu kn am zu as hy pa ak ln mg ti wa si") {
      group = .singleToOne
    } else if isAmong("es it ca vec") {
      group = .singleMillions
    } else if isAmong("fr pt") {
      group = tag.isEuropeanPortuguese ? .singleMillions : .singleToOneMillions
    } else if isAmong("ru uk be") {
      group = .eastSlavic
    } else if isAmong("pl") {
      group = .polish
    } else if isAmong("cs sk") {
      group = .czech
    } else if isAmong("hr sr bs") {
      group = .southSlavic
    } else if isAmong("sl hsb dsb") {
      group = .slovenian
    } else if isAmong("lt") {
      group = .lithuanian
    } else if isAmong("lv prg") {
      group = .latvian
    } else if isAmong("ro") {
      group = .romanian
    } else if isAmong("he") {
      group = .hebrew
    } else if isAmong("ar ars") {
      group = .arabic
    } else if isAmong("is mk") {
      group = .icelandic
    } else if isAmong("fil ceb") {
      group = .filipino
    } else if isAmong("cy") {
      group = .welsh
    } else if isAmong("ga") {
      group = .irish
    } else if isAmong("gd") {
      group = .gaelic
    } else if isAmong("mt") {
      group = .maltese
    } else {
      group = .single
    }
  }

  /// The form beside a number; its sign does not count.
  public func category(for count: Int) -> PluralCategory {
    let n = count.magnitude
    let ten = n % 10
    let hundred = n % 100
    let isTeen = (11...19).contains(hundred)
    switch group {
    case .none: return .other
    case .single: return n == 1 ? .one : .other
    case .singleToOne: return n <= 1 ? .one : .other
    case .singleMillions: return n == 1 ? .one : millions(n)
    case .singleToOneMillions: return n <= 1 ? .one : millions(n)
    case .eastSlavic:
      if ten == 1 && hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .polish:
      if n == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .southSlavic:
      if ten == 1 && hundred != 11 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
    case .slovenian:
      return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
    case .lithuanian:
      if isTeen || ten == 0 { return .other }
      return ten == 1 ? .one : .few
    case .latvian:
      if isTeen || ten == 0 { return .zero }
      return ten == 1 ? .one : .other
    case .romanian:
      if n == 1 { return .one }
      return n == 0 || (1...19).contains(hundred) ? .few : .other
    case .hebrew: return n == 1 ? .one : n == 2 ? .two : .other
    case .arabic:
      if n <= 2 { return [.zero, .one, .two][Int(n)] }
      return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
    case .icelandic: return ten == 1 && hundred != 11 ? .one : .other
    case .filipino:
      return (1...3).contains(n) || ![4, 6, 9].contains(ten) ? .one : .other
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
      return n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case .gaelic:
      if n == 1 || n == 11 { return .one }
      if n == 2 || n == 12 { return .two }
      return (3...19).contains(n) ? .few : .other
    case .maltese:
      if n <= 2 && n > 0 { return n == 1 ? .one : .two }
      return n == 0 || (3...10).contains(hundred) ? .few : isTeen ? .many : .other
    }
  }

  /// The forms that whole numbers take, in the order of ``PluralCategory/all``.
  public var categories: [PluralCategory] {
    // Every rule looks at the last two digits, at the number itself below 20, or at whole millions.
    var found: [PluralCategory] = []
    for count in Array(0...200) + [1_000_000] {
      let category = category(for: count)
      if !found.contains(category) { found.append(category) }
    }
    return PluralCategory.all.filter { found.contains($0) }
  }

  private func millions(_ n: UInt) -> PluralCategory {
    n != 0 && n % 1_000_000 == 0 ? .many : .other
  }
}
