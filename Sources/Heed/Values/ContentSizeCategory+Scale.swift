extension ContentSizeCategory {
  /// The text size whose body text is nearest to so many times that of the default size.
  ///
  /// For surfaces whose people set a size of letters of another kind, such as browsers and desktops. Of
  /// two that are as near it is the smaller one; what is no number is the default.
  ///
  /// - Parameter letterScale: How large letters are; 1 is the default.
  public init(letterScale: Double) {
    var nearest = Kind.L
    let wanted = letterScale * DynamicType.size(of: .body, at: .large)
    var distance = Double.infinity
    for kind in Kind.allCases {
      let size = DynamicType.size(of: .body, at: ContentSizeCategory(kind: kind))
      if abs(size - wanted) < distance { (nearest, distance) = (kind, abs(size - wanted)) }
    }
    self.init(kind: nearest)
  }
}
