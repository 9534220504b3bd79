internal import Heed

extension RenderOptions {
  /// Reads the options from what was typed after `heed render`.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    files = arguments.operands
    let wanted = try arguments["format"].map(Self.format)
    output = try Self.output(arguments["output"], for: arguments.operands, wanted)
    format = try Self.format(of: output, wanted)
    drawsOutlines = try arguments["text"].map(Self.drawsOutlines) ?? false
    if arguments.has("text"), format == .png || format == .apng {
      throw .usage("--text is for .svg and .pdf pictures; the letters of others are pixels")
    }
    environment = try Environment(arguments)
    strings = arguments["strings"]
    theme = try arguments["theme"].map(Self.theme)
    behind = arguments["behind"].map(Self.behind) ?? .screen
    isLenient = arguments.has("lenient")
    moment = try arguments["at"].flatMap(Self.moment)
    if moment != nil, format == .apng {
      throw .usage("An animation shows every moment; leave out --at, or draw a .png")
    }
  }

  private static func moment(_ value: String) throws(CommandError) -> Double? {
    if value == "end" { return nil }
    guard let seconds = Double(value), seconds >= 0, seconds.isFinite else {
      throw .usage("--at cannot be '\(value)'; it is 'end' or a number of seconds such as 0.1")
    }
    return seconds
  }

  private static func format(_ name: String) throws(CommandError) -> Format {
    if let format = Format(rawValue: name) { return format }
    throw .usage(
      "--format cannot be '\(name)'; it is png, svg, pdf or apng",
      suggestion: Spelling.closest(to: name, among: Format.allCases.map { $0.rawValue }))
  }

  /// What the name of the file says, unless it says nothing.
  private static func format(
    of output: Output, _ wanted: Format?
  ) throws(CommandError) -> Format {
    guard case .file(let path) = output,
      let named = Format(rawValue: FilePath.fileExtension(of: path))
    else { return wanted ?? .png }
    if let wanted, wanted != named {
      throw .usage("--format is \(wanted.rawValue), but '\(path)' ends in .\(named.rawValue)")
    }
    return named
  }

  private static func drawsOutlines(_ value: String) throws(CommandError) -> Bool {
    switch value {
    case "text": return false
    case "outlines": return true
    default:
      throw .usage(
        "--text cannot be '\(value)'; it is text or outlines",
        suggestion: Spelling.closest(to: value, among: ["text", "outlines"]))
    }
  }

  static func theme(_ name: String) throws(CommandError) -> Theme.Base {
    let themes = ["ios": Theme.Base.ios, "ios26": .ios26, "card": .card]
    if let theme = themes[name] { return theme }
    throw .usage(
      "--theme cannot be '\(name)'; it is ios, ios26 or card",
      suggestion: Spelling.closest(to: name, among: ["ios", "ios26", "card"]))
  }

  private static func behind(_ value: String) -> Behind {
    if let color = ColorName.color(value) { .color(color) } else { .file(value) }
  }

  private static func output(
    _ output: String?, for files: [String], _ format: Format?
  ) throws(CommandError) -> Output {
    guard let output, !output.isEmpty else {
      throw .usage(
        "heed render needs a place for the picture, such as -o alert.png",
        advice: "Try 'heed render --help'.")
    }
    if output == "-" {
      if files.count > 1 { throw .usage("Standard output has room for one picture only") }
      return .standardOutput
    }
    if output.utf8.last == 0x2F || FileSystem.isFolder(output) {
      try checkNames(of: files)
      return .folder(output)
    }
    if Format(rawValue: FilePath.fileExtension(of: output)) != nil {
      if files.count > 1 {
        throw .usage("'\(output)' has room for one picture only; name a folder instead")
      }
      return .file(output)
    }
    if files.count > 1 {
      try checkNames(of: files)
      return .folder(output)
    }
    if format != nil { return .file(output) }
    throw .usage(
      "'\(output)' has to end in .png, .svg, .pdf or .apng, or in / if it is a folder",
      advice: "Or name the kind of picture, such as --format png.")
  }

  /// Two documents of the same name would overwrite each other's picture.
  package static func checkNames(of files: [String]) throws(CommandError) {
    var seen: [String: String] = [:]
    for file in files {
      let name = pictureName(for: file)
      if let other = seen[name] {
        throw .usage("'\(other)' and '\(file)' would both be drawn to '\(name)'")
      }
      seen[name] = file
    }
  }
}
