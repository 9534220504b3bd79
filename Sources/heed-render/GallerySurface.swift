internal import Heed

/// A surface that the gallery draws every alert on.
enum GallerySurface: String, CaseIterable {
  case phone
  case pixel
  case large
  case small

  /// What the page calls it.
  var title: String {
    switch self {
    case .phone: "Phone"
    case .pixel: "Phone, 1 pixel a point"
    case .large: "Largest text (AX5)"
    case .small: "Small (320 × 256)"
    }
  }

  /// What the names of its pictures end in.
  var suffix: String {
    switch self {
    case .phone: "@2x"
    case .pixel: ""
    case .large: "-AX5@2x"
    case .small: "-320x256@2x"
    }
  }

  var environment: Environment {
    var environment = Environment(safeArea: EdgeInsets(top: 47, bottom: 34), scale: 2)
    switch self {
    case .phone: break
    case .pixel: environment.scale = 1
    case .large: environment.textSize = .accessibility5
    case .small:
      environment.size = Size(width: 320, height: 256)
      environment.safeArea = EdgeInsets()
    }
    return environment
  }

  /// The surface on which an example is shown first: what it is an example of shows only there.
  static func best(forExample name: String) -> GallerySurface {
    switch name {
    case "long-message": .small
    case "large-text": .large
    default: .phone
    }
  }
}
