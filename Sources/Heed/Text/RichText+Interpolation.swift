extension RichText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// Collects the parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = RichText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds the plain text between the interpolations.
    public mutating func appendLiteral(_ literal: String) {
      text.append(Run(literal))
    }

    /// Adds text with a look of its own.
    public mutating func appendInterpolation(
      _ string: String, font: Font? = nil, color: Color? = nil, background: Color? = nil,
      underline: Bool = false, strike: Bool = false, link: Name? = nil
    ) {
      let attributes = TextAttributes(
        font: font, color: color, background: background,
        isUnderlined: underline, isStruckThrough: strike, link: link)
      text.append(Run(string, attributes))
    }

    /// Adds a text with the looks it has.
    public mutating func appendInterpolation(_ other: RichText) {
      text.append(other)
    }

    /// Adds a number or another value that describes itself.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      text.append(Run(value.description))
    }
  }
}
