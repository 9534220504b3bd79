import HeedCommand

/// Runs the light program within the tests, where it needs no other.
struct Program {
  let exitCode: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String]) {
    final class Sink {
      var output: [UInt8] = []
      var errors = ""
    }
    let sink = Sink()
    let console = Console(
      output: { (bytes) throws(CommandError) in sink.output += bytes },
      errors: { sink.errors += $0 })
    exitCode = HeedProgram.run(arguments, console: console).rawValue
    output = String(decoding: sink.output, as: UTF8.self)
    errors = sink.errors
  }
}
