public import Heed

extension DocumentReader {
  /// Finds where the parts of an alert stand in the document that it was read from.
  ///
  /// - Parameters:
  ///   - paths: Paths as ``Heed/AlertProblem/path`` has them, such as `actions[1].title`.
  ///   - bytes: The document, as it was given to ``read(_:)``.
  /// - Returns: A place for each path, in their order: that of the value, or of the nearest one
  ///   around it where the document says nothing. Empty where the document cannot be read.
  public func places(of paths: [Name], in bytes: [UInt8]) -> [DocumentPlace] {
    guard let tree = try? JSONParser.parse(bytes, maxBytes: limits.bytes, maxDepth: limits.depth)
    else { return [] }
    let decoder = decoder(of: tree)
    _ = decoder.document(0)
    guard let alert = decoder.alertNode else { return [] }
    return paths.map { name in
      let (steps, rest) = Self.steps(of: name)
      let place = decoder.place(of: steps, in: alert)
      let offset = tree.offset(place.value)
      var path = DocumentPath(to: offset, in: tree)
      path.append(steps[place.count...])
      for key in rest { path.append(key) }
      let position = SourcePosition(of: offset, in: bytes)
      return DocumentPlace(line: position.line, column: position.column, path: path.name)
    }
  }

  /// The steps of a path such as `actions[1].title`, and the parts from the first that is no key of
  /// documents on.
  private static func steps(of path: Name) -> ([Int], rest: [String]) {
    var steps: [Int] = []
    var rest: [String] = []
    var part: [UInt8] = []
    for byte in path.bytes + [UInt8(ascii: ".")] {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "["):
        if let key = Key(part), rest.isEmpty {
          steps.append(DocumentStep.at(key))
        } else if !part.isEmpty {
          rest.append(String(bytes: part))
        }
        part = []
      case UInt8(ascii: "]"):
        var index = 0
        for digit in part { index = index &* 10 &+ Int(digit &- UInt8(ascii: "0")) }
        if rest.isEmpty {
          steps.append(DocumentStep.at(index))
        } else {
          rest[rest.count - 1] += "[\(index)]"
        }
        part = []
      default: part.append(byte)
      }
    }
    return (steps, rest)
  }
}
