public import Heed
internal import HeedCode
internal import HeedDocument
internal import HeedFindings
internal import HeedMarkup
internal import HeedMarkupEntities

/// Everything that a page which edits documents shows of one, as JSON.
///
/// `issues` are what the reader has to say and `findings` what people would trip over, each with
/// line, column and path. Where the document can be read there are also `formatted`, the document
/// as ``HeedDocument/DocumentWriter`` writes it; `sources`, the same alert as code; and `scene`, its
/// accessibility tree, focus order and the seconds that it takes to come and to go.
public enum PlaygroundReport {
  /// More than anybody reads; a hostile document could make very many.
  private static let mostFindings = 200

  /// The report on a document.
  ///
  /// - Parameters:
  ///   - document: The document's bytes, whatever they are.
  ///   - surface: What it is laid out for, as ``PlaygroundSurface`` reads it.
  ///   - measurer: Breaks texts into lines as the page does.
  /// - Returns: JSON in UTF-8.
  public static func json(
    of document: [UInt8], on surface: [UInt8], measurer: Measurer
  ) -> [UInt8] {
    let reader = DocumentReader(
      markup: MarkupReader(options: MarkupOptions(references: .all)))
    let surface = PlaygroundSurface(json: surface)
    var members: [(key: String, value: JSONValue)] = []
    do throws(DocumentError) {
      let read = try reader.read(document)
      var alert = read.alert
      if let base = surface.theme {
        alert.theme = alert.theme ?? Theme(base)
        alert.theme?.base = base
      }
      members.append(("issues", .array(values(of: read.issues))))
      let findings = alert.findings(in: surface.environment, measurer: measurer)
      members.append(("findings", .array(values(of: findings, reader, document))))
      members.append(("formatted", .string(DocumentWriter().write(read.alert))))
      members.append(("sources", sources(of: read.alert)))
      let scene = alert.scene(in: surface.environment, measurer: measurer)
      members.append(("scene", SceneReport.value(of: scene)))
    } catch {
      members = [("issues", .array(values(of: error.issues))), ("findings", .array([]))]
    }
    var printer = JSONPrinter()
    printer.print(.object(members))
    return printer.bytes
  }

  private static func values(of issues: [DocumentIssue]) -> [JSONValue] {
    var values: [JSONValue] = []
    for issue in issues {
      var members: [(key: String, value: JSONValue)] = [
        ("severity", .string(issue.severity.kind.name)),
        ("line", .number(Double(issue.line))), ("column", .number(Double(issue.column))),
        ("path", .string(issue.path.string)), ("message", .string(issue.reason)),
      ]
      if let suggestion = issue.suggestion { members.append(("suggestion", .string(suggestion))) }
      if let code = issue.problem {
        members.append(("code", .string(Finding.Code(code).name)))
      }
      values.append(.object(members))
    }
    return values
  }

  /// The findings with their places, the grave ones first.
  private static func values(
    of findings: [Finding], _ reader: DocumentReader, _ document: [UInt8]
  ) -> [JSONValue] {
    var chosen: [Finding] = []
    for severity in [Finding.Severity.error, .warning, .note] {
      for finding in findings where finding.severity == severity {
        if chosen.count < mostFindings { chosen.append(finding) }
      }
    }
    var paths: [Name] = []
    for finding in chosen { paths.append(finding.path) }
    let places = reader.places(of: paths, in: document)
    var values: [JSONValue] = []
    for (index, finding) in chosen.enumerated() {
      let place =
        index < places.count
        ? places[index] : DocumentPlace(line: 1, column: 1, path: finding.path)
      var members: [(key: String, value: JSONValue)] = [
        ("severity", .string(finding.severity.name)), ("code", .string(finding.code.name)),
        ("line", .number(Double(place.line))), ("column", .number(Double(place.column))),
        ("path", .string(place.path.string)), ("message", .string(finding.reason)),
        ("remedy", .string(finding.remedy)),
      ]
      if let node = finding.node { members.append(("node", .string(node.string))) }
      values.append(.object(members))
    }
    return values
  }

  /// The alert in every form but that of a document, which is there already.
  private static func sources(of alert: Alert) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    for form in SourceForm.all where form != .document {
      members.append((form.name, .string(SourceWriter().write(alert, as: form))))
    }
    return .object(members)
  }
}
