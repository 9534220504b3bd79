extension SymbolTable {
  /// What is said about something: that it is well, or wrong.
  static let signs: [Entry] = [
    Entry(["info.circle", "info"], .stroke(ring), .stroke(infoStem), .fill(infoDot)),
    Entry(["info.circle.fill"], .fill(disc), .cutStroke(infoStem), .cut(infoDot)),
    Entry(
      ["exclamationmark.triangle", "warning"],
      .stroke(triangle), .stroke(triangleStem), .fill(triangleDot)),
    Entry(
      ["exclamationmark.triangle.fill"],
      .fill(triangle), .stroke(triangle), .cutStroke(triangleStem), .cut(triangleDot)),
    Entry(
      ["exclamationmark.circle"],
      .stroke(ring), .stroke(exclamationStem), .fill(lowDot)),
    Entry(
      ["exclamationmark.circle.fill"], .fill(disc), .cutStroke(exclamationStem), .cut(lowDot)),
    Entry(["xmark.octagon", "error"], .stroke(octagon), .stroke(cross)),
    Entry(["xmark.octagon.fill"], .fill(octagon), .stroke(octagon), .cutStroke(cross)),
    Entry(["xmark.circle"], .stroke(ring), .stroke(cross)),
    Entry(["xmark.circle.fill"], .fill(disc), .cutStroke(cross)),
    Entry(["checkmark.circle", "success"], .stroke(ring), .stroke(tick)),
    Entry(["checkmark.circle.fill"], .fill(disc), .cutStroke(tick)),
    Entry(
      ["questionmark.circle", "question"], .stroke(ring), .stroke(questionHook), .fill(lowDot)),
    Entry(["questionmark.circle.fill"], .fill(disc), .cutStroke(questionHook), .cut(lowDot)),
    Entry(["arrow.down.circle", "download"], .stroke(ring), .stroke(arrowDown)),
    Entry(["arrow.down.circle.fill"], .fill(disc), .cutStroke(arrowDown)),
  ]

  private static let ring: [Symbol.Step] = [.circle(12, 12, radius: 9)]
  private static let disc: [Symbol.Step] = [.circle(12, 12, radius: 10)]

  private static let infoDot: [Symbol.Step] = [.circle(12, 7.7, radius: 1.35)]
  private static let infoStem: [Symbol.Step] = [.move(12, 11.4), .line(12, 16.4)]

  private static let exclamationStem: [Symbol.Step] = [.move(12, 7.2), .line(12, 12.8)]
  private static let lowDot: [Symbol.Step] = [.circle(12, 16.5, radius: 1.35)]
  private static let triangleStem: [Symbol.Step] = [.move(12, 9.2), .line(12, 13.4)]
  private static let triangleDot: [Symbol.Step] = [.circle(12, 16.7, radius: 1.3)]

  private static let cross: [Symbol.Step] = [
    .move(9, 9), .line(15, 15), .move(15, 9), .line(9, 15),
  ]

  private static let tick: [Symbol.Step] = [
    .move(7.8, 12.4), .line(10.7, 15.4), .line(16.2, 8.8),
  ]

  private static let arrowDown: [Symbol.Step] = [
    .move(12, 7.4), .line(12, 16.2), .move(8.4, 12.7), .line(12, 16.3), .line(15.6, 12.7),
  ]

  private static let questionHook: [Symbol.Step] = [
    .move(9.2, 9.5), .curve(9.2, 7.9, 10.4, 6.8, 12, 6.8), .curve(13.6, 6.8, 14.8, 7.9, 14.8, 9.4),
    .curve(14.8, 11.3, 12, 11.5, 12, 13.2),
  ]

  private static let triangle: [Symbol.Step] = [
    .move(13.3, 4.55), .line(20.75, 17.55), .curve(21.35, 18.6, 20.6, 20, 19.4, 20),
    .line(4.6, 20), .curve(3.4, 20, 2.65, 18.6, 3.25, 17.55), .line(10.7, 4.55),
    .curve(11.3, 3.5, 12.7, 3.5, 13.3, 4.55), .close,
  ]

  private static let octagon: [Symbol.Step] = [
    .move(8.3, 3.2), .line(15.7, 3.2), .line(20.8, 8.3), .line(20.8, 15.7), .line(15.7, 20.8),
    .line(8.3, 20.8), .line(3.2, 15.7), .line(3.2, 8.3), .close,
  ]
}
