internal import Heed
internal import HeedDocument
internal import HeedFindings

/// What earlier runs have drawn, a line for each picture.
///
/// A line is added when its picture is there, so that a run that was ended at any moment can go on: what
/// is half a line is passed over. A later line about the same picture counts.
package struct MatrixJournal {
  /// The journal's file within the folder of all. It begins with a dot, so nobody takes it for a picture.
  package static let name = ".heed-matrix"
  /// The first line, which says how to read the others.
  package static let header = Array("{\"heed-matrix-journal\":1}\n".utf8)
  /// More than the pictures of the largest matrix need.
  package static let mostBytes = 512 << 20
  private static let longestLine = 4 << 20

  private var pictures: [String: MatrixPicture] = [:]

  /// Reads a journal; what cannot be read is as if it were not there.
  package init(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.header) else { return }
    var start = Self.header.count
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      if end - start <= Self.longestLine, let picture = Self.picture(Array(bytes[start..<end])) {
        pictures[picture.file] = picture
      }
      start = end + 1
    }
  }

  /// The files of all pictures.
  package var files: [String] {
    pictures.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The picture of a file, if it still is what is wanted.
  package func picture(of file: String, digest: String) -> MatrixPicture? {
    guard let picture = pictures[file], picture.digest == digest else { return nil }
    return picture
  }

  // MARK: Lines

  /// The line about a picture.
  package static func line(of picture: MatrixPicture) -> [UInt8] {
    let findings = picture.findings.map { finding -> JSONValue in
      let frame = finding.frame.map { JSONValue.array(sides(of: $0)) }
      return .array([
        .string(finding.code.name), .string(finding.severity.name), .string(finding.path.string),
        finding.node.map { .string($0.string) } ?? .null, frame ?? .null,
        .string(finding.reason), .string(finding.remedy),
        finding.font.map { .string($0) } ?? .null,
      ])
    }
    return CompactJSON.bytes(
      of: .array([
        .string(picture.file), .string(picture.digest), .number(Double(picture.bytes)),
        picture.isStacked.map { .bool($0) } ?? .null, .array(findings),
        .array(picture.places.map { .array([.string($0.path.string)] + sides(of: $0.frame)) }),
      ])) + [0x0A]
  }

  private static func sides(of frame: Rect) -> [JSONValue] {
    [frame.x, frame.y, frame.width, frame.height].map { .number($0) }
  }

  private static func picture(_ line: [UInt8]) -> MatrixPicture? {
    guard let tree = try? JSONParser.parse(line, maxBytes: longestLine, maxDepth: 8) else {
      return nil
    }
    let values = tree.children(of: tree.root)
    guard tree.root.kind == .array, values.count == 6, values[0].kind == .string,
      values[1].kind == .string, values[2].kind == .number, values[4].kind == .array,
      values[5].kind == .array, let bytes = Int(exactly: values[2].number), bytes >= 0
    else { return nil }
    let file = tree.string(values[0])
    guard isOwn(file) else { return nil }
    var findings: [Finding] = []
    for node in tree.children(of: values[4]) {
      guard let finding = finding(node, in: tree) else { return nil }
      findings.append(finding)
    }
    var places: [MatrixPicture.Place] = []
    for node in tree.children(of: values[5]) {
      let parts = tree.children(of: node)
      guard parts.count == 5, parts[0].kind == .string,
        let frame = frame(Array(parts.dropFirst()))
      else { return nil }
      places.append(MatrixPicture.Place(Name(tree.string(parts[0])), frame))
    }
    let isStacked: Bool? =
      switch values[3].kind {
      case .true: true
      case .false: false
      default: nil
      }
    return MatrixPicture(
      file: file, digest: tree.string(values[1]), bytes: bytes, isStacked: isStacked,
      findings: findings, places: places)
  }

  private static func finding(_ node: JSONNode, in tree: JSONTree) -> Finding? {
    let values = tree.children(of: node)
    guard node.kind == .array, values.count == 8 else { return nil }
    func text(_ index: Int) -> String? {
      values[index].kind == .string ? tree.string(values[index]) : nil
    }
    guard let codeName = text(0), let severityName = text(1), let path = text(2),
      let reason = text(5), let remedy = text(6),
      let code = Finding.Code.Kind(name: Name(codeName)),
      let severity = Finding.Severity.Kind(name: Name(severityName))
    else { return nil }
    var finding = Finding(
      Finding.Code(kind: code), Finding.Severity(kind: severity), path: Name(path),
      node: text(3).map { Name($0) }, frame: frame(tree.children(of: values[4])), reason: reason,
      remedy: remedy)
    finding.font = text(7)
    return finding
  }

  private static func frame(_ sides: [JSONNode]) -> Rect? {
    guard sides.count == 4, sides.allSatisfy({ $0.kind == .number }) else { return nil }
    return Rect(
      x: sides[0].number, y: sides[1].number, width: sides[2].number, height: sides[3].number)
  }

  /// Whether a path is one that a plan makes: a folder's name and a picture's, and no way out.
  ///
  /// Pictures that are no longer wanted are removed by what the journal says, and anybody may have
  /// written it.
  private static func isOwn(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, file.hasSuffix(".png") else { return false }
    return parts.allSatisfy { part in
      part.utf8.first != UInt8(ascii: ".") && !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch byte {
          case 0x2D, 0x2E, 0x30...0x39, 0x40, 0x41...0x5A, 0x5F, 0x61...0x7A: true
          default: false
          }
        }
    }
  }
}
