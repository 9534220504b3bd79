package import Heed
package import HeedUpdate

/// Values of options as what they stand for.
extension ParsedArguments {
  /// The parts between the commas of an option's values.
  package func list(_ name: String) -> [String] {
    all(name).flatMap { $0.value.split(separator: ",") }.map { String($0) }
      .filter { !$0.isEmpty }
  }

  /// The same as names.
  package func names(_ name: String) -> [Name] { list(name).map { Name($0) } }

  /// A number from a range.
  package func number(
    _ name: String, in range: ClosedRange<Double>, _ meaning: String
  ) throws(CommandError) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = Double(value), range.contains(number) else {
      throw .usage("--\(name) cannot be '\(value)'; it is \(meaning)")
    }
    return number
  }

  /// A moment; without a zone it is that of UTC.
  package func moment(_ name: String) throws(CommandError) -> Timestamp? {
    guard let value = self[name] else { return nil }
    do throws(TimestampError) {
      return try Timestamp(iso8601: value, assumesUTC: true)
    } catch {
      throw .usage("--\(name): \(error)")
    }
  }

  /// A version, perhaps with a v in front.
  package func version(_ name: String) throws(CommandError) -> Version? {
    guard let value = self[name] else { return nil }
    do throws(VersionError) {
      return try Version(lenient: value)
    } catch {
      throw .usage("--\(name): \(error)")
    }
  }

  /// One of a set of words.
  package func word<Kind: NamedKind>(_ name: String, _ kind: Kind.Type) throws(CommandError)
    -> Kind?
  {
    guard let value = self[name] else { return nil }
    if let found = Kind(name: Name(value)) { return found }
    let names = Kind.allCases.map { $0.name }
    throw .usage(
      "--\(name) cannot be '\(value)'; it is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")",
      suggestion: Spelling.closest(to: value, among: names))
  }

  /// The moment that counts as now: that of `--now`, or the system's.
  package func now() throws(CommandError) -> Timestamp { try moment("now") ?? SystemClock.now }

  /// The addresses that links may lead to; any by `https` where no host is given.
  package var linkHosts: LinkAllowList? {
    let hosts = names("links")
    return hosts.isEmpty
      ? nil : LinkAllowList(schemes: LinkAllowList.appStore.schemes, hosts: hosts)
  }
}
