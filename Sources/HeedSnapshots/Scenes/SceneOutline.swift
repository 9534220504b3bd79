internal import Heed

/// A scene in the lines that people check: where everything stands, what it says, and in which order the
/// focus goes.
enum SceneOutline {
  /// The lines of a scene, each ended by a newline.
  ///
  /// A line has the node's id, its frame as `x,y width×height` in points, its text, and what assistive
  /// technology is told of it.
  static func text(of scene: Scene) -> String {
    var lines = [
      "surface \(size(scene.size.width, scene.size.height)) @\(number(scene.scale))x"
        + (scene.direction == .rightToLeft ? " right-to-left" : "")
    ]
    let widest = scene.nodes.reduce(0) { max($0, $1.id.string.count) }
    for node in scene.nodes {
      let id = node.id.string
      let space = String(repeating: " ", count: max(0, min(widest, 32) - id.count))
      lines.append("\(id)\(space) \(frame(node.frame))" + what(node, scene))
    }
    for area in scene.scrollAreas {
      lines.append(
        "scrolls \(area.id) \(frame(area.viewport)) content \(number(area.contentHeight))")
    }
    if !scene.focusOrder.isEmpty {
      let ids = scene.focusOrder.map { id in
        id == scene.initialFocus ? "[\(id)]" : id.string
      }
      lines.append("focus \(ids.joined(separator: " → "))")
    }
    if !scene.concessions.isEmpty {
      lines.append("gives way: \(scene.concessions.map { name($0) }.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func what(_ node: Node, _ scene: Scene) -> String {
    var words: [String] = []
    var shown = ""
    if let text = node.text {
      shown = text.request.runs.map { $0.text }.joined()
      words.append(quoted(shown))
      if text.lines.count > 1 { words.append("in \(text.lines.count) lines") }
      if text.isTruncated { words.append("cut off") }
    }
    if let picture = node.picture { words.append(name(picture.image)) }
    if let said = node.accessibility {
      words.append("· \(said.role.kind.name)")
      // What is read out is mostly what is seen.
      if !said.label.isEmpty, said.label != shown { words.append(quoted(said.label)) }
      if let value = said.value { words.append("value \(quoted(value))") }
      if let hint = said.hint { words.append("hint \(quoted(hint))") }
      if !said.isEnabled { words.append("disabled") }
      if said.isSelected { words.append("selected") }
    }
    return words.isEmpty ? "" : " " + words.joined(separator: " ")
  }

  private static func frame(_ rect: Rect) -> String {
    "\(number(rect.x)),\(number(rect.y)) \(size(rect.width, rect.height))"
  }

  private static func size(_ width: Double, _ height: Double) -> String {
    "\(number(width))×\(number(height))"
  }

  /// At most three digits after the point.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func name(_ image: Image) -> String {
    switch image.source {
    case .file(let path): "picture \(path)"
    case .symbol(let name): "symbol \(name)"
    case .data(let bytes): "picture of \(bytes.count) bytes"
    }
  }

  private static func name(_ concession: Scene.Concession) -> String {
    switch concession {
    case .spacing: "spacing"
    case .header: "header"
    case .fixedTops: "fixed tops"
    case .contentScrolls: "content scrolls"
    case .actionsScroll: "actions scroll"
    }
  }
}
