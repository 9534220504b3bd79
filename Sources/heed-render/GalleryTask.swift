internal import Heed

/// A picture to draw: data alone, so that any of them can be drawn before, after or beside another.
struct GalleryTask {
  /// The document's place in the list.
  let document: Int
  /// What its file is called.
  let name: String
  let environment: Environment
  let subject: Subject

  /// What the picture shows.
  enum Subject {
    case atRest
    /// A moment of the entry, from 0 to 1.
    case entry(Double)
    /// The way onto the surface, the stay and the way off it.
    case visit
  }

  /// Everything that is drawn of a document.
  static func all(of file: String, at document: Int) -> [GalleryTask] {
    let stills = GalleryPicture.all.map { picture in
      GalleryTask(
        document: document, name: picture.name(for: file), environment: picture.environment,
        subject: .atRest)
    }
    let frames = GalleryMotion.parts.indices.map { index in
      GalleryTask(
        document: document, name: GalleryMotion.frameName(for: file, index),
        environment: GalleryMotion.environment, subject: .entry(GalleryMotion.parts[index]))
    }
    let visit = GalleryTask(
      document: document, name: GalleryMotion.name(for: file),
      environment: GalleryMotion.environment, subject: .visit)
    return stills + frames + [visit]
  }
}
