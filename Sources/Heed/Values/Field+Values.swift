extension Field {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var id: Name
    var placeholder: String
    var input: Input
    var value: String
    var isRequired: Bool
    var minLength: Int?
    var maxLength: Int?
    var accepts: Rule?
    var matches: Name?
    var error: String?

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.id == rhs.id
        && isSameText(lhs.placeholder, rhs.placeholder)
        && lhs.input == rhs.input
        && isSameText(lhs.value, rhs.value)
        && lhs.isRequired == rhs.isRequired
        && lhs.minLength == rhs.minLength
        && lhs.maxLength == rhs.maxLength
        && lhs.accepts == rhs.accepts
        && lhs.matches == rhs.matches
        && isSameText(lhs.error, rhs.error)
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Field: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
