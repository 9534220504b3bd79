/// Commands of two words that share the first, such as `update check`.
package struct CommandGroup: Hashable, Sendable {
  package var name: String
  /// One line for the list of commands.
  package var summary: String

  /// The groups that there are.
  package static let all = [
    CommandGroup(name: "update", summary: "Decide about updates, compare versions."),
    CommandGroup(name: "feed", summary: "Keep, check and sign a feed of releases."),
  ]

  /// The commands of the group.
  package var commands: [CommandSpec] { CommandSpec.all.filter { $0.group == name } }
}

extension CommandSpec {
  /// The first of its words, where it has two.
  package var group: String? {
    let words = words
    return words.count > 1 ? words[0] : nil
  }

  /// What is typed to name it.
  package var words: [String] { name.split(separator: " ").map { String($0) } }

  /// The last of its words.
  package var lastWord: String { words.last ?? name }
}
