internal import Heed
internal import HeedCommand

/// One of the still pictures that the gallery shows of each document.
struct GalleryPicture {
  let surface: GallerySurface
  let appearance: Appearance
  let direction: Direction

  /// All of them, the one that a page shows first at the start.
  static let all: [GalleryPicture] = GallerySurface.allCases.flatMap { surface in
    [Direction.leftToRight, .rightToLeft].flatMap { direction in
      [Appearance.light, .dark].map { appearance in
        GalleryPicture(surface: surface, appearance: appearance, direction: direction)
      }
    }
  }

  var environment: Environment {
    var environment = surface.environment
    environment.appearance = appearance
    environment.direction = direction
    return environment
  }

  /// What the page's script knows it by.
  var key: String {
    "\(surface.rawValue)-\(isDark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr")"
  }

  /// The name of a document's picture.
  func name(for file: String) -> String {
    let looks = "\(isDark ? "dark" : "light")\(isMirrored ? "-rtl" : "")"
    return "\(FilePath.stem(of: file))-\(looks)\(surface.suffix).png"
  }

  private var isDark: Bool { appearance == .dark }
  private var isMirrored: Bool { direction == .rightToLeft }
}
