@testable import HeedImage

/// How far two pictures of one size are from each other, in steps of 255 a colour.
struct PixelDifference: CustomStringConvertible {
  let mean: Double
  let most: Int
  /// The part of the pixels in which some colour is off by more than 32.
  let visible: Double
  /// Black where the pictures are alike.
  let picture: PixelImage

  /// Nothing where the sizes differ.
  init?(_ one: PixelImage, _ other: PixelImage) {
    guard one.width == other.width, one.height == other.height else { return nil }
    var words = [UInt32](repeating: 0xFF00_0000, count: one.words.count)
    var sum = 0
    var count = 0
    var most = 0
    one.words.withUnsafeBufferPointer { ones in
      other.words.withUnsafeBufferPointer { others in
        for index in ones.indices where ones[index] != others[index] {
          let (word, second) = (ones[index], others[index])
          var largest = 0
          for shift: UInt32 in [0, 8, 16] {
            let step = abs(Int(word >> shift & 0xFF) - Int(second >> shift & 0xFF))
            sum += step
            largest = max(largest, step)
            words[index] |= UInt32(min(255, step * 4)) << shift
          }
          most = max(most, largest)
          if largest > 32 { count += 1 }
        }
      }
    }
    mean = Double(sum) / Double(max(1, words.count) * 3)
    self.most = most
    visible = Double(count) / Double(max(1, words.count))
    picture = PixelImage(width: one.width, height: one.height, words: words)
  }

  var description: String { "mean \(mean), most \(most), visible \(visible)" }
}
