/// Decides what gives way where the panel is higher than its room.
///
/// In this order: spacing, the header picture, texts with a fixed place; then content scrolls.
/// Nobody needs two of it, so that it cannot be copied and a page has no code that copies it.
struct VerticalRoom: ~Copyable {
  /// The height of the header picture and what of it sticks out above the panel.
  private(set) var headerHeight: Double
  private(set) var headerOverhang: Double
  /// Where each piece begins, from the panel's top, with nothing scrolled.
  private(set) var tops: [Double] = []
  /// The height of all content, the space beneath it included.
  private(set) var contentHeight = 0.0
  /// How much of the content and of the actions is seen.
  private(set) var visibleContent = 0.0
  private(set) var visibleActions = 0.0
  private(set) var panelHeight = 0.0
  private(set) var concessions: [Scene.Concession] = []

  private let pieces: [Piece]
  private let padding: Insets
  private let context: LayoutContext
  private var spacing = 1.0
  /// How far texts with a fixed place stand above it.
  private var topShift = 0.0
  private var showsAllOfPieces = false
  #if !hasFeature(Embedded)
    /// The space asked for so far from the top, and the rows given to it.
    private var space = (asked: 0.0, given: 0.0)
  #endif

  /// Solves for a room: the most height for the panel and what of the header sticks out above it.
  ///
  /// The wish is the panel's height as asked for.
  init(
    _ context: LayoutContext, pieces: [Piece], actions: ActionsBlock, padding: Insets,
    header: (height: Double, overhang: Double)?, room: Double, wish: Double?
  ) {
    self.context = context
    self.pieces = pieces
    self.padding = padding
    headerHeight = header?.height ?? 0
    headerOverhang = min(header?.overhang ?? 0, headerHeight)
    measure()
    let most = panelRoom(room)
    let least = contentHeight + actions.leastHeight
    panelHeight = min(most, max(wish ?? contentHeight + actions.height, least))
    giveWay(actions: actions, room: room)
    share(actions: actions)
  }

  /// The next whole pixel downwards, so that what is rounded fits.
  private func pixel(_ points: Double) -> Double { context.pixelDown(points) }

  private func panelRoom(_ room: Double) -> Double { pixel(max(0, room - headerOverhang)) }

  private func lacking(_ actions: ActionsBlock) -> Double {
    contentHeight + actions.height - panelHeight
  }

  private mutating func giveWay(actions: ActionsBlock, room: Double) {
    guard lacking(actions) > 0.001 else { return }
    let flexible = flexibleSpace
    if flexible > 0 {
      spacing = max(leastSpacing, 1 - lacking(actions) / flexible)
      measure()
      // Rounding to pixels may leave a little: then all of it gives way.
      if lacking(actions) > 0.001 && spacing > leastSpacing {
        spacing = leastSpacing
        measure()
      }
      concessions.add(.spacing)
    }
    if lacking(actions) > 0.001, headerHeight > 0 {
      shrinkHeader(actions: actions, room: room)
      concessions.add(.header)
    }
    if lacking(actions) > 0.001, pieces.contains(where: { $0.top != nil }) {
      let before = contentHeight
      topShift = lacking(actions)
      measure()
      if contentHeight < before { concessions.add(.fixedTops) }
    }
  }

  /// Lowers the picture step by step, and leaves it out where it would be a strip.
  private mutating func shrinkHeader(actions: ActionsBlock, room: Double) {
    let full = (height: headerHeight, overhang: headerOverhang)
    let wished = panelHeight
    for step in stride(from: 7, through: 0, by: -1) {
      let part = step <= 2 ? 0 : Double(step) / 8
      headerHeight = pixel(full.height * part)
      headerOverhang = pixel(full.overhang * part)
      measure()
      let natural = contentHeight + actions.height
      panelHeight = min(panelRoom(room), max(wished, min(natural, wished + full.overhang)))
      if lacking(actions) <= 0.001 || part == 0 { return }
    }
  }

  /// Shares the height between content and actions where both do not fit.
  private mutating func share(actions: ActionsBlock) {
    let isShort = lacking(actions) > 0.001
    guard isShort else {
      visibleActions = actions.height
      visibleContent = panelHeight - actions.height
      return
    }
    let half = pixel(panelHeight / 2)
    visibleActions = min(
      actions.height, panelHeight, max(actions.leastHeight, panelHeight - contentHeight, half))
    visibleContent = panelHeight - visibleActions
    if contentHeight > visibleContent + 0.001 {
      // Scroll areas are not nested: a piece that would scroll by itself shows all it has.
      showsAllOfPieces = true
      measure()
      concessions.add(.contentScrolls)
    }
    if actions.height > visibleActions + 0.001 { concessions.add(.actionsScroll) }
  }

  /// What of the space is left where as much as possible gives way.
  private var leastSpacing: Double {
    #if !hasFeature(Embedded)
      if context.countsCells { return 0 }
    #endif
    return 0.3
  }

  /// What of a space is left.
  @inline(never)
  private mutating func left(of points: Double) -> Double {
    #if !hasFeature(Embedded)
      // Rows of space are given up one by one.
      if context.countsCells {
        space.asked += points * spacing
        let rows = (space.asked + 0.001).rounded(.down) - space.given
        space.given += rows
        return rows
      }
    #endif
    return pixel(points * spacing)
  }

  /// The space that can give way.
  private var flexibleSpace: Double {
    var space = padding.vertical
    for (index, piece) in pieces.enumerated() where index > 0 && piece.top == nil {
      space += piece.gap
    }
    return space
  }

  @inline(never)
  private mutating func measure() {
    tops = []
    #if !hasFeature(Embedded)
      space = (0, 0)
    #endif
    let inside = max(0, headerHeight - headerOverhang)
    guard !pieces.isEmpty else {
      contentHeight = inside
      return
    }
    // A text with a fixed place may stand over the picture; all else stands beneath it.
    let top = left(of: padding.top)
    var y = inside + top
    for (index, piece) in pieces.enumerated() {
      if let wish = piece.top {
        let shifted = max(min(wish, top), wish - topShift)
        y = index == 0 ? shifted : max(y, shifted)
      } else if index > 0 {
        y += left(of: piece.gap)
      }
      tops.add(y)
      y += showsAllOfPieces ? piece.fullHeight ?? piece.height : piece.height
    }
    // A text with a fixed place may end above the picture's lower edge.
    contentHeight = max(inside, y + left(of: padding.bottom))
  }
}
