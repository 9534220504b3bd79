internal import Heed

/// How many pixels a picture of a scene has.
struct PixelSize: Hashable {
  let width: Int
  let height: Int

  /// Counts the pixels.
  ///
  /// - Throws: an error where the scale or a side is out of range.
  init(of scene: Scene, limits: PictureOptions.Limits) throws(PictureError) {
    guard scene.scale >= 1, scene.scale <= 3 else {
      throw PictureError(.sizeOutOfRange("a scale has to be from 1 to 3"))
    }
    func pixels(_ points: Double) throws(PictureError) -> Int {
      let limit = limits.pictureSide
      // What scale times points is off by is less than this.
      let length = (points * scene.scale - 0.000_1).rounded(.up)
      guard length >= 1, length <= Double(limit) else {
        throw PictureError(.sizeOutOfRange("each side has to be from 1 to \(limit) pixels"))
      }
      return Int(length)
    }
    width = try pixels(scene.size.width)
    height = try pixels(scene.size.height)
  }
}
