internal import Glibc
internal import Heed
internal import HeedCommand
internal import HeedImage
internal import HeedWindow

/// A window with what draws in it.
@MainActor
struct WindowSurface {
  private let painter: WindowPainter
  private let locale: Name

  /// Makes a surface; pictures are looked for in the folder of a document's file.
  init(imagesBeside file: String?) throws(CommandError) {
    // Before anything looks for fonts: the system's whole list takes longer than the window.
    PictureRenderer.claimProcessFonts()
    guard WindowSession.connect() else {
      throw .unavailable("There is no display to show a window on")
    }
    let renderer: PictureRenderer
    do throws(PictureError) {
      renderer = try PictureRenderer(options: Self.options(beside: file))
    } catch {
      throw .failure(error.description)
    }
    locale = Name(Self.language)
    painter = WindowPainter(measurer: renderer.measurer) { scene, color in
      renderer.options.backdrop = .color(color)
      guard let pixels = try? renderer.pixels(scene) else { return nil }
      return WindowPainter.Picture(
        width: pixels.width, height: pixels.height, words: pixels.words)
    }
  }

  /// Shows an alert and waits.
  func answer(to alert: Alert) throws(CommandError) -> Answer {
    WindowSession(painter: painter, locale: locale).run(alert)
  }

  private static func options(beside file: String?) -> PictureOptions {
    var options = PictureOptions()
    // What cannot be drawn is a placeholder: the question is still asked.
    options.isLenient = true
    if let file, file != "-" { options.imageFolder = FilePath.folder(of: file) }
    return options
  }

  private static var language: String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      let text = String(cString: value)
      let language = text.prefix { $0 != "." && $0 != "@" }
      if language == "C" || language == "POSIX" { return "en" }
      return String(language.map { $0 == "_" ? "-" : $0 })
    }
    return "en"
  }
}
