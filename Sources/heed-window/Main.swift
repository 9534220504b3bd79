internal import Glibc
internal import HeedCommand

@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // A display that goes away ends whoever is connected to it, with a status that says "cancel".
    exit(Watchman.guarding { WindowProgram.run(arguments, console: Console()) })
  }
}
