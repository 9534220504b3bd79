internal import Heed
internal import HeedUpdate

/// Reads one item; what is wrong with it costs what it is about and nothing else.
struct AppcastItemReader {
  let source: [UInt8]
  let base: WebAddress?
  let languages: [String]
  let platform: String?
  private(set) var problems: [AppcastProblem] = []

  private var element = XMLElement(space: .plain, name: "item")

  init(source: [UInt8], base: WebAddress?, languages: [String], platform: String?) {
    self.source = source
    self.base = base
    self.languages = languages
    self.platform = platform
  }

  mutating func read(_ element: XMLElement) -> AppcastItem {
    self.element = element
    var item = AppcastItem()
    item.line = element.line
    item.title = chosen(element.all("title", .plain))
    item.link = element.all("link", .plain).first.flatMap { webLink($0.trimmed, "link") }
    readDate(&item)
    for text in element.all("description", .plain) { read(text, into: &item) }
    readNotes(&item)
    item.enclosures = element.all("enclosure", .plain).compactMap { enclosure($0) }
    item.deltas = element.all("deltas").flatMap { $0.all("enclosure", .plain) }
      .compactMap { enclosure($0) }
    readConditions(&item)
    readRollout(&item)
    for child in element.children where child.space == .other {
      item.properties.append(AppcastProperty(name: child.name, value: child.trimmed))
    }
    readVersion(&item)
    return item
  }

  mutating func note(_ reason: String, losesItem: Bool = false) {
    problems.append(AppcastProblem(line: element.line, reason: reason, losesItem: losesItem))
  }

  // MARK: Texts

  /// The text of the element whose language is asked for first.
  private func chosen(_ elements: [XMLElement]) -> String? {
    choose(elements).map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func choose(_ elements: [XMLElement]) -> XMLElement? {
    for language in languages {
      let wanted = language.lowercased()
      if let exact = elements.first(where: { self.language(of: $0) ?? "en" == wanted }) {
        return exact
      }
      let stem = wanted.prefix { $0 != "-" && $0 != "_" }
      if let near = elements.first(where: {
        (self.language(of: $0) ?? "en").prefix { $0 != "-" && $0 != "_" } == stem
      }) {
        return near
      }
    }
    return elements.first { language(of: $0) ?? "en" == "en" } ?? elements.first
  }

  private func language(of element: XMLElement) -> String? {
    element.attributes.first { $0.name == "xml:lang" || $0.space == .plain && $0.name == "lang" }
      .flatMap { $0.value.isEmpty ? nil : $0.value.lowercased() }
  }

  private mutating func readDate(_ item: inout AppcastItem) {
    guard let text = element.all("pubdate", .plain).first?.trimmed, !text.isEmpty else { return }
    item.date = AppcastDate.seconds(text).map { Timestamp(seconds: $0) }
    if item.date == nil { note("“\(text.prefix(60))” is no date") }
  }

  private func read(_ element: XMLElement, into item: inout AppcastItem) {
    // Markup that was not escaped is the text itself.
    let text =
      element.children.isEmpty
      ? element.trimmed
      : String(bytes: WebAddress.trimmed(Array(source[element.content])))
    guard !text.isEmpty else { return }
    let format = element.attribute("format")?.lowercased() ?? "html"
    item.descriptions.append(
      AppcastText(
        language: language(of: element),
        format: format == "plain-text" || format == "markdown" ? format : "html", text: text))
  }

  private mutating func readNotes(_ item: inout AppcastItem) {
    for link in element.all("releasenoteslink") where !link.trimmed.isEmpty {
      guard let address = webLink(link.trimmed, "releaseNotesLink") else { continue }
      item.notesLinks.append(
        AppcastLink(
          language: language(of: link), address: address,
          signature: link.attribute("edsignature"),
          length: link.attribute("length").flatMap { Int($0) }))
    }
    item.historyLink = choose(element.all("fullreleasenoteslink"))
      .flatMap { webLink($0.trimmed, "fullReleaseNotesLink") }
  }

  // MARK: Addresses

  /// A page's address, which has to be of the web.
  private mutating func webLink(_ text: String, _ name: String) -> String? {
    guard !text.isEmpty else { return nil }
    do throws(UpdateError) {
      if let base { return try base.resolving(text).description }
      return try WebAddress(text).description
    } catch {
      note("\(name): \(error.reason)")
      return nil
    }
  }

  private mutating func enclosure(_ element: XMLElement) -> AppcastEnclosure? {
    guard let text = element.attribute("url", .plain) else {
      note("an enclosure has no url")
      return nil
    }
    var enclosure = AppcastEnclosure(address: webLink(text, "enclosure") ?? text)
    enclosure.length = element.attribute("length", .plain).flatMap { Int($0) }
    enclosure.type = element.attribute("type", .plain)
    enclosure.edSignature = element.attribute("edsignature")
    enclosure.dsaSignature = element.attribute("dsasignature")
    enclosure.system = element.attribute("os") ?? element.attribute("platform", .fervor)
    enclosure.installationType = element.attribute("installationtype")
    enclosure.version = element.attribute("version") ?? element.attribute("version", .fervor)
    enclosure.shortVersion = element.attribute("shortversionstring")
    enclosure.deltaFrom = element.attribute("deltafrom")
    enclosure.deltaFromExecutableSize = element.attribute("deltafromsparkleexecutablesize")
      .flatMap { Int($0) }
    enclosure.deltaFromLocales = list(element.attribute("deltafromsparklelocales"))
    return enclosure
  }

  // MARK: Conditions

  /// The text of an element that some feeds put into the enclosure, as an element or an attribute.
  private func value(_ name: String) -> String? {
    let enclosures = element.all("enclosure", .plain)
    let found =
      chosen(element.all(name)) ?? chosen(enclosures.flatMap { $0.all(name) })
      ?? enclosures.lazy.compactMap { $0.attribute(name) }.first
    return found.map { String($0.prefix(200)) }
  }

  private func list(_ text: String?) -> [String] {
    (text ?? "").split { $0 == "," || $0 == " " }.map { String($0) }
  }

  private mutating func readConditions(_ item: inout AppcastItem) {
    item.minimumSystem = value("minimumsystemversion")
    item.maximumSystem = value("maximumsystemversion")
    item.hardware = list(value("hardwarerequirements"))
    item.minimumUpdate = value("minimumupdateversion")
    item.minimumAutoupdate = value("minimumautoupdateversion")
    item.ignoresSkippedBelow = value("ignoreskippedupgradesbelowversion")
    if let channel = value("channel") {
      item.channel = channel
      let isRight = channel.utf8.allSatisfy {
        ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z"))
          || ($0 >= 0x30 && $0 <= 0x39)
          || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      }
      // Who mistypes “beta” does not mean everybody.
      if !isRight { note("“\(channel)” is no name of a channel; the item is not for everybody") }
    }
  }

  private mutating func readRollout(_ item: inout AppcastItem) {
    if let text = value("phasedrolloutinterval") {
      item.rolloutInterval = Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      if item.rolloutInterval == nil { note("“\(text)” is no number of seconds for a rollout") }
    }
    let critical =
      element.all("criticalupdate").first
      ?? element.all("tags").lazy.compactMap { $0.all("criticalupdate").first }.first
    if let critical {
      item.critical = AppcastItem.Critical(below: critical.attribute("version"))
    }
    if let informational = element.all("informationalupdate").first {
      item.informational = AppcastItem.Informational(
        versions: informational.all("version").map(\.trimmed).filter { !$0.isEmpty },
        below: informational.all("belowversion").map(\.trimmed).filter { !$0.isEmpty })
    }
    if item.enclosures.isEmpty, item.informational == nil {
      item.informational = AppcastItem.Informational()
      if item.link == nil { note("the item has neither a link nor anything to download") }
    }
  }

  // MARK: Versions

  /// The enclosure for the platform asked for, else the first.
  static func main(_ item: AppcastItem, _ platform: String?) -> AppcastEnclosure? {
    item.enclosures.first { $0.system.map(AppcastItemReader.platform(of:)) == platform }
      ?? item.enclosures.first { $0.version != nil } ?? item.enclosures.first
  }

  /// The platform that a feed's word for a system means.
  static func platform(of system: String) -> String {
    var word = system.lowercased()
    if word.hasPrefix("q_os_") { word.removeFirst(5) }
    if word.hasPrefix("win") { return "windows" }
    if word.hasPrefix("mac") || word == "osx" || word == "darwin" { return "macos" }
    return word
  }

  private mutating func readVersion(_ item: inout AppcastItem) {
    let main = AppcastItemReader.main(item, platform)
    item.shortVersion = main?.shortVersion ?? chosen(element.all("shortversionstring"))
    if let version = main?.version ?? chosen(element.all("version"))
      ?? element.children.first(where: { $0.space == .fervor && $0.name == "version" })?.trimmed,
      !version.isEmpty
    {
      item.version = version
    } else if let version = main.flatMap({ fileVersion($0.address) }) {
      item.version = version
    } else if let version = item.shortVersion {
      item.version = version
      note("the item has no sparkle:version; its shortVersionString is taken")
    } else if let version = item.title.flatMap({ titleVersion($0) }) {
      item.version = version
      note("the item has no version; that of its title is taken")
    }
    if item.version.isEmpty { note("the item has no version", losesItem: true) }
  }

  /// What stands between the last `_` of a file's name and its ending.
  private func fileVersion(_ address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let file = path.split(separator: "/").last ?? ""
    guard let mark = file.lastIndex(of: "_") else { return nil }
    let tail = file[file.index(after: mark)...]
    let stem = tail.lastIndex(of: ".").map { tail[..<$0] } ?? tail
    return stem.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } == true ? String(stem) : nil
  }

  /// The first word of a title that begins with a digit, or with v and a digit.
  private func titleVersion(_ title: String) -> String? {
    for word in title.split(whereSeparator: { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," }) {
      let bare = word.lowercased().hasPrefix("v") ? word.dropFirst() : word
      let isVersion = bare.utf8.allSatisfy {
        ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "+")
          || ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z"))
      }
      if isVersion, bare.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true {
        return String(bare)
      }
    }
    return nil
  }
}
