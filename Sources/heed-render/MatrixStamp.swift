internal import HeedCommand
internal import HeedImage
internal import HeedMatrix

/// A digest of what all pictures depend on: this program, the libraries that draw, and the fonts.
enum MatrixStamp {
  static func digest(fonts: [String]) throws(CommandError) -> String {
    var lines = ["1", HeedProgram.version, program] + PictureRenderer.fingerprint
    for path in fonts {
      lines.append(SHA256.hex(of: try FileSystem.read(path, limit: 128 << 20)))
    }
    return SHA256.hex(of: Array(lines.joined(separator: "\n").utf8))
  }

  /// What tells this program from another version of it. It has millions of bytes, and nobody would
  /// forge it: a quick sum does.
  private static var program: String {
    guard let bytes = try? FileSystem.read("/proc/self/exe", limit: 1 << 30) else { return "" }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBytes { buffer in
      var place = 0
      while place + 8 <= buffer.count {
        let word = buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        sum = (sum ^ word) &* 0x0000_0100_0000_01B3
        sum ^= sum >> 29
        place += 8
      }
    }
    return "\(bytes.count) \(sum)"
  }
}
