internal import Heed

extension Environment {
  /// Reads what the page says of itself and of the person's settings.
  init(_ reader: inout ByteReader) {
    self.init()
    size.width = Self.length(reader.number(), 1)
    size.height = Self.length(reader.number(), 1)
    safeArea.top = Self.length(reader.number())
    safeArea.left = Self.length(reader.number())
    safeArea.bottom = Self.length(reader.number())
    safeArea.right = Self.length(reader.number())
    keyboardHeight = min(Self.length(reader.number()), size.height)
    scale = min(max(0.25, Self.length(reader.number(), 1)), 16)
    appearance = reader.flag() ? .dark : .light
    isHighContrast = reader.flag()
    direction = reader.flag() ? .rightToLeft : .leftToRight
    let category = Int(reader.byte())
    let letterScale = reader.number()
    // What no category is says that the size of the page's letters decides.
    textSize =
      ContentSizeCategory.Kind(index: category).map { ContentSizeCategory(kind: $0) }
      ?? ContentSizeCategory(letterScale: letterScale)
    isBoldText = reader.flag()
    reducesMotion = reader.flag()
    reducesTransparency = reader.flag()
    usesAssistiveTechnology = reader.flag()
    locale = reader.name()
  }

  private static func length(_ value: Double, _ least: Double = 0) -> Double {
    value.isFinite ? min(max(least, value), 100_000) : least
  }
}
