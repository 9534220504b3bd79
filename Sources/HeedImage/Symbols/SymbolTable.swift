/// Every symbol: its names, and how it is drawn on a grid of 24 by 24.
enum SymbolTable {
  typealias Entry = (names: [String], layers: [Symbol.Layer])

  static let symbols: [Entry] = signs + things

  private static let disc = Symbol.Step.circle(12, 12, radius: 9.5)

  /// What is said about something: that it is well, or wrong.
  private static let signs: [Entry] = [
    (
      ["info", "info.circle"],
      [
        .stroke([disc]), .fill([.circle(12, 7.6, radius: 1.35)]),
        .stroke([.move(12, 11.2), .line(12, 16.8)]),
      ]
    ),
    (
      ["info.circle.fill"],
      [
        .fill([.circle(12, 12, radius: 10.5)]), .cut([.circle(12, 7.4, radius: 1.4)]),
        .cutStroke([.move(12, 11.2), .line(12, 17)]),
      ]
    ),
    (
      ["warning", "exclamationmark.triangle"],
      [
        .stroke(triangle), .stroke([.move(12, 9.3), .line(12, 13.8)]),
        .fill([.circle(12, 17.2, radius: 1.3)]),
      ]
    ),
    (
      ["exclamationmark.triangle.fill"],
      [
        .fill(triangle), .stroke(triangle), .cutStroke([.move(12, 9.1), .line(12, 13.8)]),
        .cut([.circle(12, 17.3, radius: 1.3)]),
      ]
    ),
    (
      ["error", "xmark.octagon"],
      [.stroke(octagon), .stroke([.move(9, 9), .line(15, 15), .move(15, 9), .line(9, 15)])]
    ),
    (
      ["xmark.octagon.fill"],
      [
        .fill(octagon), .stroke(octagon),
        .cutStroke([.move(9, 9), .line(15, 15), .move(15, 9), .line(9, 15)]),
      ]
    ),
    (
      ["success", "checkmark.circle"],
      [.stroke([disc]), .stroke([.move(7.6, 12.4), .line(10.8, 15.6), .line(16.4, 8.8)])]
    ),
    (
      ["checkmark.circle.fill"],
      [
        .fill([.circle(12, 12, radius: 10.5)]),
        .cutStroke([.move(7.4, 12.4), .line(10.7, 15.7), .line(16.6, 8.6)]),
      ]
    ),
    (
      ["question", "questionmark.circle"],
      [
        .stroke([disc]),
        .stroke([
          .move(9.3, 9.4), .curve(9.3, 5.8, 14.9, 5.8, 14.9, 9.4),
          .curve(14.9, 11.6, 12, 11.5, 12, 13.9),
        ]),
        .fill([.circle(12, 17.1, radius: 1.3)]),
      ]
    ),
    (
      ["xmark.circle"],
      [
        .stroke([disc]),
        .stroke([.move(8.7, 8.7), .line(15.3, 15.3), .move(15.3, 8.7), .line(8.7, 15.3)]),
      ]
    ),
    (
      ["xmark.circle.fill"],
      [
        .fill([.circle(12, 12, radius: 10.5)]),
        .cutStroke([.move(8.5, 8.5), .line(15.5, 15.5), .move(15.5, 8.5), .line(8.5, 15.5)]),
      ]
    ),
    (
      ["close", "xmark"],
      [.stroke([.move(5.5, 5.5), .line(18.5, 18.5), .move(18.5, 5.5), .line(5.5, 18.5)])]
    ),
    (["checkmark"], [.stroke([.move(4.8, 13), .line(9.6, 18), .line(19.2, 6.4)])]),
    (
      ["chevron", "chevron.right", "chevron.forward"],
      [.stroke([.move(9, 5), .line(16, 12), .line(9, 19)])]
    ),
    (
      ["chevron.left", "chevron.backward"],
      [.stroke([.move(15, 5), .line(8, 12), .line(15, 19)])]
    ),
    (["chevron.down"], [.stroke([.move(5, 9), .line(12, 16), .line(19, 9)])]),
    (["spinner"], [.stroke([.arc(12, 12, radius: 8.5, from: -90, to: 180)])]),
    (["plus"], [.stroke([.move(12, 4.5), .line(12, 19.5), .move(4.5, 12), .line(19.5, 12)])]),
  ]

  private static let triangle: [Symbol.Step] = [
    .move(12, 3.2), .line(22, 20.4), .line(2, 20.4), .close,
  ]

  private static let octagon: [Symbol.Step] = [
    .move(8.1, 2.6), .line(15.9, 2.6), .line(21.4, 8.1), .line(21.4, 15.9), .line(15.9, 21.4),
    .line(8.1, 21.4), .line(2.6, 15.9), .line(2.6, 8.1), .close,
  ]
}
