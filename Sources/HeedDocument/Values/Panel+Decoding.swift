internal import Heed

extension DocumentDecoder {
  func closeButton(_ object: Int) -> CloseButton? {
    if tree.kind(object) == .true { return CloseButton() }
    if tree.kind(object) == .false { return nil }
    guard let members = members(of: object, .close) else { return nil }
    var corner = Corner.topTrailing
    var size: Double?
    var offset: Point?
    var image: Image?
    var label: String?
    repeat {
      let value = members.value
      switch members.key {
      case .corner: if let option: Corner = option(value) { corner = option }
      case .size: size = number(value)
      case .offset: offset = point(value)
      case .image: image = self.image(value)
      case .label: label = string(value)
      default: noteUnknown(members, .close)
      }
    } while advance(members)
    // The size is the usual one where the document says nothing.
    var button = CloseButton(corner: corner, offset: offset, image: image, label: label)
    if let size { button.size = size }
    return button
  }

  func header(_ object: Int) -> Header? {
    guard let members = members(of: object, .header) else { return nil }
    var header: Header?
    var height: Double?
    var overhang = 0.0
    var fit = Fit.fill
    var hasImage = false
    repeat {
      let value = members.value
      switch members.key {
      case .image:
        header = image(value).map { Header($0) }
        hasImage = true
      case .height: height = number(value)
      case .overhang: overhang = number(value) ?? 0
      case .fit: if let option: Fit = option(value) { fit = option }
      default: noteUnknown(members, .header)
      }
    } while advance(members)
    if !hasImage { noteMissing(.image, of: object) }
    header?.height = height
    header?.overhang = overhang
    header?.fit = fit
    return header
  }

  func frame(_ object: Int) -> Frame? {
    guard let members = members(of: object, .frame) else { return nil }
    var frame = Frame()
    repeat {
      let value = members.value
      switch members.key {
      case .width: frame.width = length(value)
      case .height: frame.height = length(value)
      case .offset: if let offset = point(value) { frame.offset = offset }
      case .edge: frame.edge = option(value)
      default: noteUnknown(members, .frame)
      }
    } while advance(members)
    return frame
  }

  func backdrop(_ object: Int) -> Backdrop? {
    guard tree.kind(object) == .object, let members = members(of: object, .backdrop) else {
      let index = index(object, among: "none passthrough", or: .backdrop)
      return index < 0 ? nil : index == 0 ? Backdrop.none : .passthrough
    }
    var color: Color?
    var opacity: Double?
    var blur = 0.0
    repeat {
      switch members.key {
      case .color: color = self.color(members.value)
      case .opacity: opacity = number(members.value)
      case .blur: blur = number(members.value) ?? 0
      default: noteUnknown(members, .backdrop)
      }
    } while advance(members)
    return .dimming(color, opacity: opacity, blur: blur)
  }

  func dismissal(_ object: Int) -> Dismissal {
    var dismissal = Dismissal()
    guard let members = members(of: object, .dismissal) else { return dismissal }
    repeat {
      let value = members.value
      switch members.key {
      case .outsideTap: dismissal.outsideTap = bool(value)
      case .swipe: dismissal.swipe = bool(value)
      case .escape: dismissal.escape = bool(value)
      case .timeout: dismissal.timeout = number(value)
      case .forced: dismissal.isForced = bool(value) ?? false
      default: noteUnknown(members, .dismissal)
      }
    } while advance(members)
    return dismissal
  }
}
