internal import Heed

extension AlertCode {
  func color(_ color: Color?) -> Code? {
    guard let color else { return nil }
    if color.dark == nil, color.lightHighContrast == nil, color.darkHighContrast == nil {
      return plain(color.light)
    }
    var arguments = Arguments()
    arguments.add("light", plain(color.light))
    arguments.add("dark", color.dark.map { plain($0) })
    arguments.add("lightHighContrast", color.lightHighContrast.map { plain($0) })
    arguments.add("darkHighContrast", color.darkHighContrast.map { plain($0) })
    return .call("Color", arguments.list)
  }

  private func plain(_ color: Color.Plain) -> Code {
    let rgba: RGBA
    switch color {
    case .named(let name): return .word("." + name.name)
    case .rgba(let value): rgba = value
    }
    var arguments = Arguments()
    let hex = byte(rgba.red) << 16 | byte(rgba.green) << 8 | byte(rgba.blue)
    if RGBA(hex: hex, alpha: rgba.alpha) == rgba {
      arguments.add("hex", .word("0x" + String(bytes: Hexadecimal.digits(hex, atLeast: 6))))
    } else {
      arguments.add("red", .word(SwiftNumber.text(rgba.red)))
      arguments.add("green", .word(SwiftNumber.text(rgba.green)))
      arguments.add("blue", .word(SwiftNumber.text(rgba.blue)))
    }
    if rgba.alpha != 1 { arguments.add("alpha", SwiftNumber.opacity(rgba.alpha)) }
    return .call("Color", arguments.list)
  }

  private func byte(_ part: Double) -> UInt32 {
    // What is no number is left to the fractions.
    part > 0 && part <= 1 ? UInt32((part * 255).rounded()) : 0
  }

  func paint(_ paint: Paint?) -> Code? {
    guard let paint else { return nil }
    var arguments = Arguments()
    switch paint.kind {
    case .color(let color):
      arguments.add(nil, self.color(color))
      return .call(".color", arguments.list)
    case .gradient(let gradient):
      arguments.add(nil, self.gradient(gradient))
      return .call(".gradient", arguments.list)
    case .image(let image, let fit, let insets):
      arguments.add(nil, self.image(image))
      arguments.add("fit", option(fit, unless: .fill))
      if insets != 0 { arguments.add("insets", self.insets(insets)) }
      return .call(".image", arguments.list)
    case .material(let material): return .word(".material(.\(material.kind.name))")
    }
  }

  private func gradient(_ gradient: Gradient) -> Code {
    var colors: [Code] = []
    for color in gradient.colors {
      if let code = self.color(color) { colors.append(code) }
    }
    var arguments = Arguments()
    arguments.add("colors", .list(colors))
    arguments.add("stops", gradient.stops.map { .list($0.map { SwiftNumber.code($0) }) })
    arguments.add("angle", gradient.angle, unless: 180)
    return .call("Gradient", arguments.list)
  }

  func image(_ image: Image?) -> Code? {
    guard let image else { return nil }
    var arguments = Arguments()
    let function: String
    switch image.source {
    case .file(let path):
      function = ".file"
      arguments.add(nil, name(path))
    case .symbol(let symbol):
      function = ".symbol"
      arguments.add(nil, name(symbol))
    case .data(let bytes):
      function = ".data"
      arguments.add(nil, .packed(bytes.map { .word("\($0)") }))
    }
    let usual = Image.defaultRendering(for: image.source)
    arguments.add("rendering", option(image.rendering, unless: usual))
    if let size = image.size {
      var sides = Arguments()
      sides.add("width", size.width, unless: 0)
      sides.add("height", size.height, unless: 0)
      arguments.add("size", .call("Size", sides.list))
    }
    arguments.add("label", image.label)
    return .call(function, arguments.list)
  }

  func border(_ border: Border?) -> Code? {
    guard let border else { return nil }
    var arguments = Arguments()
    arguments.add("width", border.width, unless: 1)
    if border.color != .separator { arguments.add("color", color(border.color)) }
    return .call("Border", arguments.list)
  }

  func shadow(_ shadow: Shadow) -> Code {
    let usual = Shadow()
    var arguments = Arguments()
    if shadow.color != usual.color { arguments.add("color", color(shadow.color)) }
    arguments.add("radius", shadow.radius, unless: usual.radius)
    if shadow.offset != usual.offset { arguments.add("offset", point(shadow.offset)) }
    return .call("Shadow", arguments.list)
  }

  func theme(_ theme: Theme) -> Code {
    if theme.isPlain { return .word("." + theme.base.kind.name) }
    var arguments = Arguments()
    arguments.add(nil, option(theme.base))
    arguments.add("width", theme.width)
    arguments.add("corners", corners(theme.corners))
    arguments.add("padding", insets(theme.padding))
    arguments.add("title", font(theme.title))
    arguments.add("message", font(theme.message))
    arguments.add("action", font(theme.action))
    arguments.add("actionHeight", theme.actionHeight)
    arguments.add("tint", color(theme.tint))
    arguments.add("destructive", color(theme.destructive))
    arguments.add("label", color(theme.label))
    arguments.add("secondaryLabel", color(theme.secondaryLabel))
    arguments.add("separator", color(theme.separator))
    arguments.add("surface", paint(theme.surface))
    return .call("Theme", arguments.list)
  }

  func backdrop(_ backdrop: Backdrop) -> Code {
    switch backdrop.kind {
    // Without the type it would be the backdrop that is not there.
    case .none: return .word("Backdrop.none")
    case .passthrough: return .word(".passthrough")
    case .dimming(let color, let opacity, let blur):
      var arguments = Arguments()
      arguments.add(nil, self.color(color))
      arguments.add("opacity", opacity)
      arguments.add("blur", blur, unless: 0)
      return .call(".dimming", arguments.list)
    }
  }
}
