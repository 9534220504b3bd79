internal import Heed
internal import HeedUpdate

/// `heed update compare`: how two versions stand to each other.
enum CompareCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let versions = arguments.operands
    guard versions.count == 2 else {
      throw .usage(
        versions.count < 2
          ? "heed update compare needs two versions"
          : "heed update compare takes two versions only",
        advice: "Try 'heed update compare 2.4.1 2.5.0'.")
    }
    let rules = try arguments.word("rules", VersionRules.Kind.self).map { VersionRules(kind: $0) }
    try console.print(order(of: versions, by: rules ?? .heed).sign)
    return .success
  }

  private static func order(
    of versions: [String], by rules: VersionRules
  ) throws(CommandError) -> VersionOrder {
    do throws(VersionError) {
      return try rules.compare(versions[0], versions[1])
    } catch {
      throw .usage("\(error)")
    }
  }
}
