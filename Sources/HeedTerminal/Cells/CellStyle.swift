/// How a cell looks.
public struct CellStyle: Hashable, Sendable {
  /// What letters can be beside their colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let strike = Attributes(rawValue: 16)
    public static let reverse = Attributes(rawValue: 32)
  }

  /// The letters' colour; the terminal's own where there is none.
  public var foreground: CellColor?
  /// What is behind them; the terminal's own where there is none.
  public var background: CellColor?
  public var attributes: Attributes

  /// Makes a style; plain by default.
  public init(
    foreground: CellColor? = nil, background: CellColor? = nil, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours and nothing else.
  public static let plain = CellStyle()
}
