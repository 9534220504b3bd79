internal import Heed

extension DocumentDecoder {
  @inline(never)
  func image(_ object: Int) -> Image? {
    guard let members = members(of: object, .image) else { return nil }
    var rendering: Image.Rendering?
    var size: Size?
    var label: String?
    repeat {
      switch members.key {
      case .file, .symbol, .data: break
      case .rendering: rendering = option(members.value)
      case .size: size = self.size(members.value)
      case .label: label = string(members.value)
      default: noteUnknown(members, .image)
      }
    } while advance(members)
    guard let content = soleMember(of: object, .pictures), let text = string(content) else {
      return nil
    }
    let source: Image.Source
    switch tree.key(content) {
    case .file: source = .file(Name(text))
    case .symbol: source = .symbol(Name(text))
    default:
      guard let bytes = Base64.decode(text) else {
        note(.badBase64, of: content)
        return nil
      }
      source = .data(bytes)
    }
    return Image(
      source: source, rendering: rendering ?? Image.defaultRendering(for: source),
      size: size, label: label)
  }
}
