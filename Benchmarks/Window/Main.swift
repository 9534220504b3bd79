internal import Glibc
internal import Heed
internal import HeedImage
internal import HeedWindow

/// Shows a thousand windows one after the other and says what is left of them: milliseconds and KiB.
@main
@MainActor
struct Main {
  static func main() {
    PictureRenderer.claimProcessFonts()
    guard WindowSession.connect(), let renderer = try? PictureRenderer() else {
      print("no display")
      exit(3)
    }
    let painter = WindowPainter(measurer: renderer.measurer) { scene, color in
      renderer.options.backdrop = .color(color)
      guard let pixels = try? renderer.pixels(scene) else { return nil }
      return WindowPainter.Picture(
        width: pixels.width, height: pixels.height, words: pixels.words)
    }
    let session = WindowSession(painter: painter)
    var alert = Alert(title: "Save your changes?", message: "They are lost otherwise.")
    alert.content = [.field(Field("name", placeholder: "Name"))]
    alert.actions = ["Discard", "Save"]
    // Not seen for long: what counts is what stays behind.
    alert.dismissal.timeout = 0.01
    alert.enter = .preset(.none)
    alert.exit = .preset(.none)
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    var early = 0
    let start = clock()
    for index in 1...count {
      let answer = session.run(alert)
      guard answer.reason == .timeout, answer.wasShown else {
        print("window \(index) ended as \(answer.reason)")
        exit(1)
      }
      if index == count / 10 { early = resident }
    }
    let milliseconds = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1000 / Double(count)
    print("\(milliseconds) \(early) \(resident)")
  }

  /// KiB that the process has in memory.
  private static var resident: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var pages = [Int](repeating: 0, count: 2)
    for index in 0..<2 {
      var text: [CChar] = []
      while true {
        let byte = fgetc(file)
        if byte <= 0x20 { break }
        text.append(CChar(byte))
      }
      pages[index] = Int(String(decoding: text.map { UInt8($0) }, as: UTF8.self)) ?? 0
    }
    return pages[1] * 4
  }
}
