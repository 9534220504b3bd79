/// What every part of the layout needs to know.
///
/// All parts are laid out as if text ran from left to right; where it does not, the finished scene
/// is mirrored. A class, because an alert is large and every part would copy it. Its small functions
/// are used everywhere and kept out of line, which makes a web page shorter.
final class LayoutContext {
  let alert: Alert
  /// The alert's actions as they are listed.
  let entries: [ActionEntry]
  /// The action that alone is neither the way out nor destructive.
  let onlyPlainAction: Name?
  let environment: Environment
  /// Pixels a point.
  let scale: Double
  /// The thinnest line that the screen can show, in points.
  let hairline: Double
  let metrics: Metrics
  let styler: Styler
  let measurer: Measurer
  let interaction: Interaction
  #if hasFeature(Embedded)
    /// Pages know no cells: what is for them is left out.
    var countsCells: Bool { false }
  #else
    /// Whether the unit is a terminal's cell.
    let countsCells: Bool
  #endif

  init(
    alert given: Alert, environment surface: Environment, measurer: Measurer,
    interaction: Interaction = Interaction()
  ) {
    var environment = surface
    #if hasFeature(Embedded)
      let alert = given
    #else
      countsCells = surface.countsCells
      let alert = countsCells ? given.inCells() : given
      if countsCells {
        // Letters of a terminal have one size.
        environment.textSize = .large
        environment.isBoldText = false
        environment.scale = 1
      }
    #endif
    // Only where the alert says so or has to be: the first change copies all the surface's values.
    if let appearance = alert.appearance { environment.appearance = appearance }
    if !(environment.scale > 0) { environment.scale = 1 }
    if (alert.direction ?? environment.direction) == .rightToLeft {
      environment.safeArea.left = surface.safeArea.right
      environment.safeArea.right = surface.safeArea.left
    }
    let theme = given.shownTheme
    self.alert = alert
    var entries = alert.actionEntries
    if interaction.busy != nil { entries = entries.map { $0.showingWork(in: interaction) } }
    self.entries = entries
    var plain: [Name] = []
    for entry in entries where !entry.isCancel && !entry.isDestructive { plain.add(entry.id) }
    onlyPlainAction = plain.count == 1 ? plain[0] : nil
    self.interaction = interaction
    self.environment = environment
    scale = environment.scale
    hairline = 1 / environment.scale
    #if hasFeature(Embedded)
      self.metrics = Metrics.of(theme, alert.style, environment)
    #else
      self.metrics =
        countsCells
        ? .terminal(alert.style, environment)
        : Metrics.of(theme, alert.style, environment)
    #endif
    self.styler = Styler(alert: alert, theme: theme, environment: environment)
    self.measurer = measurer
  }

  /// The nearest whole pixel, in points.
  @inline(never)
  func pixel(_ value: Double) -> Double {
    (value * scale).rounded() / scale
  }

  /// The next whole pixel upwards, in points; what is less than a hundredth above one stays there.
  @inline(never)
  func pixelUp(_ value: Double) -> Double {
    (value * scale - 0.01).rounded(.up) / scale
  }

  /// The next whole pixel downwards, in points.
  @inline(never)
  func pixelDown(_ value: Double) -> Double {
    (value * scale + 0.01).rounded(.down) / scale
  }

  /// The insets in whole pixels.
  @inline(never)
  func pixel(_ insets: Insets) -> Insets {
    Insets(
      top: pixel(insets.top), leading: pixel(insets.leading), bottom: pixel(insets.bottom),
      trailing: pixel(insets.trailing))
  }

  /// The rectangle with each edge at the nearest whole pixel, so that neighbours still touch.
  @inline(never)
  func snapped(_ rect: Rect) -> Rect {
    let x = pixel(rect.x)
    let y = pixel(rect.y)
    return Rect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
  }

  /// What the person can see and touch, the keyboard's part taken away.
  var safeFrame: Rect {
    let size = environment.size
    let safeArea = environment.safeArea
    let left = pixelUp(safeArea.left)
    let top = pixelUp(safeArea.top)
    let right = pixelDown(size.width - safeArea.right)
    let bottom = pixelDown(size.height - max(safeArea.bottom, environment.keyboardHeight))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// A picture's size: the one asked for, its own, or that of a small symbol.
  @inline(never)
  func size(of image: Image) -> Size {
    let size = image.size ?? measurer.imageSize(image) ?? Size(width: 24, height: 24)
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  /// How much larger small pictures and marks beside text are drawn at accessibility sizes: as much as
  /// the letters, but no more than twice, so that room is left for these.
  var pictureGrowth: Double {
    let category = environment.textSize
    return category.isAccessibilitySize ? min(2, DynamicType.factor(at: category)) : 1
  }

  @inline(never)
  func border(_ border: Border) -> Node.Border {
    Node.Border(width: max(border.width, hairline), color: styler.rgba(border.color))
  }

  @inline(never)
  func radii(_ corners: Corners) -> CornerRadii {
    CornerRadii(
      topLeft: corners.topLeading, topRight: corners.topTrailing,
      bottomRight: corners.bottomTrailing, bottomLeft: corners.bottomLeading)
  }

  /// What is told of a picture; nothing of one without words, or with none on purpose.
  @inline(never)
  func picture(labelled label: String?) -> Accessibility? {
    guard let label, !label.utf8.isEmpty else { return nil }
    return Accessibility(role: .image, label: label)
  }

  @inline(never)
  func picture(_ image: Image, fit: Fit, color: Color) -> Node.Picture {
    Node.Picture(
      image: image, fit: fit, tint: image.rendering == .template ? styler.rgba(color) : nil)
  }
}
