internal import HeedCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

@main
struct Main {
  static func main() {
    Interruption.handle()
    let code = RenderProgram.run(Array(CommandLine.arguments.dropFirst()), console: Console())
    exit(code.rawValue)
  }
}
