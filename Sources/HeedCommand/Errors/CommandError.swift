/// Why a command stops, as one sentence for the person who typed it.
package struct CommandError: Error, Hashable {
  /// The sentence, without its full stop.
  package var message: String
  /// What was probably meant.
  package var suggestion: String?
  /// Where to read on, such as a command to type.
  package var advice: String?
  package var exitCode: ExitCode

  /// Makes an error about how the command was typed.
  package static func usage(
    _ message: String, suggestion: String? = nil, advice: String? = nil
  ) -> CommandError {
    CommandError(message: message, suggestion: suggestion, advice: advice, exitCode: .usage)
  }

  /// Makes an error about a question that nothing could show, or nobody could answer.
  package static func unavailable(_ message: String, advice: String? = nil) -> CommandError {
    CommandError(message: message, suggestion: nil, advice: advice, exitCode: .unavailable)
  }

  /// Makes an error about something that could not be read, written or drawn.
  package static func failure(_ message: String) -> CommandError {
    CommandError(message: message, suggestion: nil, advice: nil, exitCode: .failure)
  }
}

extension CommandError: CustomStringConvertible {
  /// The lines to print, without a newline at their end.
  package var description: String {
    var text = "heed: \(Printable.text(message))"
    if let suggestion {
      text += "; did you mean '\(Printable.text(suggestion))'?"
    } else {
      text += "."
    }
    if let advice { text += "\n\(Printable.text(advice))" }
    return text
  }
}
