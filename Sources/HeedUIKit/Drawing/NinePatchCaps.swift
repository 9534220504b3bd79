internal import Heed

/// The edges of a picture that keep their size while its middle is stretched.
struct NinePatchCaps: Equatable {
  /// Points of the picture after it was scaled.
  let insets: EdgeInsets
  /// How much smaller the picture has to be so that both ends have room; 1 as it is.
  let scale: Double

  /// The caps of a picture of a size for a room, both in points.
  init(_ insets: EdgeInsets, of size: Size, in room: Size) {
    func cut(_ first: Double, _ last: Double, _ length: Double) -> (Double, Double) {
      let first = max(0, min(first, length))
      return (first, max(0, min(last, length - first)))
    }
    let (left, right) = cut(insets.left, insets.right, size.width)
    let (top, bottom) = cut(insets.top, insets.bottom, size.height)
    func shrink(_ ends: Double, _ room: Double) -> Double { ends > room ? room / ends : 1 }
    scale = max(0, min(shrink(left + right, room.width), shrink(top + bottom, room.height)))
    self.insets = EdgeInsets(
      top: top * scale, left: left * scale, bottom: bottom * scale, right: right * scale)
  }
}
