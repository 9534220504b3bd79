/// Something that a lenient renderer replaced by a placeholder.
public struct PictureFinding: Hashable, Sendable, CustomStringConvertible {
  /// What a strict renderer would have thrown.
  public let error: PictureError

  public var description: String { error.description }
}
