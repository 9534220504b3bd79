#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  /// Finds the pictures of alerts: symbols of the system, files of the app, bytes.
  @MainActor
  public struct ImageProvider {
    /// Where files are looked for, in its asset catalogues too.
    public var bundle: Bundle
    /// The most bytes that a picture given as bytes may have.
    public var byteLimit: Int
    /// Asked first; nothing means that the provider looks itself.
    public var custom: (@MainActor (Image) -> UIImage?)?

    /// Makes a provider of the app's own pictures; bytes are limited to 16 MiB by default.
    public init(
      bundle: Bundle = .main, byteLimit: Int = 16 << 20,
      custom: (@MainActor (Image) -> UIImage?)? = nil
    ) {
      self.bundle = bundle
      self.byteLimit = byteLimit
      self.custom = custom
    }

    /// The picture, or nothing where it cannot be found or read.
    public func uiImage(_ image: Image) -> UIImage? { custom?(image) }

    /// The picture's own size in points; nothing for symbols, which layout sizes, and where it
    /// cannot be read.
    public func size(of image: Image) -> Size? {
      uiImage(image).map { Size(width: Double($0.size.width), height: Double($0.size.height)) }
    }
  }
#endif
