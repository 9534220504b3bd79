internal import Heed

/// Keys that say of which kind a value is.
enum DocumentKeyGroup: UInt8 {
  case blocks, pictures, paints, appearances, colorParts, texts

  @inline(never)
  func contains(_ key: Key) -> Bool {
    switch self {
    case .blocks: key.isBlockKind
    case .pictures: key.isPictureKind
    case .paints: key == .gradient || key == .image || key == .material
    case .appearances: key.isAppearance
    case .colorParts: key.isColorPart
    case .texts: key == .runs || key == .key || key == .html || key == .markdown
    }
  }
}
