internal import Heed
internal import HeedCommand

/// The moving picture that the gallery shows of each document, and the frames of its entry.
enum GalleryMotion {
  /// One pixel a point: an animation is large.
  static let environment = Environment(
    safeArea: EdgeInsets(top: 47, bottom: 34), scale: 1)

  /// The parts of the entry at which the sheet of frames looks.
  static let parts = [0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 1]

  /// The name of a document's animation.
  static func name(for file: String) -> String {
    "\(FilePath.stem(of: file))-motion.png"
  }

  /// The name of the picture of one of ``parts``, counted from 0.
  static func frameName(for file: String, _ index: Int) -> String {
    "\(FilePath.stem(of: file))-frame\(index + 1).png"
  }
}
