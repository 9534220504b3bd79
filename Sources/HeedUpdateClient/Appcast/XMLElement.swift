internal import Heed

/// An element of an item, with what is inside.
///
/// Names are in lower case, since some feeds went through a tool that wrote them so.
struct XMLElement {
  /// Whose name it is.
  enum Space {
    /// RSS's own, or one without a prefix.
    case plain
    case sparkle
    /// That of the updaters for other systems that came after Sparkle.
    case fervor
    /// Any other; the name then has its prefix.
    case other
  }

  struct Attribute {
    var space: Space
    var name: String
    var value: String
  }

  var space: Space
  var name: String
  var attributes: [Attribute] = []
  /// The text right inside, unescaped.
  var text: [UInt8] = []
  var children: [XMLElement] = []
  /// The line where it begins, from 1.
  var line = 0
  /// Where the content begins and ends in the source.
  var content = 0..<0

  /// The text without white space around it.
  var trimmed: String { String(bytes: WebAddress.trimmed(text)) }

  /// An attribute's value; one with a prefix goes before one without.
  func attribute(_ name: String, _ space: Space = .sparkle) -> String? {
    let found =
      attributes.first { $0.space == space && $0.name == name }
      ?? attributes.first { $0.space == .plain && $0.name == name }
    guard let value = found.map({ String(bytes: WebAddress.trimmed(Array($0.value.utf8))) }),
      !value.isEmpty
    else { return nil }
    return value
  }

  /// The children of a name, in their order.
  func all(_ name: String, _ space: Space = .sparkle) -> [XMLElement] {
    let found = children.filter { $0.space == space && $0.name == name }
    return found.isEmpty ? children.filter { $0.space == .plain && $0.name == name } : found
  }
}
