/// Text whose ranges may differ in font, colour, underline and link.
///
/// It has one normal form: no run is empty, no two neighbours look alike and a paragraph has one
/// style throughout, so that texts which read and look the same are equal, however they were put
/// together.
///
/// ```swift
/// let title: RichText = "Delete \("Summer", color: .red)?"
/// ```
public struct RichText: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// A stretch of text that looks the same throughout.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var attributes: TextAttributes

    /// Makes a run; it looks like the text around it by default.
    public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }

    public static func == (lhs: Run, rhs: Run) -> Bool {
      isSameText(lhs.text, rhs.text) && lhs.attributes == rhs.attributes
    }
  }

  /// The runs in reading order, in normal form.
  public private(set) var runs: [Run] {
    get { shared.storage.values.runs }
    set { shared.own().values.runs = newValue }
  }
  /// Where the lines stand; the place in the alert decides by default.
  public var alignment: TextAlignment? {
    get { shared.storage.values.alignment }
    set { shared.own().values.alignment = newValue }
  }
  /// The most lines that are shown; more are cut with an ellipsis. No limit by default.
  public var lineLimit: Int? {
    get { shared.storage.values.lineLimit }
    set { shared.own().values.lineLimit = newValue }
  }
  /// What to look up in the app's strings instead of ``runs``.
  public var localizedKey: LocalizedKey? {
    get { shared.storage.values.localizedKey }
    set { shared.own().values.localizedKey = newValue }
  }

  /// Makes a text of runs.
  public init(
    runs: [Run] = [], alignment: TextAlignment? = nil, lineLimit: Int? = nil
  ) {
    shared = Shared(Values(runs: [], alignment: alignment, lineLimit: lineLimit, localizedKey: nil))
    for run in runs { append(run) }
  }

  /// Makes a text of runs that are in normal form already.
  package init(normalForm runs: [Run], alignment: TextAlignment?) {
    shared = Shared(Values(runs: runs, alignment: alignment, lineLimit: nil, localizedKey: nil))
  }

  /// Makes a text that looks the same throughout.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.init(normalForm: text.isEmpty ? [] : [Run(text, attributes)], alignment: nil)
  }

  /// Makes a text that is looked up in the app's strings; its key is shown until then.
  public init(localizedKey: LocalizedKey) {
    self.init(localizedKey.key.string)
    self.localizedKey = localizedKey
  }

  /// The characters alone.
  public var plainText: String {
    // Most texts look the same throughout.
    guard runs.count > 1 else { return runs.isEmpty ? "" : runs[0].text }
    var text = ""
    for run in runs { text += run.text }
    return text
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { runs.isEmpty }

  /// Adds a run at the end; what of it belongs to a paragraph that has begun takes its style.
  @inline(never)
  public mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    guard let last = runs.indices.last else { return add(run) }
    if runs[last].attributes == run.attributes {
      shared.own().values.runs[last].text += run.text
    } else if runs[last].attributes.paragraph == run.attributes.paragraph
      || runs[last].text.bytes.last == 0x0A
    {
      add(run)
    } else {
      var first = run
      first.attributes.paragraph = runs[last].attributes.paragraph
      let bytes = run.text.bytes
      let end = (bytes.firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
      first.text = String(bytes: bytes[..<end])
      append(first)
      first = run
      first.text = String(bytes: bytes[end...])
      append(first)
    }
  }

  /// In place, so that a text of many runs does not copy them with each.
  private mutating func add(_ run: Run) { shared.own().values.runs.append(run) }

  /// Adds another text at the end; its alignment and limit are left behind.
  public mutating func append(_ text: RichText) {
    for run in text.runs { append(run) }
  }

  public static func + (lhs: RichText, rhs: RichText) -> RichText {
    var text = lhs
    text.append(rhs)
    return text
  }
}
