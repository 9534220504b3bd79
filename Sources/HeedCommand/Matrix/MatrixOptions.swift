internal import Heed
internal import HeedDocument
package import HeedMatrix

/// What `heed matrix` was asked to draw, by options and by `heed.json`.
package struct MatrixOptions: Sendable {
  /// The configuration's file; nothing where there is none.
  package private(set) var configurationFile: String?
  /// What was said; silences are those of the file.
  package private(set) var configuration: MatrixConfiguration
  /// The documents' files.
  package let files: [String]
  /// The folder for what is drawn.
  package let folder: String
  /// The file for JUnit's XML.
  package let junit: String?
  /// How many are drawn at once; nothing for as many as are of use.
  package let jobs: Int?
  package let limit: Int
  package let printsNotes: Bool
  package let isLenient: Bool

  /// The file that is read where none is named.
  package static let usualConfiguration = "heed.json"
  /// More documents would not be looked at.
  private static let mostDocuments = 2000

  /// Reads the options from what was typed after `heed matrix`, and the configuration.
  package init(_ arguments: ParsedArguments, console: Console) throws(CommandError) {
    var said = try Self.configuration(of: arguments)
    let file =
      arguments["config"]
      ?? (FileSystem.isThere(Self.usualConfiguration) ? Self.usualConfiguration : nil)
    if let file {
      said = said.completed(by: try Self.read(file, console: console))
      configurationFile = file
    }
    configuration = said
    files = try Self.documents(said.documents ?? [], said: arguments.operands)
    folder = said.output ?? "matrix"
    if folder == "-" || folder.isEmpty {
      throw .usage("heed matrix needs a folder for its pictures, such as -o matrix")
    }
    junit = arguments["junit"]
    jobs = try arguments.number("jobs", in: 1...64, "a number from 1 to 64").map { Int($0) }
    limit =
      try arguments.number("limit", in: 1...1_000_000, "a number from 1 to 1000000").map { Int($0) }
      ?? 5000
    printsNotes = arguments.has("all-notes")
    isLenient = arguments.has("lenient")
    if said.languages?.isEmpty == true, said.strings == nil {
      throw .usage(
        "--locale all stands for the languages of the app's texts; name their folder by --strings")
    }
  }

  private static func configuration(
    of arguments: ParsedArguments
  ) throws(CommandError) -> MatrixConfiguration {
    var said = MatrixConfiguration()
    if !arguments.operands.isEmpty { said.documents = arguments.operands }
    for key in MatrixKey.allCases {
      guard let option = key.option, arguments.has(option) else { continue }
      var words = arguments.all(option).map { $0.value }
      switch key {
      case .strings, .output, .fonts, .baseLanguage: break
      default: words = arguments.list(option)
      }
      if words.isEmpty { throw .usage("--\(option) needs a value") }
      try said.take(key, words) { _, fault in
        CommandError.usage("--\(option): \(fault.reason)", suggestion: fault.suggestion)
      }
    }
    return said
  }

  /// Reads the configuration; its paths are relative to its own folder.
  private static func read(
    _ file: String, console: Console
  ) throws(CommandError) -> MatrixConfiguration {
    let bytes = try FileSystem.read(file, limit: MatrixConfigurationReader.mostBytes)
    var configuration: MatrixConfiguration
    do throws(DocumentError) {
      configuration = try MatrixConfigurationReader.read(bytes)
    } catch {
      for issue in error.issues { console.complain(IssueText.text(of: issue, in: file, bytes)) }
      throw .usage("'\(file)' cannot be used as it stands", advice: "docs/matrix.md describes it.")
    }
    let folder = FilePath.folder(of: file)
    func within(_ path: String) -> String {
      path.utf8.first == 0x2F || folder == "." ? path : FilePath.join(folder, path)
    }
    configuration.documents = configuration.documents?.map(within)
    configuration.fonts = configuration.fonts?.map(within)
    configuration.strings = configuration.strings.map(within)
    configuration.output = configuration.output.map(within)
    configuration.silences = configuration.silences?.map { silence in
      var own = silence
      own.document = silence.document.map(within)
      return own
    }
    return configuration
  }

  /// The documents: files, and those of folders.
  private static func documents(
    _ paths: [String], said operands: [String]
  ) throws(CommandError) -> [String] {
    if paths.isEmpty {
      throw .usage(
        "heed matrix needs a FILE, or a heed.json that names documents",
        advice: "Try 'heed matrix --help'.")
    }
    var files: [String] = []
    for path in paths {
      if FileSystem.isFolder(path) {
        let names = try FileSystem.names(in: path, withExtension: "json")
          .filter { $0 != usualConfiguration }
        if names.isEmpty { throw .usage("There are no documents in the folder '\(path)'") }
        files += names.map { FilePath.join(path, $0) }
      } else {
        files.append(path)
      }
    }
    if files.count > mostDocuments {
      throw .usage("These are \(files.count) documents; \(mostDocuments) are the most at once")
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }
}
