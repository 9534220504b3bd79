internal import Heed

/// The way from the root of a document to one of its values.
struct DocumentPath {
  /// As it is written, such as `actions[1].title`.
  private(set) var text = ""
  /// Whether it leads to something that only changes how the alert looks.
  private(set) var isLook = false

  var name: Name { Name(text) }

  /// Finds the way to what stands at an offset: a value, or a key.
  init(to offset: Int, in root: JSONValue) {
    var value = root
    var isBlock = false
    while value.offset < offset {
      switch value.kind {
      case .array(let elements):
        guard let index = elements.lastIndex(where: { $0.offset <= offset }) else { return }
        text += "[\(index)]"
        value = elements[index]
      case .object(let members):
        guard let member = members.last(where: { $0.offset <= offset }) else { return }
        if !text.isEmpty { text += "." }
        text += Quote.cleaned(member.key.string)
        // A block's picture is what is shown, not how.
        if DocumentPath.lookKeys.contains(member.key), !(isBlock && member.key == "image") {
          isLook = true
        }
        isBlock = member.key == "content"
        value = member.value
      default: return
      }
    }
  }

  /// The keys whose values change how an alert looks, not what it asks.
  private static let lookKeys: [Name] = [
    "style", "theme", "arrangement", "header", "background", "border", "shadow", "corners",
    "frame", "backdrop", "enter", "exit", "direction", "appearance", "language",
    "font", "color", "top", "inset", "width", "height", "gap", "align", "lines", "label",
    "underline", "strike", "baseline", "image", "imageSide", "rendering", "size", "fit",
    "corner", "offset",
  ]
}
