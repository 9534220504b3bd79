internal import EmbeddedDocument

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Prints what this machine's build of the core makes of the document on standard input.
@main
struct Main {
  static func main() {
    print(DocumentDump.of(standardInput), terminator: "")
  }

  private static var standardInput: [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(0, &chunk, chunk.count)
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
