/// What a session says by itself, in English unless the app gives other texts.
///
/// `{count}` stands for a number.
public struct SessionTexts: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// A field that has to be filled in is empty.
  public var required: String {
    get { shared.storage.values.required }
    set { shared.own().values.required = newValue }
  }
  public var tooShort: String {
    get { shared.storage.values.tooShort }
    set { shared.own().values.tooShort = newValue }
  }
  public var tooLong: String {
    get { shared.storage.values.tooLong }
    set { shared.own().values.tooLong = newValue }
  }
  public var notEmail: String {
    get { shared.storage.values.notEmail }
    set { shared.own().values.notEmail = newValue }
  }
  public var notURL: String {
    get { shared.storage.values.notURL }
    set { shared.own().values.notURL = newValue }
  }
  public var notNumber: String {
    get { shared.storage.values.notNumber }
    set { shared.own().values.notNumber = newValue }
  }
  public var notDigits: String {
    get { shared.storage.values.notDigits }
    set { shared.own().values.notDigits = newValue }
  }
  public var mismatch: String {
    get { shared.storage.values.mismatch }
    set { shared.own().values.mismatch = newValue }
  }
  /// A validator of the app's has not answered yet.
  public var checking: String {
    get { shared.storage.values.checking }
    set { shared.own().values.checking = newValue }
  }
  /// An action's work began.
  public var working: String {
    get { shared.storage.values.working }
    set { shared.own().values.working = newValue }
  }
  /// Work is done and the alert stays up.
  public var done: String {
    get { shared.storage.values.done }
    set { shared.own().values.done = newValue }
  }
  public var failed: String {
    get { shared.storage.values.failed }
    set { shared.own().values.failed = newValue }
  }
  public var timedOut: String {
    get { shared.storage.values.timedOut }
    set { shared.own().values.timedOut = newValue }
  }
  /// An action cannot be chosen now.
  public var unavailable: String {
    get { shared.storage.values.unavailable }
    set { shared.own().values.unavailable = newValue }
  }
  /// An action can be chosen after some seconds.
  public var counting: String {
    get { shared.storage.values.counting }
    set { shared.own().values.counting = newValue }
  }
  /// How far work is, in percent.
  public var progress: String {
    get { shared.storage.values.progress }
    set { shared.own().values.progress = newValue }
  }

  /// Makes the English texts.
  public init() { self = Self.english }

  private init(_ values: Values) { shared = Shared(values) }

  /// Made once, for every session has them.
  private static let english = SessionTexts(Values())

  /// A text with its number put in.
  static func filled(_ text: String, _ number: Int) -> String {
    let mark = "{count}".bytes
    let bytes = text.bytes
    var start = 0
    while start + mark.count <= bytes.count {
      var length = 0
      while length < mark.count, bytes[start + length] == mark[length] { length += 1 }
      if length == mark.count {
        return String(
          bytes: Array(bytes[..<start]) + Digits.of(number) + Array(bytes[(start + length)...]))
      }
      start += 1
    }
    return text
  }
}
