public import Heed

extension DocumentReader {
  /// What a reading says that has no words in it.
  public struct Brief {
    /// The alert, free of ``Heed/Alert/problems``; nothing where the document has errors.
    public var alert: Alert?
    /// What is wrong, or what was passed over, in the order in which it stands; as many as
    /// ``DocumentLimits/issues``.
    public var remarks: [Remark] = []
    public var usedFallback = false
  }

  /// The place of something that cannot be read as it stands, and its number.
  public struct Remark: Hashable, Sendable {
    /// The line and the column, as a ``DocumentIssue`` has them.
    public var line: Int
    public var column: Int
    /// What it is; equal for equal faults within a version of Heed.
    public var number: Int
  }

  /// Reads a document as ``read(_:)`` does, without the sentences.
  ///
  /// A program that calls only this one carries no words; whoever wants them reads the same bytes
  /// again where they are.
  public func brief(_ bytes: [UInt8]) -> Brief {
    var brief = Brief()
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONParser.parse(bytes, maxBytes: limits.bytes, maxDepth: limits.depth)
    } catch {
      brief.remarks.append(remark(error.offset, Int(error.fault.rawValue), bytes))
      return brief
    }
    let decoder = decoder(of: tree)
    brief.alert = decoder.document(0)
    brief.usedFallback = decoder.usedFallback
    if decoder.hasErrors { brief.alert = nil }
    for note in decoder.sorted(errors: brief.alert == nil)
    where brief.remarks.count < max(1, limits.issues) {
      // Those of JSON, of documents and of alerts count on from each other.
      var number = JSONError.Fault.allCases.count + Int(note.fault.rawValue)
      if let problem = note.problem { number += 1 + Int(problem.facts.fault.rawValue) }
      brief.remarks.append(remark(note.offset, number, bytes))
    }
    return brief
  }

  private func remark(_ offset: Int, _ number: Int, _ bytes: [UInt8]) -> Remark {
    let position = SourcePosition(of: offset, in: bytes)
    return Remark(line: position.line, column: position.column, number: number)
  }
}
