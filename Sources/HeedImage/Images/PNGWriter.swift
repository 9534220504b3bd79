internal import CCairo
internal import CDeflate

/// Writes PNG files: no filters and one block, which suits flat pictures and is quick.
enum PNGWriter {
  /// The file of a canvas; without an alpha channel where nothing is see-through.
  static func png(_ canvas: Canvas) throws(PictureError) -> [UInt8] {
    let words = canvas.words
    let isOpaque = words.allSatisfy { $0 >= 0xFF00_0000 }
    let rows =
      isOpaque
      ? opaqueRows(words, width: canvas.width) : alphaRows(words, width: canvas.width)
    var file = PNGHeader.signature
    var header = bigEndian(UInt32(canvas.width)) + bigEndian(UInt32(canvas.height))
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    // The colours are in sRGB.
    append("sRGB", [0], to: &file)
    append("IDAT", try compressed(rows), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func opaqueRows(_ words: [UInt32], width: Int) -> [UInt8] {
    let height = words.count / width
    return [UInt8](unsafeUninitializedCapacity: (width * 3 + 1) * height) { buffer, count in
      guard var out = buffer.baseAddress else { return }
      words.withUnsafeBufferPointer { words in
        guard var word = words.baseAddress else { return }
        for _ in 0..<height {
          out.pointee = 0
          out += 1
          let end = word + width
          while word < end {
            let value = word.pointee
            out[0] = UInt8(truncatingIfNeeded: value >> 16)
            out[1] = UInt8(truncatingIfNeeded: value >> 8)
            out[2] = UInt8(truncatingIfNeeded: value)
            out += 3
            word += 1
          }
        }
      }
      count = buffer.count
    }
  }

  private static func alphaRows(_ words: [UInt32], width: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(words.count * 4 + words.count / width)
    for (index, word) in words.enumerated() {
      if index % width == 0 { rows.append(0) }
      let alpha = word >> 24
      for shift in [16, 8, 0] as [UInt32] {
        let part = (word >> shift) & 0xFF
        rows.append(alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (part * 255 + alpha / 2) / alpha))
      }
      rows.append(UInt8(truncatingIfNeeded: alpha))
    }
    return rows
  }

  private static func compressed(_ bytes: [UInt8]) throws(PictureError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { throw PictureError(.outOfMemory) }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
    guard !result.isEmpty else { throw PictureError(.outOfMemory) }
    return result
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += bigEndian(UInt32(data.count))
    file += body
    file += bigEndian(libdeflate_crc32(0, body, body.count))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
