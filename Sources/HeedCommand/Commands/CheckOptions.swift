package import Heed

/// What `heed check` was asked to look at, and how the surface is.
package struct CheckOptions: Hashable, Sendable {
  /// An environment to look at each document in.
  package struct Pass: Hashable, Sendable {
    /// What tells it from the others, such as `dark`.
    package var name: String
    package var environment: Environment
  }

  /// The documents' files; `-` is standard input.
  package var files: [String]
  package var passes: [Pass]
  /// The folder of the texts that documents name by their keys.
  package var strings: String?
  /// The language in which documents are laid out.
  package var language: Name
  /// The look to lay out in, whatever the documents name.
  package var theme: Theme.Base?
  /// What lies behind the alerts, where that is known.
  package var behind: Color?
  package var isLenient: Bool
  package var isJSON: Bool

  /// Reads the options from what was typed after `heed check`.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    files = arguments.operands
    let environment = try Environment(arguments)
    let appearances: [Appearance] =
      arguments["appearance"] == nil ? [.light, .dark] : [environment.appearance]
    passes = appearances.map { appearance in
      var own = environment
      own.appearance = appearance
      return Pass(name: appearance.name, environment: own)
    }
    strings = arguments["strings"]
    if files.isEmpty, strings == nil {
      throw .usage(
        "heed check needs a FILE, or texts to look at with --strings",
        advice: "Try 'heed check --help'.")
    }
    language = environment.locale
    theme = try arguments["theme"].map(RenderOptions.theme)
    if let value = arguments["behind"] {
      guard let color = ColorName.color(value) else {
        throw .usage(
          "--behind cannot be '\(value)'; it is a color, such as white or '#336699'",
          suggestion: Spelling.closest(to: value, among: Color.Named.allCases.map { $0.name }))
      }
      behind = color
    }
    isLenient = arguments.has("lenient")
    isJSON = arguments.has("json")
  }
}
