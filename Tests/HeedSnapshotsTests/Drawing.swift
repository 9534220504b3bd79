import Foundation
import Heed
import HeedImage

@testable import HeedSnapshots

/// Pictures made of shapes, smoothed as finely as asked.
struct Drawing {
  static let paper = 0xF2
  var pixels = Pixels(width: 96, height: 72, word: Drawing.grey(Drawing.paper))

  static func grey(_ value: Int) -> UInt32 {
    let part = UInt32(min(max(value, 0), 255))
    return 0xFF00_0000 | part << 16 | part << 8 | part
  }

  /// A rectangle with its edges on pixels.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, grey: Int) {
    for y in rows { for x in columns { pixels[x, y] = Self.grey(grey) } }
  }

  /// A disc; each pixel is as dark as the part of its samples that are inside.
  mutating func disc(x: Double, y: Double, radius: Double, grey: Int, samples: Int) {
    for row in 0..<pixels.height {
      for column in 0..<pixels.width {
        var inside = 0
        for index in 0..<samples * samples {
          let dx = Double(column) + (Double(index % samples) + 0.5) / Double(samples) - x
          let dy = Double(row) + (Double(index / samples) + 0.5) / Double(samples) - y
          if dx * dx + dy * dy <= radius * radius { inside += 1 }
        }
        if inside == 0 { continue }
        let part = Double(inside) / Double(samples * samples)
        let before = Double(pixels[column, row] & 0xFF)
        pixels[column, row] = Self.grey(Int((before + (Double(grey) - before) * part).rounded()))
      }
    }
  }

  /// A dialog as pixels: a panel, a line between its buttons, letters of discs.
  static func dialog(samples: Int = 16, hasLine: Bool = true, panel: Int = 0xFF) -> Pixels {
    var drawing = Drawing()
    drawing.fill(10..<86, 8..<64, grey: panel)
    for index in 0..<6 {
      drawing.disc(
        x: 22.3 + Double(index) * 10.1, y: 24.6, radius: 3.4, grey: 0x10, samples: samples)
    }
    // A hairline as faint as systems draw them.
    if hasLine { drawing.fill(10..<86, 45..<46, grey: panel - 12) }
    return drawing.pixels
  }
}

extension Pixels {
  /// The same with everything moved; what comes in is the paper.
  func moved(columns: Int, rows: Int) -> Pixels {
    var result = Pixels(width: width, height: height, word: self[0, 0])
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) = (x - columns, y - rows)
        if (0..<width).contains(fromX), (0..<height).contains(fromY) {
          result[x, y] = self[fromX, fromY]
        }
      }
    }
    return result
  }

  /// The largest step between a pixel and its neighbours, of all that have one.
  func contrast(_ x: Int, _ y: Int) -> Int {
    var (low, high) = (255, 0)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let value = Int(self[column, row] & 0xFF)
        low = min(low, value)
        high = max(high, value)
      }
    }
    return high - low
  }
}

/// A folder of a test's own, which goes with it.
final class TestFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("heed-snapshots-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")))
  }
}

/// The seed of generated cases: `HEED_SEED`, or the same one in every run.
enum TestSeed {
  static let value: UInt64 = {
    let text = ProcessInfo.processInfo.environment["HEED_SEED"] ?? ""
    return text == "random" ? .random(in: 0...UInt64(UInt32.max)) : UInt64(text) ?? 20_261_130
  }()
}
