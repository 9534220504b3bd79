internal import Heed
internal import HeedDocument
internal import HeedUpdate

/// A feed's file.
package struct FeedFile {
  /// What is written and what is read by default.
  static let usualName = "feed.json"

  package let path: String
  package let bytes: [UInt8]

  /// Reads the file; `-` is standard input.
  package init(_ path: String) throws(CommandError) {
    self.path = path
    bytes = try FileSystem.read(path, limit: FeedLimits().bytes)
  }

  /// The file as people know it.
  package var name: String { path == "-" ? "standard input" : path }

  /// The feed as whoever writes it has to have it: everything in it can be read.
  func strictFeed(_ console: Console) throws(CommandError) -> Feed {
    do throws(DocumentError) {
      return try FeedReader(isStrict: true).read(bytes)
    } catch {
      for issue in error.issues {
        console.complain(IssueText.text(of: issue, in: path, bytes))
      }
      throw .usage("\(name) is left as it is, since it cannot be read as it stands")
    }
  }

  /// Where the file says its schema is, if it does.
  var schema: String? {
    guard let tree = try? JSONParser.parse(bytes, maxBytes: bytes.count, maxDepth: 64),
      tree.root.kind == .object
    else { return nil }
    let member = tree.children(of: tree.root).first { tree.keyText($0) == "$schema" }
    return member.flatMap { $0.kind == .string ? tree.string($0) : nil }
  }

  /// A feed as text; the address of its schema stands first.
  static func text(of feed: Feed, schema: String?) -> String {
    let text = FeedWriter().write(feed)
    guard let schema else { return text }
    var printer = JSONPrinter()
    printer.print(.string(schema))
    let head = "{\n  \"$schema\": \(String(decoding: printer.bytes, as: UTF8.self)),"
    return head + text.dropFirst()
  }
}
