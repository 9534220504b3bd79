extension SessionTexts {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var required: String = "Fill this in."
    var tooShort: String = "Enter at least {count} characters."
    var tooLong: String = "Enter at most {count} characters."
    var notEmail: String = "Enter an email address."
    var notURL: String = "Enter a web address."
    var notNumber: String = "Enter a number."
    var notDigits: String = "Enter digits only."
    var mismatch: String = "This does not match."
    var checking: String = "Checking"
    var working: String = "In progress"
    var done: String = "Done"
    var failed: String = "That did not work. Try again."
    var timedOut: String = "This took too long. Try again."
    var unavailable: String = "Not available"
    var counting: String = "Available in {count} seconds"
    var progress: String = "{count} percent"
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension SessionTexts: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
