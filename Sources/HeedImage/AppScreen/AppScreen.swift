internal import Heed

/// A drawn screen of an app for alerts to stand on: pictures, lists and bars, without any words.
struct AppScreen {
  let canvas: any ShapeSurface
  let size: Size
  let colors: AppScreenColors
  let direction: Direction

  init(on canvas: any ShapeSurface, size: Size, appearance: Appearance, direction: Direction) {
    self.canvas = canvas
    self.size = size
    self.direction = direction
    colors = AppScreenColors(appearance)
  }

  /// Whether there is room for a list beside the content.
  private var isWide: Bool { size.width >= 700 && size.height >= 500 }
  private var hasStatusBar: Bool { size.height >= 480 }
  private var tabBarHeight: Double { size.height >= 640 ? 83 : 50 }

  func draw() {
    if direction == .rightToLeft {
      canvas.mirrored(in: size.width) { drawAll() }
    } else {
      drawAll()
    }
  }

  private func drawAll() {
    canvas.fill(Rect(width: size.width, height: size.height), colors.page)
    if isWide {
      drawContent(in: Rect(x: 300, width: size.width - 300, height: size.height))
      drawSidebar(in: Rect(width: 300, height: size.height))
    } else {
      drawContent(in: Rect(width: size.width, height: size.height))
      drawTabBar()
    }
    if hasStatusBar { drawStatusBar() }
  }

  /// Where pixels begin.
  private var grid: PixelGrid { PixelGrid(scale: canvas.scale) }

  /// A title, a search field, pictures and a list, one below the other as far as there is room.
  private func drawContent(in area: Rect) {
    canvas.clipped(to: area, corners: CornerRadii()) {
      let margin = isWide ? 28.0 : 20.0
      let inner = Rect(
        x: area.x + margin, width: area.width - 2 * margin, height: area.height)
      var y = hasStatusBar ? 62.0 : 18.0
      bar(x: inner.x, y: y, width: min(168, inner.width * 0.5), height: 24, colors.label)
      drawAvatar(x: inner.maxX - 17, y: y + 12, radius: 17, AppScreenColors.accents[4])
      y += 44
      drawSearchField(in: Rect(x: inner.x, y: y, width: inner.width, height: 38))
      y += 58
      y = drawPictures(in: inner, to: area.maxX, from: y)
      bar(x: inner.x, y: y, width: 116, height: 15, colors.label)
      bar(x: inner.maxX - 42, y: y + 2, width: 42, height: 11, colors.tint)
      drawList(in: Rect(x: inner.x, y: y + 28, width: inner.width, height: 0))
    }
  }

  /// Draws a row of pictures that goes on beyond the edge, and says where it ends.
  private func drawPictures(in inner: Rect, to edge: Double, from y: Double) -> Double {
    let side = isWide ? 188.0 : max(118, min(156, inner.width * 0.42))
    var x = inner.x
    var index = 0
    while x < edge {
      let frame = Rect(x: x, y: y, width: side, height: side * 1.12)
      AppScreenPicture(index: index).draw(on: canvas, in: frame, radius: 18)
      bar(
        x: x + 2, y: frame.maxY + 11, width: side * (index % 2 == 0 ? 0.62 : 0.5), height: 10,
        colors.label)
      bar(x: x + 2, y: frame.maxY + 27, width: side * 0.38, height: 8, colors.secondary)
      x += side + 14
      index += 1
    }
    return y + side * 1.12 + 62
  }

  /// Draws rows down to the bottom edge on a raised surface.
  private func drawList(in place: Rect) {
    let row = 64.0
    let count = max(1, Int(((size.height - place.y) / row).rounded(.up)))
    let frame = Rect(x: place.x, y: place.y, width: place.width, height: Double(count) * row)
    let corner = 16.0
    let corners = CornerRadii(
      topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    canvas.fill(frame, corners: corners, colors.surface)
    for index in 0..<count {
      let y = frame.y + Double(index) * row
      let wide = frame.width - 150
      let accent = AppScreenColors.accents[(index * 3 + 1) % AppScreenColors.accents.count]
      drawAvatar(x: frame.x + 37, y: y + row / 2, radius: 21, accent)
      let shares = [0.52, 0.68, 0.44, 0.6, 0.5]
      bar(x: frame.x + 72, y: y + 19, width: wide * shares[index % 5], height: 11, colors.label)
      bar(
        x: frame.x + 72, y: y + 38, width: wide * shares[(index + 2) % 5] * 1.3, height: 9,
        colors.secondary)
      bar(x: frame.maxX - 48, y: y + 20, width: 32, height: 8, colors.tertiary)
      if index % 3 == 0 {
        canvas.fill(
          Rect(x: frame.maxX - 26, y: y + 36, width: 10, height: 10), corners: .round(5),
          colors.tint)
      }
      let line = Rect(
        x: frame.x + 72, y: y + row - 1 / canvas.scale, width: frame.width - 72,
        height: 1 / canvas.scale)
      canvas.fill(grid.snapped(line), colors.separator)
    }
  }

  private func drawTabBar() {
    let bar = Rect(
      y: size.height - tabBarHeight, width: size.width, height: tabBarHeight)
    canvas.fill(bar, colors.bar)
    canvas.fill(
      grid.snapped(Rect(y: bar.y, width: bar.width, height: 1 / canvas.scale)),
      colors.separator)
    let names: [Name] = ["house.fill", "magnifyingglass", "heart", "bell", "person.fill"]
    for (index, name) in names.enumerated() {
      let middle = size.width * (Double(index) + 0.5) / Double(names.count)
      let color = index == 0 ? colors.tint : colors.tab
      draw(name, in: Rect(x: middle - 12.5, y: bar.y + 7, width: 25, height: 25), color)
      self.bar(x: middle - 13, y: bar.y + 37, width: 26, height: 5, color)
    }
    if tabBarHeight > 60 {
      self.bar(
        x: size.width / 2 - 67, y: size.height - 13, width: 134, height: 5, colors.label)
    }
  }

  private func drawSidebar(in area: Rect) {
    canvas.fill(area, colors.sidebar)
    canvas.fill(
      grid.snapped(
        Rect(x: area.maxX - 1 / canvas.scale, width: 1 / canvas.scale, height: area.height)),
      colors.separator)
    bar(x: 24, y: 62, width: 124, height: 22, colors.label)
    let names: [Name] = ["house.fill", "heart", "bell", "star", "person.fill", "gearshape", "lock"]
    let selected = Rect(x: 14, y: 106, width: area.width - 28, height: 44)
    canvas.fill(selected, corners: .round(11), colors.tint.opacity(0.16))
    for (index, name) in names.enumerated() {
      let y = 106 + Double(index) * 50
      let color = index == 0 ? colors.tint : colors.label
      draw(name, in: Rect(x: 28, y: y + 11, width: 22, height: 22), colors.tint)
      let share = [0.4, 0.52, 0.36, 0.46, 0.32, 0.42, 0.5][index]
      bar(x: 66, y: y + 16, width: area.width * share, height: 11, color)
    }
  }
}
