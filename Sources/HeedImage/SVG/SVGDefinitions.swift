/// What elements of a file refer to by an id: each is written once, in the order of its first use.
struct SVGDefinitions {
  let prefix: String
  private var ids: [String: String] = [:]
  private var counts: [String: Int] = [:]
  /// The elements, a line each.
  private(set) var text = ""

  init(prefix: String) {
    self.prefix = prefix
  }

  /// A new id of a kind.
  mutating func newID(_ kind: String) -> String {
    let count = counts[kind, default: 0]
    counts[kind] = count + 1
    return "\(prefix)\(kind)\(count)"
  }

  /// The id of an element that is written with it; the same for the same element.
  mutating func id(
    _ kind: String, _ name: String, _ attributes: XML.Attributes, _ content: String? = nil
  ) -> String {
    let key = XML.element(name, attributes, content)
    if let known = ids[key] { return known }
    let id = newID(kind)
    ids[key] = id
    text += XML.element(name, [("id", id)] + attributes, content) + "\n"
    return id
  }
}
