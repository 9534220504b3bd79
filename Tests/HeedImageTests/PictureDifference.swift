import HeedImage
import Testing

/// How far a picture drawn by another program is from ours, in steps of 255 a colour.
struct PictureDifference: CustomStringConvertible {
  let mean: Double
  let most: Int
  /// The part of the pixels in which some colour is off by more than 32.
  let visible: Double

  init(_ image: PixelImage, _ png: [UInt8]) throws {
    let other = try Tool.pixels(png)
    try #require(other.width == image.width && other.height == image.height)
    var sum = 0
    var most = 0
    var visible = 0
    for index in image.words.indices where image.words[index] != other.words[index] {
      let (one, two) = (image.words[index], other.words[index])
      var largest = 0
      for shift: UInt32 in [0, 8, 16] {
        let difference = abs(Int(one >> shift & 0xFF) - Int(two >> shift & 0xFF))
        sum += difference
        largest = max(largest, difference)
      }
      most = max(most, largest)
      if largest > 32 { visible += 1 }
    }
    mean = Double(sum) / Double(image.words.count * 3)
    self.most = most
    self.visible = Double(visible) / Double(image.words.count)
  }

  var description: String { "mean \(mean), most \(most), visible \(visible)" }
}
