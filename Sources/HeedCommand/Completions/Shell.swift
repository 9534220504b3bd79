/// A shell for which there are completions.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that completes the words of `heed`.
  package var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
