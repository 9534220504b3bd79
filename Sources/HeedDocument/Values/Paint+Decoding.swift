internal import Heed

extension DocumentDecoder {
  @inline(never)
  func paint(_ value: Int) -> Paint? {
    guard tree.kind(value) == .object, !hasMember(value, .appearances),
      !hasMember(value, .colorParts)
    else {
      return color(value).map { .color($0) }
    }
    guard let content = soleMember(of: value, .paints) else { return nil }
    switch tree.key(content) {
    case .gradient:
      noteAll(value, but: .gradient, .gradientPaint)
      return gradient(content).map { .gradient($0) }
    case .image: return imagePaint(value)
    default:
      noteAll(value, but: .material, .materialPaint)
      let material: Material.Kind? = kind(content)
      return material.map { .material(Material(kind: $0)) }
    }
  }

  private func imagePaint(_ object: Int) -> Paint? {
    guard let members = members(of: object, .imagePaint) else { return nil }
    var fit = Fit.fill
    var insets: Insets?
    var image: Image?
    repeat {
      switch members.key {
      case .image: image = self.image(members.value)
      case .fit: if let option: Fit = option(members.value) { fit = option }
      case .insets: insets = self.insets(members.value)
      default: noteUnknown(members, .imagePaint)
      }
    } while advance(members)
    return image.map { .image($0, fit: fit, insets: insets ?? 0) }
  }

  @inline(never)
  private func gradient(_ object: Int) -> Gradient? {
    guard let members = members(of: object, .gradient) else { return nil }
    var gradient = Gradient(colors: [])
    var colors: Int?
    var stops: Int?
    var angle: Int?
    repeat {
      switch members.key {
      case .colors: colors = members.value
      case .stops: stops = members.value
      case .angle: angle = members.value
      default: noteUnknown(members, .gradient)
      }
    } while advance(members)
    var elements = elements(colors, .notColors)
    var element = elements.lowerBound
    while element < elements.upperBound {
      guard let color = color(element) else { return nil }
      gradient.colors.append(color)
      element = tree.end(element)
    }
    if let stops {
      var numbers: [Double] = []
      elements = self.elements(stops, .notNumbers)
      element = elements.lowerBound
      while element < elements.upperBound {
        guard let number = number(element) else { return nil }
        numbers.append(number)
        element = tree.end(element)
      }
      gradient.stops = numbers
    }
    if colors == nil {
      noteMissing(.colors, of: object)
      return nil
    }
    if let angle, let number = number(angle) { gradient.angle = number }
    return gradient
  }

  @inline(never)
  func border(_ object: Int) -> Border? {
    guard let members = members(of: object, .border) else { return nil }
    var border = Border()
    repeat {
      switch members.key {
      case .width: if let width = number(members.value) { border.width = width }
      case .color: if let color = color(members.value) { border.color = color }
      default: noteUnknown(members, .border)
      }
    } while advance(members)
    return border
  }

  @inline(never)
  func shadow(_ object: Int) -> Shadow? {
    guard let members = members(of: object, .shadow) else { return nil }
    var shadow = Shadow()
    repeat {
      switch members.key {
      case .color: if let color = color(members.value) { shadow.color = color }
      case .radius: if let radius = number(members.value) { shadow.radius = radius }
      case .offset: if let offset = point(members.value) { shadow.offset = offset }
      default: noteUnknown(members, .shadow)
      }
    } while advance(members)
    return shadow
  }
}
