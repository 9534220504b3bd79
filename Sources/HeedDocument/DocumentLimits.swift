/// How much a document may ask of its reader; what is beyond is an error that names the limit.
public struct DocumentLimits: Hashable, Sendable {
  /// The size of the document in bytes; 1 MiB by default.
  public var bytes: Int
  /// The number of lists and objects inside each other; 64 by default and 512 at most.
  public var depth: Int
  /// The number of actions; 64 by default.
  public var actions: Int
  /// The number of blocks of content, and of the items of a list of choices; 512 by default.
  public var blocks: Int
  /// The number of texts and runs in the whole document; 4,096 by default.
  public var texts: Int
  /// The number of issues that are reported; 20 by default.
  public var issues: Int

  /// Makes limits; the usual ones by default.
  public init(
    bytes: Int = 1_048_576, depth: Int = 64, actions: Int = 64, blocks: Int = 512,
    texts: Int = 4_096, issues: Int = 20
  ) {
    self.bytes = bytes
    self.depth = depth
    self.actions = actions
    self.blocks = blocks
    self.texts = texts
    self.issues = issues
  }
}
