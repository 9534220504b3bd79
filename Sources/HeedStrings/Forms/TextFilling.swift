internal import Heed

/// Chooses among the forms of a text and fills its places.
struct TextFilling {
  let arguments: [String]
  let samples: TextSamples
  let rule: PluralRule
  let device: Name
  private(set) var bytes: [UInt8] = []
  /// What is not as it was meant, the first thing.
  private(set) var problem: String?
  /// Whether a sample stands somewhere.
  private(set) var usesSamples = false
  private var steps = 0

  /// Where a form stands within others.
  private struct Scope {
    var substitutions: [TextForm.Substitution] = []
    /// The argument that the next place takes, from 0.
    var next = 0
    /// The argument by which the form was chosen, from 0, and how it is written.
    var own: (index: Int, specifier: String)?
    var depth = 0
  }

  /// A hostile text may name others many times over.
  private static let mostSteps = 20_000
  private static let mostBytes = 262_144

  init(
    _ form: TextForm, arguments: [String], samples: TextSamples, rule: PluralRule, device: Name
  ) {
    self.arguments = arguments
    self.samples = samples
    self.rule = rule
    self.device = device
    _ = add(form, Scope())
  }

  var text: String { String(bytes: bytes) }

  /// Adds a form; says which argument comes next.
  private mutating func add(_ form: TextForm, _ scope: Scope) -> Int {
    steps += 1
    if steps > Self.mostSteps || bytes.count > Self.mostBytes || scope.depth > 100 {
      note("the text names others too often")
      return scope.next
    }
    var scope = scope
    scope.depth += 1
    switch form {
    case .text(let text): return add(text, scope)
    case .plural(let argument, let cases):
      let index = argument.map { $0 - 1 } ?? scope.own?.index ?? scope.next
      if scope.own == nil { scope.own = (index, "lld") }
      guard let chosen = chosen(cases, number: value(at: index, .whole)) else { return scope.next }
      return add(chosen, scope)
    case .device(let cases):
      let chosen =
        cases.first { $0.name == device } ?? cases.first { $0.name == "other" } ?? cases.first
      return chosen.map { add($0.form, scope) } ?? scope.next
    case .width(let cases):
      var widest = cases.first
      for one in cases where one.width > widest?.width ?? 0 { widest = one }
      return widest.map { add($0.form, scope) } ?? scope.next
    case .substituting(let form, let substitutions):
      // Those of the form itself are found before those around it.
      scope.substitutions = substitutions + scope.substitutions
      return add(form, scope)
    }
  }

  private func chosen(_ cases: [TextForm.PluralCase], number: String) -> TextForm? {
    let number = PluralNumber(number)
    var category = number.map { rule.category(for: $0) } ?? .other
    // A text for nothing is used for 0 in languages that have no such form, too.
    if let number, number == PluralNumber(0), cases.contains(where: { $0.category == .zero }) {
      category = .zero
    }
    let chosen =
      cases.first { $0.category == category } ?? cases.first { $0.category == .other }
      ?? cases.last
    return chosen?.form
  }

  private mutating func add(_ text: String, _ scope: Scope) -> Int {
    let format = FormatText(text, knowsOwn: scope.own != nil)
    // Nobody formats a text that has no place: what stands there is shown.
    if !format.hasPlaces, scope.own == nil, arguments.isEmpty {
      bytes += text.bytes
      return scope.next
    }
    var next = scope.next
    for piece in format.pieces {
      switch piece {
      case .words(let words), .stray(let words): bytes += words
      case .percent: bytes.append(UInt8(ascii: "%"))
      case .own: if let own = scope.own { addOwn(own.index, own.specifier) }
      case .specifier(let specifier): add(specifier, &next)
      case .variable(let name, let position): add(name, position, scope, &next)
      }
      if bytes.count > Self.mostBytes { break }
    }
    return next
  }

  private mutating func add(_ specifier: FormatSpecifier, _ next: inout Int) {
    let width = measure(specifier.width, &next)
    let precision = measure(specifier.precision, &next)
    let index = specifier.position.map { $0 - 1 } ?? next
    if specifier.position == nil { next += 1 }
    let value = value(at: index, specifier.kind)
    if let text = specifier.filled(value, width: width, precision: precision) {
      bytes += text.bytes
    } else {
      note(
        "argument \(index + 1) is '\(Self.short(value))', and \(String(bytes: specifier.spelling))"
          + " takes \(specifier.kind.name.description)")
      bytes += value.bytes
    }
  }

  private mutating func addOwn(_ index: Int, _ specifier: String) {
    let format = FormatText("%" + specifier)
    guard case .specifier(let specifier)? = format.pieces.first else {
      bytes += value(at: index, .whole).bytes
      return
    }
    var next = index
    add(specifier, &next)
  }

  private mutating func add(
    _ name: Name, _ position: Int?, _ scope: Scope, _ next: inout Int
  ) {
    guard let substitution = scope.substitutions.first(where: { $0.name == name }) else {
      note("nothing is said about %#@\(Self.short(name.string))@")
      bytes += "%#@\(name.string)@".bytes
      return
    }
    var index = substitution.argument.map { $0 - 1 } ?? position.map { $0 - 1 } ?? next
    let isNext = substitution.argument == nil && position == nil
    // The number that chose the text around it is not the one that chooses this.
    if isNext, index == scope.own?.index { index += 1 }
    var inner = scope
    inner.next = index
    inner.own = (index, substitution.specifier)
    let after = add(substitution.form, inner)
    if isNext { next = max(index + 1, after) }
  }

  private mutating func measure(
    _ measure: FormatSpecifier.Measure?, _ next: inout Int
  ) -> Int? {
    switch measure {
    case nil: return nil
    case .fixed(let number): return number
    case .argument(let position):
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index), let width = DecimalText.whole(arguments[index])
      else { return nil }
      return Int(max(0, min(width, 999)))
    }
  }

  /// The argument at an index from 0, or a sample of its kind.
  private mutating func value(at index: Int, _ kind: FormatSpecifier.Kind) -> String {
    if arguments.indices.contains(index) { return arguments[index] }
    if !arguments.isEmpty {
      note(
        "there \(arguments.count == 1 ? "is 1 argument" : "are \(arguments.count) arguments")"
          + ", and the text has a place for a number \(index + 1)")
    }
    usesSamples = true
    switch kind {
    case .object, .characters: return samples.word
    case .character: return "A"
    case .real: return samples.decimal
    case .whole, .pointer:
      let number =
        rule.sample(of: samples.category) ?? rule.sample(of: .other) ?? rule.sample(of: .many)
      return (number ?? 2).description
    }
  }

  private mutating func note(_ reason: String) {
    if problem == nil { problem = reason }
  }

  private static func short(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if bytes.count >= 40, byte & 0xC0 != 0x80 { return String(bytes: bytes) + "…" }
      bytes.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: "?") : byte)
    }
    return String(bytes: bytes)
  }
}
