internal import Heed

/// The headers of an answer that matter here.
///
/// A field that is longer than 8 kB is passed over.
struct ResponseHeaders {
  private(set) var validators = Validators()
  private(set) var contentType: String?
  private(set) var location: String?

  /// Reads a line; a status line begins an answer anew, since some come before the real one.
  mutating func read(_ line: [UInt8]) {
    if line.starts(with: "HTTP/".utf8) {
      self = ResponseHeaders()
      return
    }
    guard line.count <= 8192, let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = String(bytes: WebAddress.trimmed(Array(line[(colon + 1)...])))
    guard !value.isEmpty else { return }
    set(String(bytes: Array(line[..<colon])), value)
  }

  /// Takes a field into account, whatever the case of its name.
  mutating func set(_ name: String, _ value: String) {
    switch name.lowercased() {
    case "etag": validators.entityTag = value
    case "last-modified": validators.lastModified = value
    case "content-type": contentType = value
    case "location": location = value
    default: break
    }
  }
}
