/// A small button in or near a corner of the panel that dismisses the alert.
public struct CloseButton: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  public var corner: Corner {
    get { shared.storage.values.corner }
    set { shared.own().values.corner = newValue }
  }
  /// Its width and height in points.
  public var size: Double {
    get { shared.storage.values.size }
    set { shared.own().values.size = newValue }
  }
  /// How far it is moved from the panel's corner in points: towards the trailing side, and down.
  ///
  /// Its own corner lies on the panel's when this is zero; 8 points inside by default.
  public var offset: Point? {
    get { shared.storage.values.offset }
    set { shared.own().values.offset = newValue }
  }
  /// Its picture; a cross on a grey disc by default.
  public var image: Image? {
    get { shared.storage.values.image }
    set { shared.own().values.image = newValue }
  }
  /// What assistive technology says; "Close" by default.
  public var label: String? {
    get { shared.storage.values.label }
    set { shared.own().values.label = newValue }
  }

  /// Makes a close button; 30 points in the panel's top trailing corner by default.
  public init(
    corner: Corner = .topTrailing, size: Double = 30, offset: Point? = nil,
    image: Image? = nil, label: String? = nil
  ) {
    shared = Shared(Values(corner: corner, size: size, offset: offset, image: image, label: label))
  }
}
