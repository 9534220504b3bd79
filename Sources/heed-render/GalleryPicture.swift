internal import Heed
internal import HeedCommand

/// One of the pictures that the gallery shows of each document.
struct GalleryPicture {
  /// What the page calls it.
  let title: String
  let environment: Environment
  /// What its file is called, after the document's name.
  private let suffix: String

  private init(_ title: String, _ suffix: String, _ appearance: Appearance, scale: Double) {
    self.title = title
    self.suffix = suffix
    environment = Environment(
      safeArea: EdgeInsets(top: 47, bottom: 34), scale: scale, appearance: appearance)
  }

  static let light = GalleryPicture("Light", "light@2x", .light, scale: 2)
  static let dark = GalleryPicture("Dark", "dark@2x", .dark, scale: 2)
  static let small = GalleryPicture("Light, 1 pixel a point", "light", .light, scale: 1)
  static let all = [light, dark, small]

  /// The name of a document's picture.
  func name(for file: String) -> String {
    "\(FilePath.stem(of: file))-\(suffix).png"
  }
}
