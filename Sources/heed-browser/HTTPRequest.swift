/// A request of a browser, or of somebody who only looks like one.
struct HTTPRequest {
  let method: String
  /// The path without what follows a question mark; `%2e` and its like are letters already.
  let path: String
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []

  /// All values of a header, whose name is written in small letters here.
  func values(_ name: String) -> [String] {
    headers.filter { header in
      header.name.utf8.count == name.utf8.count
        && zip(header.name.utf8, name.utf8).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
    }.map { $0.value }
  }
}
