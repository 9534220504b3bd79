package import Heed

/// An alert that is to be shown, with what it needs from its surroundings.
package struct ShownAlert {
  package var alert: Alert
  /// The folder to which the files of pictures are relative; nothing where there can be none.
  package var folder: String?
}
