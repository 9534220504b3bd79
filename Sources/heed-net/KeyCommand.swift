internal import Heed
internal import HeedCommand
internal import HeedUpdateClient

/// `heed feed key`: makes a key, or tells the public one.
@MainActor
enum KeyCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let path = try arguments.only("the file of a key")
    if arguments.has("public") {
      if arguments.has("id") { throw .usage("A key that is there has its id; leave out --id") }
      try console.print(text(of: read(path)))
      return .success
    }
    let id = arguments["id"]
    if let id, !isID(id) {
      throw .usage("--id cannot be '\(id)'; it is letters, digits, '-', '_' and '.', such as main")
    }
    let key = try make(id.map { Name($0) }, path)
    console.complain(
      "\(Printable.text(path)) holds the secret key: keep a copy apart, and show it to nobody.")
    try console.print(text(of: key))
    return .success
  }

  private static func make(_ id: Name?, _ path: String) throws(CommandError) -> SecretKey {
    do throws(UpdateError) {
      let key = try SecretKey.generate(id: id)
      try KeyFile.write(key, to: path)
      return key
    } catch {
      throw .failure(error.reason)
    }
  }

  /// Reads a secret key; one that cannot be read is the person's to put right.
  static func read(_ path: String) throws(CommandError) -> SecretKey {
    do throws(UpdateError) {
      return try KeyFile.read(path)
    } catch {
      throw .usage(error.reason)
    }
  }

  private static func text(of key: SecretKey) -> String {
    "\(key.publicKey.id)=\(key.publicKey)"
  }

  private static func isID(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 64
      && id.utf8.allSatisfy {
        $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D
          || $0 == 0x2E || $0 == 0x5F
      }
  }
}
