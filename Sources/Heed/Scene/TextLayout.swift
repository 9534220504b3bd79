/// A text with the place of each of its lines, relative to its node's frame.
public struct TextLayout: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// One line.
  public struct Line: Hashable, Sendable {
    /// The UTF-8 bytes of the text that the line shows.
    public var range: Range<Int>
    /// Points from the frame's left edge to the line's.
    public var x: Double
    /// Points from the frame's top edge to the line's.
    public var y: Double
    /// Points from the frame's top edge to the baseline.
    public var baseline: Double
    public var width: Double
    public var height: Double
  }

  /// The text as it was measured; a host that draws line by line breaks it in the same way.
  public var request: TextRequest {
    get { shared.storage.values.request }
    set { shared.own().values.request = newValue }
  }
  /// The lines from top to bottom.
  public var lines: [Line] {
    get { shared.storage.values.lines }
    set { shared.own().values.lines = newValue }
  }
  /// Whether something was left out.
  public var isTruncated: Bool {
    get { shared.storage.values.isTruncated }
    set { shared.own().values.isTruncated = newValue }
  }
  /// Where each link stands, relative to the frame.
  public var links: [Link] {
    get { shared.storage.values.links }
    set { shared.own().values.links = newValue }
  }
  /// The size of its letters as a part of what was asked for; less than 1 where they are smaller
  /// because the room is narrow.
  public var letterScale: Double {
    get { shared.storage.values.letterScale }
    set { shared.own().values.letterScale = newValue }
  }

  /// A link and a place where it can be touched.
  public struct Link: Hashable, Sendable {
    public var address: Name
    public var frame: Rect
  }

  /// The text with its lines and links at other places.
  func with(_ lines: [Line], _ links: [Link]) -> TextLayout {
    var values = shared.storage.values
    values.lines = lines
    values.links = links
    return TextLayout(shared: Shared(values))
  }

  private init(shared: Shared<Values>) { self.shared = shared }

  init(request: TextRequest, lines: [Line], isTruncated: Bool, links: [Link]) {
    shared = Shared(
      Values(request: request, lines: lines, isTruncated: isTruncated, links: links))
  }
}
