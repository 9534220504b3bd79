package import Heed

/// How an alert is shown, and how its answer is told.
package struct ShowOptions: Hashable, Sendable {
  /// What it is shown on.
  package enum Surface: String, Hashable, Sendable, CaseIterable {
    case auto, terminal, window, browser
  }

  package var surface = Surface.auto
  /// Seconds after which it ends; what the document says by default.
  package var timeout: Double?
  package var isJSON = false
  package var isPlain = false
  /// Seconds for which Escape is waited for.
  package var escapeDelay = 0.03
  package var reducesMotion = false
  package var isLenient = false
  /// The folder of the texts that the document names by their keys.
  package var strings: String?
  /// The language to ask in; that of the system by default.
  package var locale: Name?

  /// Makes options with which nothing was asked for.
  package init() {}

  /// Reads the options from what was typed.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    if let value = arguments["on"] {
      guard let surface = Surface(rawValue: value) else {
        let names = Surface.allCases.map { $0.rawValue }
        throw .usage(
          "--on cannot be '\(value)'; it is auto, terminal, window or browser",
          suggestion: Spelling.closest(to: value, among: names))
      }
      self.surface = surface
    }
    if let value = arguments["timeout"] {
      guard let seconds = Self.number(value), seconds > 0, seconds <= 1e9 else {
        throw .usage("--timeout cannot be '\(value)'; it is a number of seconds, such as 30")
      }
      timeout = seconds
    }
    if let value = arguments["escape-delay"] {
      guard let milliseconds = Self.number(value), milliseconds <= 10_000 else {
        throw .usage(
          "--escape-delay cannot be '\(value)'; it is a number of milliseconds up to 10000,"
            + " such as 30")
      }
      escapeDelay = milliseconds / 1000
    }
    isJSON = arguments.has("json")
    isPlain = arguments.has("plain")
    reducesMotion = arguments.has("reduce-motion")
    isLenient = arguments.has("lenient")
    strings = arguments["strings"]
    locale = try arguments["locale"].map(Environment.locale)
    if isPlain, surface == .window || surface == .browser {
      throw .usage("--plain asks on a terminal; leave out --on \(surface.rawValue)")
    }
  }

  /// A number without a sign or an exponent.
  private static func number(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else {
      return nil
    }
    return Double(text)
  }
}
