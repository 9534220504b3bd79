extension AlertChecker {
  mutating func check(_ action: Action, _ path: ProblemPath) {
    check(action.title, path / "title")
    if action.title.isEmpty && action.image == nil {
      note(path / "title", "An action needs a title or a picture.")
    }
    if let image = action.image { check(image, path / "image") }
    check(action.background, path / "background")
    check(action.border, path / "border")
    check(action.corners, path / "corners")
    check(action.font, path / "font")
    length(action.height, path / "height")
    check(action.width, path / "width")
    check(action.inset, path / "inset")
    length(action.gap, path / "gap")
    length(action.countdown, path / "countdown")
  }

  @inline(never)
  mutating func check(_ text: PlacedText, _ path: ProblemPath) {
    // A document writes a placed text's runs one level deeper than a plain one's.
    check(text.text, text.isPlain ? path : path / "text")
    check(text.font, path / "font")
    length(text.top, path / "top")
    check(text.inset, path / "inset")
    check(text.width, path / "width")
    check(text.height, path / "height")
  }

  @inline(never)
  mutating func check(_ text: RichText, _ path: ProblemPath) {
    if let lines = text.lineLimit, lines < 1 {
      note(path / "lines", "A text needs at least one line; leave it out for no limit.")
    }
    for (index, run) in text.runs.enumerated() {
      check(run.attributes.font, (path / "runs")[index] / "font")
      finite(run.attributes.baselineOffset, (path / "runs")[index] / "baseline")
      if let paragraph = run.attributes.paragraph {
        check(paragraph, (path / "runs")[index] / "paragraph")
      }
      if let link = run.attributes.link, !Link.isAllowed(link) {
        note(
          (path / "runs")[index] / "link",
          "A link may use \(AlertChecker.allowedSchemes) and no others.")
      }
    }
  }

  private mutating func check(_ paragraph: ParagraphStyle, _ path: ProblemPath) {
    length(Double(paragraph.level), path / "level")
    length(Double(paragraph.quoteLevel), path / "quotes")
    length(paragraph.spacing, path / "spacing")
  }

  private static var allowedSchemes: String {
    var list = ""
    for scheme in Link.allowedSchemes {
      if !list.isEmpty { list += ", " }
      list += scheme.string
    }
    return list
  }

  mutating func check(_ theme: Theme, _ path: ProblemPath) {
    length(theme.width, path / "width")
    check(theme.corners, path / "corners")
    check(theme.padding, path / "padding")
    check(theme.title, path / "title")
    check(theme.message, path / "message")
    check(theme.action, path / "action")
    length(theme.actionHeight, path / "actionHeight")
    check(theme.surface, path / "surface")
  }

  mutating func check(_ close: CloseButton, _ path: ProblemPath) {
    length(close.size, path / "size")
    if let offset = close.offset { finite(offset, path / "offset") }
    if let image = close.image { check(image, path / "image") }
  }

  mutating func check(_ header: Header, _ path: ProblemPath) {
    check(header.image, path / "image")
    length(header.height, path / "height")
    length(header.overhang, path / "overhang")
    if let height = header.height, header.overhang > height {
      note(path / "overhang", "More sticks out than the picture is high; use a smaller number.")
    }
  }

  @inline(never)
  mutating func check(_ image: Image, _ path: ProblemPath) {
    if case .file(let file) = image.source, !ImagePath.isInside(file) {
      note(
        path / "file",
        "'\(file)' is outside the document's folder; use a path below it, without '..'.")
    }
    if let size = image.size {
      length(size.width, path / "size")
      length(size.height, path / "size")
    }
  }

  @inline(never)
  mutating func check(_ paint: Paint?, _ path: ProblemPath) {
    switch paint?.kind {
    case .gradient(let gradient)?: check(gradient, path / "gradient")
    case .image(let image, _, let insets)?:
      check(image, path / "image")
      check(insets, path / "insets")
    case .color?, .material?, nil: break
    }
  }

  private mutating func check(_ gradient: Gradient, _ path: ProblemPath) {
    finite(gradient.angle, path / "angle")
    if gradient.colors.isEmpty {
      note(path / "colors", "A gradient needs at least one color.")
    }
    guard let stops = gradient.stops else { return }
    guard stops.count == gradient.colors.count else {
      return note(path / "stops", "A gradient needs as many stops as colors.")
    }
    var last = 0.0
    for (index, stop) in stops.enumerated() {
      if !(stop >= last && stop <= 1) {
        note((path / "stops")[index], "Stops go from 0 to 1 in rising order.")
      }
      last = max(last, stop)
    }
  }

  @inline(never)
  mutating func check(_ border: Border?, _ path: ProblemPath) {
    length(border?.width, path / "width")
  }

  mutating func check(_ transition: Transition, _ path: ProblemPath) {
    guard case .custom(let pose, let duration, let delay, let curve) = transition.kind else {
      return
    }
    fraction(pose.opacity, path / "pose" / "opacity")
    length(pose.scale, path / "pose" / "scale")
    finite(pose.offset, path / "pose" / "offset")
    within(60, duration, path / "duration")
    within(60, delay, path / "delay")
    switch curve.kind {
    case .linear, .easeIn, .easeOut, .easeInOut: break
    case .bezier(let x1, let y1, let x2, let y2):
      fraction(x1, (path / "curve")[0])
      within(1000, abs(y1), (path / "curve")[1])
      fraction(x2, (path / "curve")[2])
      within(1000, abs(y2), (path / "curve")[3])
    case .dampedSpring(let damping, let velocity):
      positive(damping, path / "curve" / "spring" / "damping")
      within(1_000_000, damping, path / "curve" / "spring" / "damping")
      within(1000, abs(velocity), path / "curve" / "spring" / "velocity")
    case .spring(let mass, let stiffness, let damping, let velocity):
      positive(mass, path / "curve" / "spring" / "mass")
      within(1_000_000, mass, path / "curve" / "spring" / "mass")
      positive(stiffness, path / "curve" / "spring" / "stiffness")
      within(1_000_000, stiffness, path / "curve" / "spring" / "stiffness")
      positive(damping, path / "curve" / "spring" / "damping")
      within(1_000_000, damping, path / "curve" / "spring" / "damping")
      within(1000, abs(velocity), path / "curve" / "spring" / "velocity")
    }
  }

  // MARK: Numbers

  /// Notes a number that is negative, or larger than anything that can be meant by it.
  @inline(never)
  mutating func within(_ most: Int, _ value: Double, _ path: ProblemPath) {
    if value <= Double(most) || !value.isFinite {
      length(value, path)
    } else {
      note(path, "This number has to be at most \(most).")
    }
  }

  @inline(never)
  mutating func check(_ font: Font?, _ path: ProblemPath) {
    if let size = font?.size { positive(size, path / "size") }
  }

  @inline(never)
  mutating func check(_ insets: Insets?, _ path: ProblemPath) {
    guard let insets else { return }
    for side in [insets.top, insets.leading, insets.bottom, insets.trailing]
    where !(side >= 0 && side.isFinite) {
      return length(side, path)
    }
  }

  @inline(never)
  mutating func check(_ corners: Corners?, _ path: ProblemPath) {
    guard let corners else { return }
    for radius in [
      corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
    ] where !(radius >= 0 && radius.isFinite) {
      return length(radius, path)
    }
  }

  @inline(never)
  mutating func check(_ length: Length?, _ path: ProblemPath) {
    guard let length else { return }
    if length.fraction == 0 {
      self.length(length.points, path)
    } else if !(length.fraction > 0 && length.fraction.isFinite && length.points.isFinite) {
      note(path, "A length cannot be negative.")
    }
  }

  @inline(never)
  mutating func length(_ value: Double?, _ path: ProblemPath) {
    if let value, !(value >= 0 && value.isFinite) {
      note(path, "This number cannot be negative.")
    }
  }

  @inline(never)
  mutating func positive(_ value: Double, _ path: ProblemPath) {
    if !(value > 0 && value.isFinite) {
      note(path, "This number has to be more than 0.")
    }
  }

  @inline(never)
  mutating func fraction(_ value: Double?, _ path: ProblemPath) {
    if let value, !(value >= 0 && value <= 1) {
      note(path, "This number goes from 0 to 1.")
    }
  }

  @inline(never)
  mutating func finite(_ value: Double, _ path: ProblemPath) {
    if !value.isFinite { note(path, "This number has to be finite.") }
  }

  @inline(never)
  mutating func finite(_ point: Point, _ path: ProblemPath) {
    finite(point.x, path)
    if point.x.isFinite { finite(point.y, path) }
  }
}
