package import Heed

/// The way from the root of a document to one of its values.
package struct DocumentPath {
  /// As it is written, such as `actions[1].title`.
  package private(set) var text = ""
  /// Whether it leads to something that only changes how the alert looks.
  private(set) var isLook = false

  package var name: Name { Name(text) }

  /// Finds the way to what stands at an offset: a value, or a key.
  package init(to offset: Int, in tree: JSONTree) {
    var value = tree.root
    var isBlock = false
    while value.offset < offset {
      let children = tree.children(of: value)
      var index = children.count - 1
      while index >= 0, children[index].keyOffset > offset { index -= 1 }
      if index < 0 { return }
      let isList = value.kind == .array
      value = children[index]
      if isList {
        text += "[\(index)]"
        continue
      }
      if !text.isEmpty { text += "." }
      text += Quote.cleaned(tree.keyText(value))
      // A block's picture is what is shown, not how.
      if let key = value.key, DocumentPath.lookKeys.contains(key), !(isBlock && key == .image) {
        isLook = true
      }
      isBlock = value.key == .content
    }
  }

  /// The keys whose values change how an alert looks, not what it asks.
  private static let lookKeys: [Key] = [
    .style, .theme, .arrangement, .header, .background, .border, .shadow, .corners,
    .frame, .backdrop, .enter, .exit, .direction, .appearance, .language,
    .font, .color, .top, .inset, .width, .height, .gap, .align, .lines, .label,
    .underline, .strike, .baseline, .image, .imageSide, .rendering, .size, .fit,
    .corner, .offset, .paragraph,
  ]
}
