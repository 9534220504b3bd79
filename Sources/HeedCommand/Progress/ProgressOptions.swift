package import Heed

/// What was typed after `heed progress`.
package struct ProgressOptions: Hashable, Sendable {
  package var title: String
  package var message: String
  /// The part that is done at first, from 0 to 1; nothing where it is not known.
  package var part: Double?
  /// What stops the work.
  package var cancel: Action?
  package var isPlain: Bool
  package var reducesMotion: Bool

  /// Reads the options from what was typed.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    let texts = arguments.operands
    if texts.count > 2 {
      throw .usage(
        "heed progress takes a title and a message, and no third text '\(texts[2])'",
        advice: "Put quotation marks around a text of several words.")
    }
    title = texts.first ?? ""
    message = texts.dropFirst().first ?? ""
    if let value = arguments["percent"] {
      let reader = ProgressLineReader(value)
      guard let number = reader.number, reader.words == nil, number <= 1 else {
        throw .usage("--percent cannot be '\(value)'; it is a number up to 100, such as 25")
      }
      part = number
    }
    if let value = arguments["cancel"] { cancel = try AskOptions.action(value, "--cancel") }
    isPlain = arguments.has("plain")
    reducesMotion = arguments.has("reduce-motion")
  }
}
