public import Heed
internal import HeedDocument

/// The surface on which a page shows an alert, as the page says it in JSON.
///
/// Its keys are `size` (`[width, height]`), `safeArea` (`[top, left, bottom, right]`), `scale`,
/// `appearance`, `contrast` (`high`), `direction`, `textSize`, `locale`, `theme`, `boldText`,
/// `reduceMotion` and `reduceTransparency`. What is missing or cannot be read has its usual value,
/// so that no page is without a result.
public struct PlaygroundSurface: Hashable, Sendable {
  public var environment = Environment()
  /// The look to lay out in, whatever the document names.
  public var theme: Theme.Base?

  /// The longest side of a surface in points.
  private static let longestSide = 4096.0
  private static let mostBytes = 4096

  /// Reads a surface.
  public init(json bytes: [UInt8]) {
    guard let tree = try? JSONParser.parse(bytes, maxBytes: Self.mostBytes, maxDepth: 4) else {
      return
    }
    for member in tree.children(of: tree.root) {
      read(Name(tree.keyText(member)), member, in: tree)
    }
  }

  private mutating func read(_ key: Name, _ value: JSONNode, in tree: JSONTree) {
    let isOn = value.kind == .true
    let word = value.kind == .string ? Name(tree.string(value)) : Name("")
    switch key {
    case "size":
      let sides = Self.numbers(value, in: tree)
      guard sides.count == 2 else { return }
      environment.size = Size(width: max(1, sides[0]), height: max(1, sides[1]))
    case "safeArea":
      let sides = Self.numbers(value, in: tree)
      guard sides.count == 4 else { return }
      environment.safeArea = EdgeInsets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    case "scale":
      if value.kind == .number { environment.scale = min(max(1, value.number), 4) }
    case "appearance": environment.appearance = word == "dark" ? .dark : .light
    case "contrast": environment.isHighContrast = word == "high"
    case "direction": environment.direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "textSize":
      if let size = ContentSizeCategory(word.string) { environment.textSize = size }
    case "locale": if !word.isEmpty { environment.locale = word }
    case "theme": theme = Theme.Base.Kind(name: word).map { Theme.Base(kind: $0) }
    case "boldText": environment.isBoldText = isOn
    case "reduceMotion": environment.reducesMotion = isOn
    case "reduceTransparency": environment.reducesTransparency = isOn
    default: break
    }
  }

  /// The numbers of a list, each as far as a side may be long; none of anything else.
  private static func numbers(_ value: JSONNode, in tree: JSONTree) -> [Double] {
    guard value.kind == .array else { return [] }
    var numbers: [Double] = []
    for element in tree.children(of: value) {
      guard element.kind == .number else { return [] }
      numbers.append(min(max(0, element.number), longestSide))
    }
    return numbers
  }
}
