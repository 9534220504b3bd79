#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit
  internal import UIKit

  /// Draws alerts by the iOS host.
  @MainActor
  enum PictureSurface {
    /// What pictures depend on beside the alert, for the names of their files: the system's version, whose
    /// font and controls they show.
    static func label() throws(SnapshotFailure) -> String {
      let version = UIDevice.current.systemVersion.prefix { $0 != "." }
      return "ios\(version)"
    }

    /// Draws an alert at rest on a plain surface; pictures come from the folder, then from the app.
    static func pixels(
      of alert: Alert, in environment: Environment, behind: RGBA, folder: String
    ) throws(SnapshotFailure) -> Pixels {
      let images = ImageProvider { image in
        guard case .file(let path) = image.source, ImagePath.isInside(path) else { return nil }
        return UIImage(contentsOfFile: "\(folder)/\(path)")
      }
      let image = RestingAlert.image(
        of: alert, in: environment, behind: behind, content: SceneContent(images: images))
      guard let pixels = image.cgImage.flatMap({ pixels(of: $0) }) else {
        throw SnapshotFailure("The picture cannot be drawn: UIKit gave no pixels.")
      }
      return pixels
    }

    static func png(_ pixels: Pixels) throws(SnapshotFailure) -> [UInt8] {
      var words = pixels.words
      let data = words.withUnsafeMutableBytes { buffer -> Data? in
        let image = context(buffer.baseAddress, pixels.width, pixels.height)?.makeImage()
        return image.flatMap { UIImage(cgImage: $0).pngData() }
      }
      guard let data else {
        throw SnapshotFailure("The picture cannot be written: there is not enough memory.")
      }
      return [UInt8](data)
    }

    static func pixels(png: [UInt8], path: String) throws(SnapshotFailure) -> Pixels {
      guard let image = UIImage(data: Data(png))?.cgImage, let pixels = pixels(of: image) else {
        throw SnapshotFailure(
          "The recorded picture cannot be compared with: \(path) is no picture.")
      }
      return pixels
    }

    private static func pixels(of image: CGImage) -> Pixels? {
      var words = [UInt32](repeating: 0, count: image.width * image.height)
      let isDrawn = words.withUnsafeMutableBytes { buffer in
        guard let context = context(buffer.baseAddress, image.width, image.height) else {
          return false
        }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return true
      }
      return isDrawn ? Pixels(width: image.width, height: image.height, words: words) : nil
    }

    /// What draws into words of 0xAARRGGBB in the device's colours, which are sRGB.
    private static func context(
      _ memory: UnsafeMutableRawPointer?, _ width: Int, _ height: Int
    ) -> CGContext? {
      let layout =
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      return CGContext(
        data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout)
    }
  }
#endif
