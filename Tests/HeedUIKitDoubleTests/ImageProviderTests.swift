import Foundation
import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Pictures come from documents that nobody vouches for.
  @Suite @MainActor struct ImageProviderTests {
    @Test(arguments: ["../secret", "/etc/passwd", "a/../../b"])
    func findsNothingOutsideTheApp(_ path: String) {
      DoubleImages.files = [path: CGSize(width: 10, height: 10)]
      #expect(ImageProvider().uiImage(.file(Name(path))) == nil)
      DoubleImages.files = ["art/inside": CGSize(width: 10, height: 10)]
      #expect(ImageProvider().uiImage(.file("art/inside")) != nil)
      DoubleImages.files = [:]
    }

    @Test func takesNoPictureBeyondItsLimits() {
      let bytes = Self.png(width: 300, height: 200)
      #expect(ImageProvider().uiImage(.data(bytes)) != nil)
      #expect(ImageProvider(byteLimit: bytes.count).uiImage(.data(bytes)) != nil)
      #expect(ImageProvider(byteLimit: bytes.count - 1).uiImage(.data(bytes)) == nil)
      #expect(ImageProvider(pixelLimit: 60_000).uiImage(.data(bytes)) != nil)
      #expect(ImageProvider(pixelLimit: 59_999).uiImage(.data(bytes)) == nil)
    }

    /// The beginning of a picture, which says how large it is.
    private static func png(width: Int, height: Int) -> [UInt8] {
      func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
      let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      return signature + big(13) + Array("IHDR".utf8) + big(width) + big(height)
    }
  }
}
