/// A part of an alert's content, between its message and its actions.
public struct Block: Hashable, Sendable {
  /// What the part is.
  package indirect enum Kind: Hashable, Sendable {
    case image(Image)
    case text(RichText, font: Font?, color: Color?)
    case field(Field)
    case choices(Choices)
    case toggle(id: Name, title: RichText, isOn: Bool)
    case progress(value: Double?, title: RichText?)
    case badge(RichText, color: Color?, background: Paint?)
    case separator
    case space(Double)
    case slot(id: Name, label: String?, width: Length?, height: Length?)
  }

  package var kind: Kind
  /// How much room it takes and what is drawn behind it.
  public var box: Box

  package init(kind: Kind, box: Box = Box()) {
    self.kind = kind
    self.box = box
  }

  /// A picture; as large as it is, or as the panel is wide.
  public static func image(_ image: Image, _ box: Box = Box()) -> Block {
    Block(kind: .image(image), box: box)
  }

  /// Text of any number of lines.
  public static func text(
    _ text: RichText, font: Font? = nil, color: Color? = nil, _ box: Box = Box()
  ) -> Block {
    Block(kind: .text(text, font: font, color: color), box: box)
  }

  /// A line or more that the person types.
  public static func field(_ field: Field, _ box: Box = Box()) -> Block {
    Block(kind: .field(field), box: box)
  }

  /// A list from which the person picks.
  public static func choices(_ choices: Choices, _ box: Box = Box()) -> Block {
    Block(kind: .choices(choices), box: box)
  }

  /// A switch with a title.
  public static func toggle(
    _ id: Name, _ title: RichText, isOn: Bool = false, _ box: Box = Box()
  ) -> Block {
    Block(kind: .toggle(id: id, title: title, isOn: isOn), box: box)
  }

  /// How far some work is, from 0 to 1; nothing where that is not known.
  public static func progress(
    _ value: Double?, title: RichText? = nil, _ box: Box = Box()
  ) -> Block {
    Block(kind: .progress(value: value, title: title), box: box)
  }

  /// A short text on a coloured ground, such as a version.
  public static func badge(
    _ text: RichText, color: Color? = nil, background: Paint? = nil, _ box: Box = Box()
  ) -> Block {
    Block(kind: .badge(text, color: color, background: background), box: box)
  }

  /// A thin line from side to side.
  public static func separator(_ box: Box = Box()) -> Block {
    Block(kind: .separator, box: box)
  }

  /// Free space in points.
  public static func space(_ points: Double) -> Block {
    Block(kind: .space(points))
  }

  /// Room for a view that the app gives when the alert is presented.
  ///
  /// The width is the panel's and the height 44 points by default.
  public static func slot(
    _ id: Name, label: String? = nil, width: Length? = nil, height: Length? = nil,
    _ box: Box = Box()
  ) -> Block {
    Block(kind: .slot(id: id, label: label, width: width, height: height), box: box)
  }
}
