/// Turns colours, fonts and texts that leave things open into ones that leave nothing.
///
/// A class, because the theme it looks colours up in is large.
final class Styler {
  let theme: Theme
  let isDark: Bool
  let environment: Environment
  let direction: Direction
  let language: Name

  init(alert: Alert, theme: Theme, environment: Environment) {
    self.theme = theme
    self.isDark = (alert.appearance ?? environment.appearance) == .dark
    self.environment = environment
    self.direction = alert.direction ?? environment.direction
    self.language = alert.language ?? environment.locale
  }

  // MARK: Colours

  @inline(never)
  func rgba(_ color: Color) -> RGBA {
    switch color.plain(dark: isDark, highContrast: isHighContrast) {
    case .rgba(let rgba): return rgba
    case .named(let name):
      return themeColor(name)?.rgba(dark: isDark, highContrast: isHighContrast)
        ?? name.rgba(dark: isDark, highContrast: isHighContrast)
    }
  }

  /// What can be read on a colour: white, or black where the colour is too light for it.
  ///
  /// The limit keeps white on the colours that iOS puts it on, its orange and green included.
  @inline(never)
  func label(on color: Color) -> Color {
    let ground = rgba(color)
    // Squares come near enough to the curve of sRGB.
    let luminance =
      0.2126 * ground.red * ground.red + 0.7152 * ground.green * ground.green
      + 0.0722 * ground.blue * ground.blue
    return luminance > 0.5 ? .black : .white
  }

  private var isHighContrast: Bool { environment.isHighContrast }

  private func themeColor(_ name: Color.Named) -> Color? {
    switch name {
    case .tint: theme.tint
    case .destructive: theme.destructive
    case .label: theme.label
    case .secondaryLabel: theme.secondaryLabel
    case .separator: theme.separator
    default: nil
    }
  }

  @inline(never)
  func fill(_ paint: Paint) -> Fill {
    switch paint.kind {
    case .color(let color): return .color(rgba(color))
    case .gradient(let gradient):
      let count = gradient.colors.count
      let stops =
        gradient.stops ?? (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
      return .gradient(
        colors: gradient.colors.map { rgba($0) }, stops: stops, angle: gradient.angle)
    case .image(let image, let fit, let insets):
      // Leading is left here; the whole scene is mirrored where text runs the other way.
      return .image(
        image, fit: fit,
        insets: EdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    case .material(let material): return fill(material)
    }
  }

  /// A material's look, chosen by eye beside pictures of iOS 13 to 18.
  private func fill(_ material: Material) -> Fill {
    let ground: UInt32 = isDark ? 0x252528 : 0xF7F7F8
    if environment.reducesTransparency { return .color(RGBA(hex: ground)) }
    let (blur, opacity): (Double, Double)
    switch material.kind {
    case .thin: (blur, opacity) = (16, isDark ? 0.55 : 0.6)
    case .regular: (blur, opacity) = (24, isDark ? 0.75 : 0.8)
    case .thick: (blur, opacity) = (30, isDark ? 0.88 : 0.92)
    }
    return .material(
      blur: blur, tint: RGBA(hex: ground, alpha: isHighContrast ? max(opacity, 0.94) : opacity))
  }

  // MARK: Fonts

  /// The font with what it leaves open taken from the base, at the person's text size.
  ///
  /// An action's text never gets smaller than at the default text size.
  @inline(never)
  func resolved(_ font: Font?, over base: Font, isAction: Bool = false) -> ResolvedFont {
    let category =
      isAction && environment.textSize.rank < ContentSizeCategory.large.rank
      ? .large : environment.textSize
    return (font.map { $0.over(base) } ?? base)
      .resolved(at: category, isBoldText: environment.isBoldText)
  }

  // MARK: Texts

  /// A text's runs with nothing left open.
  func runs(
    of text: RichText, font base: Font, color: Color, isAction: Bool = false
  ) -> [TextRequest.Run] {
    var runs: [TextRequest.Run] = []
    for run in text.runs {
      let attributes = run.attributes
      runs.add(
        TextRequest.Run(
          run.text, font: resolved(attributes.font, over: base, isAction: isAction),
          color: rgba(attributes.color ?? (attributes.link == nil ? color : .link)),
          background: attributes.background.map { rgba($0) },
          isUnderlined: attributes.isUnderlined, isStruckThrough: attributes.isStruckThrough,
          baselineOffset: attributes.baselineOffset, link: attributes.link))
    }
    return runs
  }
}
