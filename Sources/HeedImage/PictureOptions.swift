public import Heed

/// How scenes are drawn: what lies behind them, where pictures are, and what may be missing.
public struct PictureOptions: Sendable {
  /// What the surface shows behind the alert.
  public enum Behind: Hashable, Sendable {
    /// A drawn screen of an app, without any words.
    case appScreen(Appearance, Direction)
    case color(RGBA)
    /// The bytes of a PNG file; it covers the surface, and what sticks out is cut off.
    case picture([UInt8])
  }

  /// How large things may be; what is larger is an error.
  public struct Limits: Hashable, Sendable {
    /// The bytes of a picture file; 8 MiB by default.
    public var imageFileBytes = 8 << 20
    /// The pixels of a picture file; 16 million by default.
    public var imagePixels = 16_000_000
    /// The pixels of each side of what is drawn; 10 000 by default.
    public var pictureSide = PictureLimits.side

    /// Makes the default limits.
    public init() {}
  }

  public var backdrop: Behind
  /// The folder that the paths of picture files are relative to, and that they may not leave.
  public var imageFolder: String?
  /// Whether something missing is drawn as a placeholder instead of being an error.
  public var isLenient: Bool
  public var limits: Limits

  /// Makes options; a light app screen, no folder and strict by default.
  public init(
    backdrop: Behind = .appScreen(.light, .leftToRight), imageFolder: String? = nil,
    isLenient: Bool = false, limits: Limits = Limits()
  ) {
    self.backdrop = backdrop
    self.imageFolder = imageFolder
    self.isLenient = isLenient
    self.limits = limits
  }
}
