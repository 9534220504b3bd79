/// Why a terminal cannot be used.
public struct TerminalError: Error, Hashable, Sendable {
  /// What is the matter.
  public enum Kind: Hashable, Sendable {
    /// The process has no terminal.
    case noTerminal
    /// The terminal cannot be set up; the system's error number says why.
    case failed(Int32)
  }

  public let kind: Kind

  /// Makes an error.
  public init(_ kind: Kind) {
    self.kind = kind
  }
}
