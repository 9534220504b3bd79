internal import Heed
public import HeedUpdate

extension Appcast {
  /// The feed as the document that decisions are made from.
  ///
  /// Builds are compared by Sparkle's rules where the app names its own; else the versions that people
  /// see are. An item whose version cannot be read is among the document's problems.
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
    let writer = ReleaseWriter(ordering: ordering, platform: installed.platform.string.lowercased())
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
    guard item.version.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }),
      !item.version.utf8.contains(UInt8(ascii: "{"))
    else { return nil }
    if ordering == .build { return BuildNumber(item.version).map { ComparedVersion($0) } }
    for text in [item.shortVersion, item.version] {
      if let text, let version = readable(text) { return ComparedVersion(version) }
    }
    return nil
  }

  /// A version as people write it, where need be without the words behind it, as in `3.3 (5847)`.
  private func readable(_ text: String) -> Version? {
    if let version = try? Version(lenient: text) { return version }
    let word = text.split(separator: " ").first { $0.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }
    return word.flatMap { try? Version(lenient: String($0)) }
  }

  /// A version that a condition names. Where people's versions are compared, it has to be one of them.
  private func compared(_ text: String, _ item: AppcastItem) -> ComparedVersion? {
    if ordering == .build { return BuildNumber(text).map { ComparedVersion($0) } }
    guard item.shortVersion == nil || item.shortVersion == item.version else {
      return BuildNumber(text).map { ComparedVersion($0) }
    }
    return readable(text).map { ComparedVersion($0) }
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
