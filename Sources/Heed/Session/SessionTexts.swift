/// What a session says by itself, in English unless the app gives other texts.
///
/// `{count}` stands for a number.
public struct SessionTexts: Hashable, Sendable {
  /// A field that has to be filled in is empty.
  public var required = "Fill this in."
  public var tooShort = "Enter at least {count} characters."
  public var tooLong = "Enter at most {count} characters."
  public var notEmail = "Enter an email address."
  public var notURL = "Enter a web address."
  public var notNumber = "Enter a number."
  public var notDigits = "Enter digits only."
  public var mismatch = "This does not match."
  /// A validator of the app's has not answered yet.
  public var checking = "Checking"
  /// An action's work began.
  public var working = "In progress"
  /// Work is done and the alert stays up.
  public var done = "Done"
  public var failed = "That did not work. Try again."
  public var timedOut = "This took too long. Try again."
  /// An action cannot be chosen now.
  public var unavailable = "Not available"
  /// An action can be chosen after some seconds.
  public var counting = "Available in {count} seconds"
  /// How far work is, in percent.
  public var progress = "{count} percent"

  /// Makes the English texts.
  public init() {}

  /// A text with its number put in.
  static func filled(_ text: String, _ number: Int) -> String {
    let mark = Array("{count}".utf8)
    let bytes = text.bytes
    var start = 0
    while start + mark.count <= bytes.count {
      if bytes[start..<start + mark.count].elementsEqual(mark) {
        let tail = bytes[(start + mark.count)...]
        return String(decoding: bytes[..<start] + Array("\(number)".utf8) + tail, as: UTF8.self)
      }
      start += 1
    }
    return text
  }
}
