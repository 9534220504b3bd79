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
    let code = HeedProgram.run(HeedProgram.words(CommandLine.arguments))
    exit(code.rawValue)
  }
}
