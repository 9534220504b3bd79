extension SymbolTable {
  /// Things that an action is about.
  static let things: [Entry] = [
    Entry(["star"], .stroke(star)),
    Entry(["star.fill"], .fill(star), .stroke(star)),
    Entry(["heart"], .stroke(heart)),
    Entry(["heart.fill"], .fill(heart), .stroke(heart)),
    Entry(["lock"], .stroke(lockBody), .stroke(shackle), .stroke(keyhole)),
    Entry(["lock.fill"], .fill(lockBody), .stroke(lockBody), .stroke(shackle), .cutStroke(keyhole)),
    Entry(["bell"], .stroke(bell), .fill(clapper)),
    Entry(["bell.fill"], .fill(bell), .stroke(bell), .fill(clapper)),
    Entry(["trash"], .stroke(bin), .stroke(lid), .stroke(binLines)),
    Entry(["trash.fill"], .fill(bin), .stroke(bin), .cutStroke(binLines), .stroke(lid)),
    Entry(["square.and.arrow.up", "share"], .stroke(openBox), .stroke(arrowUp)),
    Entry(
      ["square.and.arrow.up.fill"],
      .fill(box), .stroke(box), .cut([.box(9, 6, 6, 10.8, radius: 2)]), .stroke(arrowUp)),
    Entry(["gearshape", "gear"], .stroke(gear), .stroke([.circle(12, 12, radius: 2.9)])),
    Entry(["gearshape.fill"], .fill(gear), .stroke(gear), .cut([.circle(12, 12, radius: 3)])),
    Entry(["person"], .stroke(head), .stroke(shoulders)),
    Entry(["person.fill"], .fill(head), .stroke(head), .fill(shoulders), .stroke(shoulders)),
    Entry(
      ["magnifyingglass"],
      .stroke([.circle(10.4, 10.4, radius: 7)]), .stroke([.move(15.5, 15.5), .line(20.6, 20.6)])),
    Entry(["house"], .stroke(roof), .stroke(walls), .stroke(door)),
    Entry(["house.fill"], .fill(house), .stroke(house), .cut([.box(10, 14, 4, 9, radius: 1)])),
  ]

  /// Five points of a regular star, the outer ones 9.6 from its middle and the inner ones 4.7.
  private static let star: [Symbol.Step] = [
    .move(12, 3.1), .line(14.76, 8.9), .line(21.13, 9.73), .line(16.47, 14.15),
    .line(17.64, 20.47), .line(12, 17.4), .line(6.36, 20.47), .line(7.53, 14.15),
    .line(2.87, 9.73), .line(9.24, 8.9), .close,
  ]

  private static let heart: [Symbol.Step] = [
    .move(12, 20.6), .curve(6.2, 16.7, 3, 13, 3, 9.1), .curve(3, 6.1, 5.2, 4.2, 7.6, 4.2),
    .curve(9.5, 4.2, 11.1, 5.3, 12, 7), .curve(12.9, 5.3, 14.5, 4.2, 16.4, 4.2),
    .curve(18.8, 4.2, 21, 6.1, 21, 9.1), .curve(21, 13, 17.8, 16.7, 12, 20.6), .close,
  ]

  private static let lockBody: [Symbol.Step] = [.box(5, 11, 14, 10, radius: 2)]
  private static let shackle: [Symbol.Step] = [
    .move(8, 11), .line(8, 7), .arc(12, 7, radius: 4, from: 180, to: 360), .line(16, 11),
  ]
  private static let keyhole: [Symbol.Step] = [.move(12, 15), .line(12, 17)]

  private static let bell: [Symbol.Step] = [
    .move(12, 3), .curve(8.5, 3, 6.2, 5.6, 6.2, 9.2), .curve(6.2, 12.9, 5.3, 13.9, 4.3, 15.2),
    .curve(3.6, 16.1, 4, 17, 5.1, 17), .line(18.9, 17), .curve(20, 17, 20.4, 16.1, 19.7, 15.2),
    .curve(18.7, 13.9, 17.8, 12.9, 17.8, 9.2), .curve(17.8, 5.6, 15.5, 3, 12, 3), .close,
  ]

  private static let clapper: [Symbol.Step] = [
    .move(9.2, 19.4), .line(14.8, 19.4), .arc(12, 19.4, radius: 2.8, from: 0, to: 180), .close,
  ]

  private static let lid: [Symbol.Step] = [
    .move(4, 6), .line(20, 6), .move(9, 6), .curve(9, 3.8, 9.4, 3, 10.6, 3), .line(13.4, 3),
    .curve(14.6, 3, 15, 3.8, 15, 6),
  ]
  private static let bin: [Symbol.Step] = [
    .move(5.6, 6), .line(6.4, 18.8), .curve(6.5, 20.3, 7.2, 21, 8.7, 21), .line(15.3, 21),
    .curve(16.8, 21, 17.5, 20.3, 17.6, 18.8), .line(18.4, 6),
  ]
  private static let binLines: [Symbol.Step] = [
    .move(10, 10), .line(10.2, 17), .move(14, 10), .line(13.8, 17),
  ]

  private static let openBox: [Symbol.Step] = [
    .move(8, 9), .line(7.2, 9), .curve(5.6, 9, 5, 9.6, 5, 11.2), .line(5, 18.8),
    .curve(5, 20.4, 5.6, 21, 7.2, 21), .line(16.8, 21), .curve(18.4, 21, 19, 20.4, 19, 18.8),
    .line(19, 11.2), .curve(19, 9.6, 18.4, 9, 16.8, 9), .line(16, 9),
  ]
  private static let box: [Symbol.Step] = [.box(5, 9, 14, 12, radius: 2)]
  private static let arrowUp: [Symbol.Step] = [
    .move(12, 14.6), .line(12, 3.2), .move(8.4, 6.7), .line(12, 3.1), .line(15.6, 6.7),
  ]

  /// Eight teeth: along the top of each, and in the gap after it.
  private static let gear: [Symbol.Step] =
    (0..<8).flatMap { tooth -> [Symbol.Step] in
      let middle = Double(tooth) * 45 - 90
      return [
        .arc(12, 12, radius: 9, from: middle - 8, to: middle + 8),
        .arc(12, 12, radius: 7, from: middle + 15, to: middle + 30),
      ]
    } + [.close]

  private static let head: [Symbol.Step] = [.circle(12, 7.5, radius: 4.3)]
  private static let shoulders: [Symbol.Step] = [
    .move(4, 19.6), .curve(4, 16.8, 7.6, 15.2, 12, 15.2), .curve(16.4, 15.2, 20, 16.8, 20, 19.6),
    .curve(20, 20.6, 19.5, 21, 18.7, 21), .line(5.3, 21), .curve(4.5, 21, 4, 20.6, 4, 19.6), .close,
  ]

  private static let roof: [Symbol.Step] = [.move(3, 11.4), .line(12, 3.4), .line(21, 11.4)]
  private static let walls: [Symbol.Step] = [
    .move(5, 10.4), .line(5, 19), .curve(5, 20.4, 5.6, 21, 7, 21), .line(17, 21),
    .curve(18.4, 21, 19, 20.4, 19, 19), .line(19, 10.4),
  ]
  private static let door: [Symbol.Step] = [
    .move(10, 21), .line(10, 15), .line(14, 15), .line(14, 21),
  ]
  private static let house: [Symbol.Step] = [
    .move(12, 3.4), .line(3, 11.4), .line(5, 11.4), .line(5, 19), .curve(5, 20.4, 5.6, 21, 7, 21),
    .line(17, 21), .curve(18.4, 21, 19, 20.4, 19, 19), .line(19, 11.4), .line(21, 11.4), .close,
  ]
}
