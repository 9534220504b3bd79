/// Every symbol: its names, and how it is drawn on a grid of 24 by 24.
///
/// Outlines are 2 wide, and straight lines lie on whole numbers, so they are sharp at 24 points.
/// What a symbol draws reaches from 2 to 22 at most, so that all look equally large.
enum SymbolTable {
  /// A symbol's own name first, then others for the same.
  struct Entry {
    let names: [String]
    let symbol: Symbol

    init(_ names: [String], isDirectional: Bool = false, _ layers: Symbol.Layer...) {
      self.names = names
      symbol = Symbol(layers: layers, isDirectional: isDirectional)
    }
  }

  static let entries: [Entry] = signs + marks + things

  /// Signs with nothing around them.
  private static let marks: [Entry] = [
    Entry(["xmark", "close"], .stroke([.move(6, 6), .line(18, 18), .move(18, 6), .line(6, 18)])),
    Entry(["checkmark"], .stroke([.move(4.5, 12.8), .line(9.6, 18), .line(19.5, 6.2)])),
    Entry(["plus"], .stroke([.move(12, 4), .line(12, 20), .move(4, 12), .line(20, 12)])),
    Entry(["minus"], .stroke([.move(4, 12), .line(20, 12)])),
    Entry(
      ["chevron.forward", "chevron"], isDirectional: true,
      .stroke([.move(8.5, 5), .line(15.5, 12), .line(8.5, 19)])),
    Entry(
      ["chevron.backward"], isDirectional: true,
      .stroke([.move(15.5, 5), .line(8.5, 12), .line(15.5, 19)])),
    Entry(["chevron.right"], .stroke([.move(8.5, 5), .line(15.5, 12), .line(8.5, 19)])),
    Entry(["chevron.left"], .stroke([.move(15.5, 5), .line(8.5, 12), .line(15.5, 19)])),
    Entry(["chevron.up"], .stroke([.move(5, 15.5), .line(12, 8.5), .line(19, 15.5)])),
    Entry(["chevron.down"], .stroke([.move(5, 8.5), .line(12, 15.5), .line(19, 8.5)])),
    Entry(["spinner"], .stroke([.arc(12, 12, radius: 9, from: -90, to: 180)])),
  ]
}
