package import Heed
package import HeedDocument

/// A document's file with what it says.
package struct DocumentSource {
  /// The file as it was typed; `-` is standard input.
  package let file: String
  /// What is in the file.
  package let bytes: [UInt8]
  package let document: Document

  /// Reads a document; every problem is printed with its place.
  ///
  /// - Returns: The document, or why there is none.
  package static func read(
    _ file: String, mode: DocumentReader.Mode, texts: TextSource? = nil, console: Console
  ) -> Result<DocumentSource, Unreadable> {
    let reader = DocumentReader.command(mode, texts: texts)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(file, limit: reader.limits.bytes)
    } catch {
      console.complain(error.description)
      return .failure(Unreadable(exitCode: error.exitCode))
    }
    do throws(DocumentError) {
      let document = try reader.read(bytes)
      let source = DocumentSource(file: file, bytes: bytes, document: document)
      for issue in document.issues { source.complain(issue, console) }
      return .success(source)
    } catch {
      for issue in error.issues {
        console.complain(IssueText.text(of: issue, in: file, bytes))
      }
      return .failure(Unreadable(exitCode: .usage))
    }
  }

  /// The reader of the command, for places in what it has read.
  package static func reader(_ mode: DocumentReader.Mode) -> DocumentReader { .command(mode) }

  /// Reads several documents; every problem of each is printed with its place.
  ///
  /// - Returns: All of them, or those that could be read and why others could not.
  package static func readAll(
    _ files: [String], mode: DocumentReader.Mode, texts: TextSource? = nil, console: Console
  ) -> (sources: [DocumentSource], problem: ExitCode?) {
    var sources: [DocumentSource] = []
    var problem: ExitCode?
    for file in files {
      switch read(file, mode: mode, texts: texts, console: console) {
      case .success(let source): sources.append(source)
      case .failure(let failure):
        problem = problem?.worse(failure.exitCode) ?? failure.exitCode
      }
    }
    return (sources, problem)
  }

  private func complain(_ issue: DocumentIssue, _ console: Console) {
    console.complain(IssueText.text(of: issue, in: file, bytes))
  }

  /// There is no document; why has been printed.
  package struct Unreadable: Error {
    package let exitCode: ExitCode
  }
}
