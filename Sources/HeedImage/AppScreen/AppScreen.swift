internal import CCairo
internal import Heed

/// A drawn screen of an app for alerts to stand on.
struct AppScreen {
  let size: Size
  let appearance: Appearance
  let direction: Direction

  func draw(on canvas: Canvas) {
    canvas.fill(
      Rect(width: size.width, height: size.height),
      RGBA(hex: appearance == .light ? 0xF2F2F7 : 0x000000))
  }
}
