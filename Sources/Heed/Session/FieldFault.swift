/// What a field's rules find wrong with its text.
package enum FieldFault: Hashable, Sendable {
  case required
  case tooShort(Int)
  case tooLong(Int)
  case form(Field.Rule.Kind)
  case mismatch

  func message(_ texts: SessionTexts) -> String {
    switch self {
    case .required: texts.required
    case .tooShort(let count): SessionTexts.filled(texts.tooShort, count)
    case .tooLong(let count): SessionTexts.filled(texts.tooLong, count)
    case .form(.email): texts.notEmail
    case .form(.url): texts.notURL
    case .form(.number): texts.notNumber
    case .form(.digits): texts.notDigits
    case .mismatch: texts.mismatch
    }
  }
}

extension Field {
  /// What the rules find wrong with the value; nothing where it is valid.
  ///
  /// White space alone does not fill in a field that is required, unless it is secure. A field that
  /// may stay empty and is empty breaks no other rule, except that it has to match another.
  package func fault(matching other: String?) -> FieldFault? {
    let isBlank = input == .secure ? value.isEmpty : value.utf8.allSatisfy { $0 <= 0x20 }
    if isRequired && isBlank { return .required }
    if !value.isEmpty {
      let count = Self.characters(in: value)
      if let minLength, count < minLength { return .tooShort(minLength) }
      if let maxLength, count > maxLength { return .tooLong(maxLength) }
      if let accepts, !accepts.kind.allows(value) { return .form(accepts.kind) }
    }
    if let other, !isSameText(other, value) { return .mismatch }
    return nil
  }

  /// The letters that a person counts.
  ///
  /// Embedded Swift counts Unicode scalars instead: to find the letters needs tables that would make
  /// a web page larger, so a flag or a decomposed letter counts more than once there.
  private static func characters(in text: String) -> Int {
    #if hasFeature(Embedded)
      text.scalarCount
    #else
      text.count
    #endif
  }
}
