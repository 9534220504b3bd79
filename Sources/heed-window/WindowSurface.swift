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
  private let parent: UInt?
  private let reducesMotion: Bool

  /// Makes a surface.
  ///
  /// - Parameters:
  ///   - options: How alerts are shown.
  ///   - images: The folder to which the files of pictures are relative; nothing where there are none.
  ///   - parent: The number of the window over which it stands.
  /// - Throws: that there is no display, or no font.
  init(
    _ options: ShowOptions = ShowOptions(), images: String? = nil, over parent: UInt? = nil
  ) throws(CommandError) {
    reducesMotion = options.reducesMotion
    self.parent = parent
    // Before anything looks for fonts: the system's whole list takes longer than the window.
    PictureRenderer.claimProcessFonts()
    guard WindowSession.connect() else {
      throw .unavailable("There is no display to show a window on")
    }
    let renderer: PictureRenderer
    do throws(PictureError) {
      renderer = try PictureRenderer(options: Self.options(images))
    } catch {
      throw .failure(error.description)
    }
    locale = options.language
    painter = WindowPainter(measurer: renderer.measurer) { scene, color in
      renderer.options.backdrop = .color(color)
      guard let pixels = try? renderer.pixels(scene) else { return nil }
      return WindowPainter.Picture(
        width: pixels.width, height: pixels.height, words: pixels.words)
    }
  }

  /// Shows an alert and waits.
  func answer(to alert: Alert) -> Answer {
    let session = WindowSession(painter: painter, locale: locale)
    session.host.parent = parent
    session.host.reducesMotion = reducesMotion
    return session.run(alert)
  }

  /// Shows how far work is that tells it on standard input.
  func progress(_ alert: Alert, _ feed: ZenityProgress) -> Answer {
    var feed = feed
    let session = WindowSession(painter: painter, locale: locale)
    var handle: AlertHandle?
    session.watch(file: 0) { [weak session] in
      let bytes = FileDescriptor.readSome(from: 0)
      let wasDone = feed.isDone
      feed.feed(bytes)
      handle?.update(feed.filled(alert))
      if feed.isDone, !wasDone { session?.focus(action: "ok") }
      if feed.isOver { handle?.close() }
      return !bytes.isEmpty
    }
    let answer = session.run(feed.filled(alert)) { handle = $0 }
    // A caller that is gone has left us to a process that is no part of it.
    if feed.killsParent, isTakenBack(answer), Watchman.caller > 1 { kill(Watchman.caller, SIGHUP) }
    return answer
  }

  /// Whether the person took it back: an end that nobody chose ends nobody else.
  private func isTakenBack(_ answer: Answer) -> Bool {
    switch answer.reason {
    case .action: answer.action == "cancel"
    case .escape, .outsideTap, .swipe: true
    default: false
    }
  }

  private static func options(_ images: String?) -> PictureOptions {
    var options = PictureOptions()
    // What cannot be drawn is a placeholder: the question is still asked.
    options.isLenient = true
    options.imageFolder = images
    return options
  }
}
