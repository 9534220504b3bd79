internal import Heed

extension TextForm {
  /// A place of a text that a value fills.
  struct Use: Sendable {
    /// Which value, from 1.
    var argument: Int
    var kind: FormatSpecifier.Kind
    /// As it stands, such as `%1$@`.
    var spelling: String
  }

  /// One text of a form with its places.
  struct Leaf: Sendable {
    var text: String
    var uses: [Use]
    /// The number by which it was chosen: which argument, and the plural form.
    var plural: (argument: Int, category: PluralCategory)?
    /// Whether it is a whole text and no part of another.
    var isWhole: Bool
    /// Percent signs that begin nothing.
    var strayCount = 0
    /// The names of `%#@name@` that stand for nothing.
    var unknown: [Name] = []
  }

  /// Most texts have one, and real ones at most a few dozen.
  private static let mostLeaves = 400

  /// The texts in it, each with its places.
  var leaves: [Leaf] {
    var leaves: [Leaf] = []
    collect(into: &leaves, substitutions: [], next: 1, plural: nil, isWhole: true, depth: 0)
    return leaves
  }

  /// How many values it takes.
  var argumentCount: Int {
    var count = 0
    for leaf in leaves {
      for use in leaf.uses { count = max(count, use.argument) }
      if let plural = leaf.plural { count = max(count, plural.argument) }
    }
    return count
  }

  /// Whether something in it depends on a number.
  var hasPlural: Bool {
    switch self {
    case .text: return false
    case .plural: return true
    case .device(let cases): return cases.contains { $0.form.hasPlural }
    case .width(let cases): return cases.contains { $0.form.hasPlural }
    case .substituting(let form, let substitutions):
      return form.hasPlural || substitutions.contains { $0.form.hasPlural }
    }
  }

  private func collect(
    into leaves: inout [Leaf], substitutions: [Substitution], next: Int,
    plural: (argument: Int, category: PluralCategory)?, isWhole: Bool, depth: Int
  ) {
    if leaves.count >= Self.mostLeaves || depth > 20 { return }
    switch self {
    case .text(let text):
      Self.collect(
        text, into: &leaves, substitutions: substitutions, next: next, plural: plural,
        isWhole: isWhole, depth: depth)
    case .plural(let argument, let cases):
      for one in cases {
        one.form.collect(
          into: &leaves, substitutions: substitutions, next: next,
          plural: (argument ?? plural?.argument ?? next, one.category), isWhole: isWhole,
          depth: depth + 1)
      }
    case .device(let cases):
      for one in cases {
        one.form.collect(
          into: &leaves, substitutions: substitutions, next: next, plural: plural,
          isWhole: isWhole, depth: depth + 1)
      }
    case .width(let cases):
      for one in cases {
        one.form.collect(
          into: &leaves, substitutions: substitutions, next: next, plural: plural,
          isWhole: isWhole, depth: depth + 1)
      }
    case .substituting(let form, let own):
      form.collect(
        into: &leaves, substitutions: own + substitutions, next: next, plural: plural,
        isWhole: isWhole, depth: depth + 1)
    }
  }

  private static func collect(
    _ text: String, into leaves: inout [Leaf], substitutions: [Substitution], next start: Int,
    plural: (argument: Int, category: PluralCategory)?, isWhole: Bool, depth: Int
  ) {
    var leaf = Leaf(text: text, uses: [], plural: plural, isWhole: isWhole)
    var next = start
    var inner: [(Substitution, Int)] = []
    for piece in FormatText(text, knowsOwn: plural != nil).pieces {
      switch piece {
      case .words, .percent: break
      case .stray: leaf.strayCount += 1
      case .own:
        if let plural {
          leaf.uses.append(Use(argument: plural.argument, kind: .whole, spelling: "%arg"))
        }
      case .specifier(let specifier):
        for measure in [specifier.width, specifier.precision] {
          guard case .argument(let position)? = measure else { continue }
          leaf.uses.append(Use(argument: position ?? next, kind: .whole, spelling: "*"))
          if position == nil { next += 1 }
        }
        leaf.uses.append(
          Use(
            argument: specifier.position ?? next, kind: specifier.kind,
            spelling: String(bytes: specifier.spelling)))
        if specifier.position == nil { next += 1 }
      case .variable(let name, let position):
        guard let found = substitutions.first(where: { $0.name == name }) else {
          leaf.unknown.append(name)
          continue
        }
        var argument = found.argument ?? position ?? next
        let isNext = found.argument == nil && position == nil
        if isNext, argument == plural?.argument { argument += 1 }
        if isNext { next = argument + 1 }
        leaf.uses.append(
          Use(
            argument: argument, kind: found.kind,
            spelling: "%#@\(name.string)@"))
        inner.append((found, argument))
      }
    }
    leaves.append(leaf)
    for (substitution, argument) in inner {
      substitution.form.collect(
        into: &leaves, substitutions: substitutions, next: argument,
        plural: (argument, .other), isWhole: false, depth: depth + 1)
    }
  }
}

extension TextForm.Substitution {
  /// The kind of number that it is chosen by.
  var kind: FormatSpecifier.Kind {
    if case .specifier(let specifier)? = FormatText("%" + specifier).pieces.first {
      return specifier.kind
    }
    return .whole
  }
}
