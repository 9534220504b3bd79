extension Environment {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var size: Size
    var safeArea: EdgeInsets
    var keyboardHeight: Double
    var scale: Double
    var appearance: Appearance
    var isHighContrast: Bool
    var direction: Direction
    var textSize: ContentSizeCategory
    var isBoldText: Bool
    var reducesMotion: Bool
    var reducesTransparency: Bool
    var usesAssistiveTechnology: Bool
    var hasFullKeyboardAccess: Bool
    var locale: Name
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Environment: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: shared.storage.values) }
  }
#endif
