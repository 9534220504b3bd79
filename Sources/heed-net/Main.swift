internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

@main
struct Main {
  // Prompts are shown on the main thread.
  @MainActor
  static func main() async {
    Interruption.handle()
    let code = await NetProgram.run(
      Array(CommandLine.arguments.dropFirst()), console: Console())
    exit(code.rawValue)
  }
}
