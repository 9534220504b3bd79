/// Where a command's words go: what was asked for, and what went wrong.
package struct Console {
  /// Writes bytes to standard output.
  private let output: ([UInt8]) throws(CommandError) -> Void
  /// Writes text to standard error.
  private let errors: (String) -> Void

  /// Makes a console; the process's own streams by default.
  package init(
    output: @escaping ([UInt8]) throws(CommandError) -> Void = FileDescriptor.writeToOutput,
    errors: @escaping (String) -> Void = FileDescriptor.writeToErrors
  ) {
    self.output = output
    self.errors = errors
  }

  /// The same console, but something is done before each time that something is written.
  func before(_ action: @escaping () -> Void) -> Console {
    Console(
      output: { [output] (bytes) throws(CommandError) in
        action()
        try output(bytes)
      },
      errors: { [errors] text in
        action()
        errors(text)
      })
  }

  /// Writes bytes to standard output as they are.
  package func write(_ bytes: [UInt8]) throws(CommandError) {
    try output(bytes)
  }

  /// Writes a text and a newline to standard output.
  package func print(_ text: String) throws(CommandError) {
    try output(Array(text.utf8) + [0x0A])
  }

  /// Writes a text and a newline to standard error.
  package func complain(_ text: String) {
    errors(text + "\n")
  }
}
