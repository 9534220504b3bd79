#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Keeps pictures that came as bytes, because layout and drawing ask for them again and again.
  @MainActor
  final class DecodedImages {
    /// Bytes that are looked up by their number and their first ones: there may be millions.
    private struct Key: Hashable {
      let bytes: [UInt8]

      static func == (lhs: Key, rhs: Key) -> Bool { lhs.bytes == rhs.bytes }

      func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        for byte in bytes.prefix(64) { hasher.combine(byte) }
      }
    }

    private enum Found {
      case picture(UIImage)
      case nothing
    }

    private var cache = RecentCache<Key, Found>(limit: 16)

    /// The picture, or nothing where the bytes are none or it has too many pixels.
    func image(of bytes: [UInt8], pixelLimit: Int) -> UIImage? {
      let key = Key(bytes: bytes)
      switch cache[key] {
      case .picture(let image)?: return image
      case .nothing?: return nil
      case nil: break
      }
      // Pixels are decoded when they are drawn; until then only the picture's header was read.
      let image = UIImage(data: Data(bytes)).flatMap { $0.pixels <= pixelLimit ? $0 : nil }
      cache[key] = image.map { .picture($0) } ?? .nothing
      return image
    }
  }

  extension UIImage {
    fileprivate var pixels: Int {
      let (width, height) = (size.width * scale, size.height * scale)
      return width.isFinite && height.isFinite ? Int(min(width * height, 1e15)) : .max
    }
  }
#endif
