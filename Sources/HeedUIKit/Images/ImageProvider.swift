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
    /// The most pixels that a picture given as bytes may have.
    public var pixelLimit: Int
    /// Asked first; nothing means that the provider looks itself.
    public var custom: (@MainActor (Image) -> UIImage?)?
    private let decoded = DecodedImages()

    /// Makes a provider of the app's own pictures; by default bytes are limited to 16 MiB, which may
    /// be 64 million pixels.
    public init(
      bundle: Bundle = .main, byteLimit: Int = 16 << 20, pixelLimit: Int = 64_000_000,
      custom: (@MainActor (Image) -> UIImage?)? = nil
    ) {
      self.bundle = bundle
      self.byteLimit = byteLimit
      self.pixelLimit = pixelLimit
      self.custom = custom
    }

    /// The picture, or nothing where it cannot be found or read.
    public func uiImage(_ image: Image) -> UIImage? {
      if let custom = custom?(image) { return custom }
      switch image.source {
      case .symbol(let name):
        return UIImage(systemName: SymbolName.system(name)) ?? file(name)
      case .file(let path): return file(path)
      case .data(let bytes):
        guard bytes.count <= byteLimit else { return nil }
        return decoded.image(of: bytes, pixelLimit: pixelLimit)
      }
    }

    /// The picture's own size in points; nothing for symbols, which layout sizes, and where it
    /// cannot be read.
    public func size(of image: Image) -> Size? {
      guard let found = uiImage(image), !found.isSymbolImage else { return nil }
      return Size(found.size)
    }

    /// A picture of the app, whose path leads to nothing outside it.
    private func file(_ path: Name) -> UIImage? {
      guard ImagePath.isInside(path) else { return nil }
      return UIImage(named: path.string, in: bundle, compatibleWith: nil)
    }
  }
#endif
