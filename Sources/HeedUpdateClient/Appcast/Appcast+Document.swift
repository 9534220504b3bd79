internal import Heed
public import HeedUpdate

extension Appcast {
  /// The feed as the document that decisions are made from.
  ///
  /// Builds are compared by Sparkle's rules where the app names its own; else the versions that people
  /// see are, by Sparkle's rules too if any of them, such as `2.0b3`, is none of Heed's. An item whose
  /// version is a placeholder that nobody filled in is among the document's problems.
  ///
  /// - Parameters:
  ///   - installed: the app; its platform chooses among several downloads of an item.
  ///   - trust: what is known of the feed's signature.
  /// - Returns: the document, with a release for each item that can be read.
  public func document(
    for installed: InstalledApp, trust: UpdateDocument.Trust = .unsigned
  ) -> UpdateDocument {
    var releases: [Release] = []
    var found = problems.map {
      ItemProblem(path: "item", line: $0.line, reason: $0.reason)
    }
    let ordering: UpdateDocument.Ordering = installed.build == nil ? .version : .build
    let writer = ReleaseWriter(items, for: installed, ordering: ordering)
    for (index, item) in items.enumerated() {
      let path: Name = "items[\(index)]"
      if let release = writer.release(item, path: path, problems: &found) {
        releases.append(release)
      } else {
        found.append(
          ItemProblem(
            path: path, line: item.line,
            reason: "the version “\(item.version.prefix(60))” cannot be read"))
      }
    }
    return UpdateDocument(
      releases: releases, source: .appcast, trust: trust, ordering: ordering, problems: found)
  }
}

/// Makes releases of items.
private struct ReleaseWriter {
  let ordering: UpdateDocument.Ordering
  let platform: String
  /// Whether versions as people see them are compared by Sparkle's rules.
  private let bySparkle: Bool
  /// Whether items have a build beside the version that people see.
  private let hasBuilds: Bool
  /// Whether the installed version has its build behind it, as in `3.3 (5847)`.
  private let hasTails: Bool
  /// The version that people see, for each build.
  private var shown: [String: String] = [:]

  init(
    _ items: [AppcastItem], for installed: InstalledApp, ordering: UpdateDocument.Ordering
  ) {
    self.ordering = ordering
    platform = installed.platform.string.lowercased()
    let hasBuilds = items.contains { $0.shortVersion ?? $0.version != $0.version }
    self.hasBuilds = hasBuilds
    hasTails = installed.versionText.contains("(")
    bySparkle =
      installed.version == nil
      || items.contains { item in
        !Self.isPlaceholder(item) && Self.readable(Self.text(of: item, hasBuilds)) == nil
      }
    for item in items { shown[item.version] = shown[item.version] ?? item.shortVersion }
  }

  func release(_ item: AppcastItem, path: Name, problems: inout [ItemProblem]) -> Release? {
    guard let order = order(of: item) else { return nil }
    var release = Release(
      order: order, versionText: item.shortVersion ?? item.version,
      build: BuildNumber(item.version))
    release.date = item.date
    release.title = item.title.map { LocalizedText($0) }
    release.notes = notes(of: item)
    release.channel = item.channel.map { Name($0) }
    let main = AppcastItemReader.main(item, platform)
    release.platform = main?.system.map { Name(AppcastItemReader.platform(of: $0)) }
    let hardware = item.hardware.map { Name($0) }
    release.requirements = Requirements(
      minimumSystem: system(item.minimumSystem, "minimumSystemVersion", item, path, &problems),
      maximumSystem: system(item.maximumSystem, "maximumSystemVersion", item, path, &problems),
      hardware: hardware, minimumVersion: item.minimumUpdate.flatMap { compared($0, item) })
    release.critical = item.critical.map { critical in
      Critical(below: critical.below.flatMap { compared($0, item) })
    }
    if let informational = item.informational {
      release.informational = Informational(
        versions: informational.versions.compactMap { compared($0, item) },
        below: informational.below.compactMap { compared($0, item) })
    }
    // A page is what is left where there is nothing to download.
    let isPage = item.informational?.isForAll == true
    release.link = isPage ? item.link ?? main?.address : main?.address ?? item.link
    release.rollout = item.rolloutInterval.map { Rollout(interval: $0) }
    release.majorUpgradeBelow = item.minimumAutoupdate.flatMap { compared($0, item) }
    release.ignoreSkippedBelow = item.ignoresSkippedBelow.flatMap { compared($0, item) }
    return release
  }

  private func order(of item: AppcastItem) -> ComparedVersion? {
    if Self.isPlaceholder(item) { return nil }
    if ordering == .build { return BuildNumber(item.version).map { ComparedVersion($0) } }
    return bySparkle
      ? sparkle(Self.text(of: item, hasBuilds))
      : Self.readable(Self.text(of: item, hasBuilds)).map { ComparedVersion($0) }
  }

  /// Whether what stands for the version was never filled in, as in `{{ version }}` or `$(VERSION)`.
  private static func isPlaceholder(_ item: AppcastItem) -> Bool {
    let text = item.version
    return text.contains("{") || zip(text, text.dropFirst()).contains { $0 == "$" && $1 == "(" }
  }

  /// The version of an item as people see it; where others have a build beside it and this one has nothing
  /// else, that of its title.
  private static func text(of item: AppcastItem, _ hasBuilds: Bool) -> String {
    if let short = item.shortVersion { return short }
    guard hasBuilds, !item.version.contains("."), let title = item.title else {
      return item.version
    }
    let words = title.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," || $0 == ":" }
    let version = words.first { word in
      word.contains(".") && (try? Version(lenient: String(word))) != nil
    }
    return version.map { String($0) } ?? item.version
  }

  /// A text by Sparkle's rules, without the build in parentheses where the app's version has none.
  private func sparkle(_ text: String) -> ComparedVersion? {
    var text = Substring(text)
    if !hasTails, let tail = text.firstIndex(of: "("), tail > text.startIndex {
      text = text[..<tail]
      while text.last?.isWhitespace == true { text.removeLast() }
    }
    return BuildNumber(String(text)).map { ComparedVersion($0) }
  }

  /// A version as people write it, where need be without the words behind it, as in `3.3 (5847)`.
  private static func readable(_ text: String) -> Version? {
    if let version = try? Version(lenient: text) { return version }
    let word = text.split(separator: " ").first { $0.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }
    return word.flatMap { try? Version(lenient: String($0)) }
  }

  /// A version that a condition names, which is a build where items have one beside the version that
  /// people see. Where these are compared, it is that of the item with the build; of a build that no
  /// item has, nothing is known, so it has no order with the others.
  private func compared(_ text: String, _ item: AppcastItem) -> ComparedVersion? {
    if ordering == .build { return BuildNumber(text).map { ComparedVersion($0) } }
    let isBuild = item.shortVersion.map { $0 != item.version } ?? false
    guard let known = isBuild ? shown[text] : text else {
      return bySparkle ? Self.readable("0").map { ComparedVersion($0) } : build(text)
    }
    return bySparkle
      ? sparkle(known) : Self.readable(known).map { ComparedVersion($0) } ?? build(text)
  }

  private func build(_ text: String) -> ComparedVersion? {
    BuildNumber(text).map { ComparedVersion($0) }
  }

  private func notes(of item: AppcastItem) -> [ReleaseNotes] {
    item.descriptions.map { text in
      ReleaseNotes(
        text.text, language: text.language.map { Name($0) },
        format: text.format == "markdown" ? .markdown : text.format == "html" ? .html : .plain)
    }
      + item.notesLinks.map {
        ReleaseNotes(language: $0.language.map { Name($0) }, link: $0.address)
      }
  }

  /// The first number in a text, so that `10.13+` and `macOS 12` count.
  private func system(
    _ text: String?, _ name: String, _ item: AppcastItem, _ path: Name,
    _ problems: inout [ItemProblem]
  ) -> Version? {
    guard let text else { return nil }
    let number = text.drop { !("0"..."9").contains($0) }
      .prefix { ("0"..."9").contains($0) || $0 == "." }
    var trimmed = String(number)
    while trimmed.hasSuffix(".") { trimmed.removeLast() }
    if let version = try? Version(lenient: trimmed) { return version }
    problems.append(
      ItemProblem(
        path: path, line: item.line,
        reason: "“\(text.prefix(60))” is no \(name); it is not asked for"))
    return nil
  }
}
