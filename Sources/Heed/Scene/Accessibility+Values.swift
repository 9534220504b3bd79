extension Accessibility {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var role: Role
    var label: String
    var value: String?
    var hint: String?
    var isEnabled: Bool
    var isSelected: Bool

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.role == rhs.role
        && isSameText(lhs.label, rhs.label)
        && isSameText(lhs.value, rhs.value)
        && isSameText(lhs.hint, rhs.hint)
        && lhs.isEnabled == rhs.isEnabled
        && lhs.isSelected == rhs.isSelected
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Accessibility: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
