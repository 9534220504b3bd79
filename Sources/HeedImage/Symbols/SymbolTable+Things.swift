extension SymbolTable {
  /// Things that an action is about.
  static let things: [Entry] = [
    (
      ["download", "arrow.down.circle"],
      [
        .stroke([.circle(12, 12, radius: 9.5)]),
        .stroke([
          .move(12, 7), .line(12, 16.6), .move(8.2, 12.9), .line(12, 16.7), .line(15.8, 12.9),
        ]),
      ]
    ),
    (["star"], [.stroke(star)]),
    (["star.fill"], [.fill(star), .stroke(star)]),
    (
      ["heart"], [.stroke(heart)]
    ),
    (["heart.fill"], [.fill(heart), .stroke(heart)]),
    (
      ["lock", "lock.fill"],
      [
        .fill([.box(4.5, 10.4, 15, 11.4, radius: 2.4)]),
        .stroke([
          .move(7.8, 11), .line(7.8, 7.3), .arc(12, 7.3, radius: 4.2, from: 180, to: 360),
          .line(16.2, 11),
        ]),
        .cut([.circle(12, 15.2, radius: 1.5)]),
        .cutStroke([.move(12, 15.2), .line(12, 17.8)]),
      ]
    ),
    (
      ["bell"], [.stroke(bell), .fill(clapper)]
    ),
    (["bell.fill"], [.fill(bell), .stroke(bell), .fill(clapper)]),
    (
      ["trash"],
      [
        .stroke([.move(3.6, 6.2), .line(20.4, 6.2)]),
        .stroke([
          .move(8.8, 6), .curve(8.8, 3.4, 9.4, 2.8, 10.6, 2.8), .line(13.4, 2.8),
          .curve(14.6, 2.8, 15.2, 3.4, 15.2, 6),
        ]),
        .stroke([
          .move(5.6, 6.4), .line(6.5, 19.2), .curve(6.6, 20.6, 7.4, 21.4, 8.8, 21.4),
          .line(15.2, 21.4), .curve(16.6, 21.4, 17.4, 20.6, 17.5, 19.2), .line(18.4, 6.4),
        ]),
        .stroke([
          .move(9.8, 10.2), .line(10.1, 17.4), .move(14.2, 10.2), .line(13.9, 17.4),
        ]),
      ]
    ),
    (
      ["share", "square.and.arrow.up"],
      [
        .stroke([
          .move(8.4, 9), .line(6.8, 9), .curve(5.2, 9, 4.6, 9.7, 4.6, 11.2), .line(4.6, 19.2),
          .curve(4.6, 20.7, 5.2, 21.4, 6.8, 21.4), .line(17.2, 21.4),
          .curve(18.8, 21.4, 19.4, 20.7, 19.4, 19.2), .line(19.4, 11.2),
          .curve(19.4, 9.7, 18.8, 9, 17.2, 9), .line(15.6, 9),
        ]),
        .stroke([
          .move(12, 14.6), .line(12, 2.6), .move(8.4, 6), .line(12, 2.4), .line(15.6, 6),
        ]),
      ]
    ),
    (["gear", "gearshape"], [.stroke(gear), .stroke([.circle(12, 12, radius: 3.2)])]),
    (
      ["gearshape.fill"],
      [.fill(gear), .stroke(gear), .cut([.circle(12, 12, radius: 3.4)])]
    ),
    (
      ["person", "person.fill"],
      [
        .fill([.circle(12, 7.6, radius: 4.6)]),
        .fill([
          .move(3.4, 20.6), .curve(3.4, 16.4, 7.2, 13.8, 12, 13.8),
          .curve(16.8, 13.8, 20.6, 16.4, 20.6, 20.6), .curve(20.6, 21.4, 20.2, 21.8, 19.4, 21.8),
          .line(4.6, 21.8), .curve(3.8, 21.8, 3.4, 21.4, 3.4, 20.6), .close,
        ]),
      ]
    ),
    (
      ["magnifyingglass"],
      [.stroke([.circle(10.2, 10.2, radius: 6.6)]), .stroke([.move(15.2, 15.2), .line(21, 21)])]
    ),
    (
      ["house", "house.fill"],
      [
        .fill(house), .stroke(house),
        .cut([.box(9.7, 14, 4.6, 8.4, radius: 1)]),
      ]
    ),
  ]

  private static let star: [Symbol.Step] =
    (0..<10).map { index in
      // A regular star: outer radius 9.8, inner radius 4.4.
      let (x, y) = starPoints[index]
      return index == 0 ? .move(x, y) : .line(x, y)
    } + [.close]

  private static let starPoints: [(Double, Double)] = [
    (12, 2.6), (14.75, 8.82), (21.51, 9.51), (16.44, 14.05), (17.88, 20.69), (12, 17.26),
    (6.12, 20.69), (7.56, 14.05), (2.49, 9.51), (9.25, 8.82),
  ]

  private static let heart: [Symbol.Step] = [
    .move(12, 20.6), .curve(6, 16.6, 2.6, 12.8, 2.6, 8.8), .curve(2.6, 5.6, 4.9, 3.6, 7.4, 3.6),
    .curve(9.4, 3.6, 11.1, 4.7, 12, 6.4), .curve(12.9, 4.7, 14.6, 3.6, 16.6, 3.6),
    .curve(19.1, 3.6, 21.4, 5.6, 21.4, 8.8), .curve(21.4, 12.8, 18, 16.6, 12, 20.6), .close,
  ]

  private static let bell: [Symbol.Step] = [
    .move(12, 2.8), .curve(8.2, 2.8, 5.9, 5.5, 5.9, 9.2), .curve(5.9, 13.6, 4.9, 14.8, 3.9, 16.2),
    .curve(3.3, 17.1, 3.7, 18, 4.8, 18), .line(19.2, 18), .curve(20.3, 18, 20.7, 17.1, 20.1, 16.2),
    .curve(19.1, 14.8, 18.1, 13.6, 18.1, 9.2), .curve(18.1, 5.5, 15.8, 2.8, 12, 2.8), .close,
  ]

  private static let clapper: [Symbol.Step] = [
    .move(9, 19.8), .line(15, 19.8), .arc(12, 19.8, radius: 3, from: 0, to: 180), .close,
  ]

  private static let house: [Symbol.Step] = [
    .move(12, 3.4), .line(3.4, 11), .line(5.4, 11), .line(5.4, 20.6), .line(18.6, 20.6),
    .line(18.6, 11), .line(20.6, 11), .close,
  ]

  /// Eight teeth: around the circle, out and in again.
  private static let gear: [Symbol.Step] = [
    .move(10.4, 2.4), .line(13.6, 2.4), .line(14.1, 5.1), .line(15.6, 5.7), .line(17.9, 4.2),
    .line(20.1, 6.4), .line(18.5, 8.7), .line(19.1, 10.1), .line(21.6, 10.4), .line(21.6, 13.6),
    .line(18.9, 14.1), .line(18.3, 15.6), .line(19.8, 17.9), .line(17.6, 20.1), .line(15.3, 18.5),
    .line(13.9, 19.1), .line(13.6, 21.6), .line(10.4, 21.6), .line(9.9, 18.9), .line(8.4, 18.3),
    .line(6.1, 19.8), .line(3.9, 17.6), .line(5.5, 15.3), .line(4.9, 13.9), .line(2.4, 13.6),
    .line(2.4, 10.4), .line(5.1, 9.9), .line(5.7, 8.4), .line(4.2, 6.1), .line(6.4, 3.9),
    .line(8.7, 5.5), .line(10.1, 4.9), .close,
  ]
}
