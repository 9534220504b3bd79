internal import Heed

extension Environment {
  /// Reads what the page says of itself and of the person's settings.
  init(_ reader: inout ByteReader) {
    let size = Size(width: reader.length(1), height: reader.length(1))
    let (top, left) = (reader.length(), reader.length())
    let (bottom, right) = (reader.length(), reader.length())
    let keyboardHeight = min(reader.length(), size.height)
    let scale = min(max(0.25, reader.length(1)), 16)
    let appearance: Appearance = reader.flag() ? .dark : .light
    let isHighContrast = reader.flag()
    let direction: Direction = reader.flag() ? .rightToLeft : .leftToRight
    let category = Int(reader.byte())
    let letterScale = reader.number()
    // What no category is says that the size of the page's letters decides.
    let textSize =
      ContentSizeCategory.Kind(index: category).map { ContentSizeCategory(kind: $0) }
      ?? ContentSizeCategory(letterScale: letterScale)
    let isBoldText = reader.flag()
    let reducesMotion = reader.flag()
    let reducesTransparency = reader.flag()
    let usesAssistiveTechnology = reader.flag()
    self.init(
      size: size, safeArea: EdgeInsets(top: top, left: left, bottom: bottom, right: right),
      keyboardHeight: keyboardHeight, scale: scale, appearance: appearance,
      isHighContrast: isHighContrast, direction: direction, textSize: textSize,
      isBoldText: isBoldText, reducesMotion: reducesMotion,
      reducesTransparency: reducesTransparency, usesAssistiveTechnology: usesAssistiveTechnology,
      locale: reader.name())
  }
}

extension ByteReader {
  @inline(never)
  fileprivate mutating func length(_ least: Double = 0) -> Double {
    let value = number()
    return value.isFinite ? min(max(least, value), 100_000) : least
  }
}
