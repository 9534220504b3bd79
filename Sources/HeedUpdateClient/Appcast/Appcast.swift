internal import HeedDocument

/// An appcast of Sparkle: what an app's publisher says of its versions.
public struct Appcast: Hashable, Sendable {
  /// The channel's title, link and language.
  public var title: String?
  public var link: String?
  public var language: String?
  /// The items in their order; none is missing but those that ``problems`` names.
  public var items: [AppcastItem] = []
  /// What is not as it should be.
  public var problems: [AppcastProblem] = []
  /// The signature of Sparkle 2.9 at the end of the feed.
  public var signature: AppcastSignature?

  /// Reads a feed's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the feed in any encoding that it declares.
  ///   - address: where it came from; relative addresses are resolved against it.
  ///   - languages: what the person reads, best first, as in `de-CH`; `en` comes last by itself.
  ///   - platform: the platform of the app, such as `macos`, where items have several downloads.
  ///   - limit: the largest number of bytes; 16 MiB by default.
  /// - Throws: an error where the bytes are no feed at all. A feed that breaks off or is not well-formed
  ///   gives the items that can be told.
  public init(
    _ bytes: [UInt8], address: WebAddress? = nil, languages: [String] = [],
    platform: String? = nil, limit: Int = 16 << 20
  ) throws(UpdateError) {
    guard bytes.count <= limit else {
      throw UpdateError(.tooLarge, "the feed is longer than \(limit) bytes")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw UpdateError(.empty, "the feed is empty")
    }
    let text = XMLEncoding.utf8(bytes)
    let elements = XMLItems(text.bytes)
    guard elements.isFeed || !elements.items.isEmpty else {
      throw UpdateError(
        .notADocument, "this is no appcast: there is neither an rss nor an item in it")
    }
    if let fault = text.fault {
      problems.append(AppcastProblem(line: 1, reason: fault, losesItem: false))
    }
    for problem in elements.problems {
      problems.append(
        AppcastProblem(line: problem.line, reason: problem.reason, losesItem: problem.losesItem))
    }
    for element in elements.channel {
      let text = element.trimmed
      guard element.space == .plain, !text.isEmpty else { continue }
      switch element.name {
      case "title": title = title ?? text
      case "link": link = link ?? text
      case "language": language = language ?? text
      default: break
      }
    }
    var reader = AppcastItemReader(
      source: text.bytes, base: address, languages: languages, platform: platform)
    for element in elements.items {
      let item = reader.read(element)
      if !item.version.isEmpty { items.append(item) }
    }
    problems += reader.problems.prefix(500)
    signature = elements.trailer.flatMap { AppcastSignature(comment: Array(text.bytes[$0])) }
  }
}
