public import Heed

extension PictureError {
  /// What an error is about.
  public enum Place: Hashable, Sendable {
    /// The picture behind the alert, which no document names.
    case backdrop
    /// The node of an id.
    case node(Name)
  }

  /// The error, about a place unless it already names one.
  func about(_ place: Place?) -> PictureError {
    var error = self
    error.place = self.place ?? place
    return error
  }
}
