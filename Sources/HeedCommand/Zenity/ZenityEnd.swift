/// How a dialog of zenity's ended, with the exit code that stands for it.
package enum ZenityEnd: String, Hashable, Sendable {
  case okay = "OK"
  case cancel = "CANCEL"
  case escape = "ESC"
  case extra = "EXTRA"
  case timeout = "TIMEOUT"

  /// The code: zenity's own, unless a variable such as `ZENITY_ESC` says another.
  ///
  /// - Parameter variable: Gives the value of a variable.
  /// - Returns: What the shell is told.
  package func exitCode(_ variable: (String) -> String?) -> ExitCode {
    if let text = variable("ZENITY_\(rawValue)"), let code = Int32(text), (0...255).contains(code) {
      return ExitCode(chosenByScript: code)
    }
    switch self {
    case .okay: return .success
    case .cancel, .escape, .extra: return .cancelled
    case .timeout: return .boxTimeout
    }
  }
}
