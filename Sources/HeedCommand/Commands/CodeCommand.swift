internal import Heed
internal import HeedCode
internal import HeedDocument

/// `heed code`: prints a document's alert as source.
enum CodeCommand {
  static func run(_ parsed: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let file = try parsed.only("one document")
    let form = try parsed.word("as", SourceForm.Kind.self).map { SourceForm(kind: $0) } ?? .uiKit
    // A writer of no name calls it a question.
    let name = parsed["name"] ?? (file == "-" ? "" : FilePath.stem(of: file))
    switch DocumentSource.read(
      file, mode: parsed.has("lenient") ? .lenient : .strict, console: console)
    {
    case .success(let source):
      let text = SourceWriter(name: Name(name)).write(source.document.alert, as: form)
      try console.write(Array(text.utf8))
      return .success
    case .failure(let failure): return failure.exitCode
    }
  }
}
