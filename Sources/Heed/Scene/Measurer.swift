/// What layout asks of a host: how texts break into lines, and how large pictures and the app's own
/// views are.
///
/// Each has to answer the same for the same question. Heights of lines are not asked for: the core
/// fixes them by the size of the fonts, so that hosts differ only in the widths of their letters.
public struct Measurer {
  /// Breaks a text into lines as the host's text system does.
  public var text: (TextRequest) -> TextMetrics
  /// The natural size of a picture in points; nothing where it cannot be read.
  public var imageSize: (Image) -> Size?
  /// The height in points that the app's view in the slot of an id has at a width; nothing where there
  /// is no view or any height will do. It counts where the alert says no height.
  public var slotHeight: (Name, Double) -> Double?

  /// Makes a measurer; by default every picture without a size of its own is 24 points square, and
  /// every slot without a height 44 points high.
  public init(
    text: @escaping (TextRequest) -> TextMetrics,
    imageSize: @escaping (Image) -> Size? = { _ in nil },
    slotHeight: @escaping (Name, Double) -> Double? = { _, _ in nil }
  ) {
    self.text = text
    self.imageSize = imageSize
    self.slotHeight = slotHeight
  }
}
