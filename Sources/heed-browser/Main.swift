internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

@main
struct Main {
  static func main() {
    EndingSignal.watch()
    let code = BrowserProgram.run(Array(CommandLine.arguments.dropFirst()), console: Console())
    exit(code.rawValue)
  }
}
