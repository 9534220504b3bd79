import CCairo
import Foundation
import Testing

/// A program of the system that a test compares with, where it is installed.
enum Tool {
  static func path(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program in a folder of its own, with a file, and returns what it left in another.
  static func run(
    _ name: String, _ arguments: [String], input: [UInt8], as inputName: String,
    output: String
  ) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("heed-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(input).write(to: folder.appendingPathComponent(inputName))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(name)))
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(output)))
  }

  /// The pixels of a PNG file: width, height and a word each, with the colours multiplied by the
  /// opacity.
  static func pixels(_ png: [UInt8]) throws -> (width: Int, height: Int, words: [UInt32]) {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("heed-tests-\(UUID().uuidString).png")
    try Data(png).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let read = try #require(cairo_image_surface_create_from_png(url.path))
    defer { cairo_surface_destroy(read) }
    let width = cairo_image_surface_get_width(read)
    let height = cairo_image_surface_get_height(read)
    // Without an alpha channel the highest byte says nothing, so it is drawn once more.
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height))
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, read, 0, 0)
    cairo_paint(context)
    cairo_surface_flush(surface)
    let data = try #require(cairo_image_surface_get_data(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    var words: [UInt32] = []
    data.withMemoryRebound(to: UInt32.self, capacity: stride * Int(height)) { pixels in
      for row in 0..<Int(height) {
        words += UnsafeBufferPointer(start: pixels + row * stride, count: Int(width))
      }
    }
    return (Int(width), Int(height), words)
  }
}
