internal import Heed

/// What a key says: a text, or several of which something decides.
indirect enum TextForm: Sendable {
  case text(String)
  /// By a number: the argument at a position from 1, or the one at hand.
  case plural(argument: Int?, [PluralCase])
  /// By the device, such as `iphone`; `other` stands for the rest.
  case device([NamedCase])
  /// By the room there is, as what fits into so many of an em.
  case width([WidthCase])
  /// A form whose `%#@name@` stand for others.
  case substituting(TextForm, [Substitution])

  struct PluralCase: Sendable {
    var category: PluralCategory
    var form: TextForm
  }

  struct NamedCase: Sendable {
    var name: Name
    var form: TextForm
  }

  struct WidthCase: Sendable {
    var width: Int
    var form: TextForm
  }

  /// What a `%#@name@` stands for.
  struct Substitution: Sendable {
    var name: Name
    /// Which argument it takes, from 1; the next where nothing is said.
    var argument: Int?
    /// How the number is written where `%arg` stands, such as `lld`.
    var specifier: String
    var form: TextForm
  }

  /// Calls with each text in it.
  func forEachText(_ body: (String) -> Void) {
    switch self {
    case .text(let text): body(text)
    case .plural(_, let cases): for one in cases { one.form.forEachText(body) }
    case .device(let cases): for one in cases { one.form.forEachText(body) }
    case .width(let cases): for one in cases { one.form.forEachText(body) }
    case .substituting(let form, let substitutions):
      form.forEachText(body)
      for substitution in substitutions { substitution.form.forEachText(body) }
    }
  }
}
