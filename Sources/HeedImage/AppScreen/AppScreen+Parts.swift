internal import Heed

extension AppScreen {
  /// A bar with round ends, where an app would have a word.
  func bar(x: Double, y: Double, width: Double, height: Double, _ color: RGBA) {
    canvas.fill(
      Rect(x: x, y: y, width: width, height: height), corners: .round(height / 2), color)
  }

  /// A round picture of a person.
  func drawAvatar(x: Double, y: Double, radius: Double, _ colors: [RGBA]) {
    let frame = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(frame, corners: .round(radius), gradient: colors, angle: 180)
    let face = RGBA(hex: 0xFFFFFF, alpha: 0.92)
    let head = radius * 0.36
    canvas.fill(
      Rect(x: x - head, y: y - radius * 0.52, width: 2 * head, height: 2 * head),
      corners: .round(head), face)
    // What a circle of 0.72, 1.08 below the middle, has in common with the picture's own circle; where
    // the two meet is told by their radii and the distance.
    canvas.fill(
      [
        .arc(x, y, radius: radius, from: 49.729, to: 130.271),
        .arc(x, y + radius * 1.08, radius: radius * 0.72, from: 206.124, to: 333.876), .close,
      ], face)
  }

  /// Draws a symbol, where there is one of the name.
  func draw(_ name: Name, in frame: Rect, _ color: RGBA) {
    if let symbol = Symbol.named(name) { canvas.draw(symbol, in: frame, color) }
  }

  func drawSearchField(in frame: Rect) {
    canvas.fill(frame, corners: .round(11), colors.field)
    draw(
      "magnifyingglass", in: Rect(x: frame.x + 10, y: frame.y + 10.5, width: 17, height: 17),
      colors.secondary)
    bar(x: frame.x + 35, y: frame.y + 14, width: 92, height: 10, colors.tertiary)
  }

  /// What a phone shows at the top: the time, the network and the battery.
  func drawStatusBar() {
    bar(x: 32, y: 19, width: 36, height: 10, colors.label)
    let right = size.width - 30
    for index in 0..<4 {
      let height = 4 + Double(index) * 2.4
      canvas.fill(
        Rect(x: right - 62 + Double(index) * 5, y: 30 - height, width: 3.2, height: height),
        corners: .round(1), colors.label)
    }
    let battery = Rect(x: right - 30, y: 18, width: 25, height: 12.5)
    canvas.strokeInside(battery, corners: .round(3.8), width: 1, colors.label.opacity(0.45))
    canvas.fill(
      Rect(x: battery.x + 2, y: battery.y + 2, width: 16, height: 8.5), corners: .round(2.2),
      colors.label)
    canvas.fill(
      Rect(x: battery.maxX + 1.2, y: battery.y + 4.2, width: 1.6, height: 4.2),
      corners: .round(0.8), colors.label.opacity(0.45))
  }
}

extension CornerRadii {
  /// Four equal corners.
  static func round(_ radius: Double) -> CornerRadii {
    CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
