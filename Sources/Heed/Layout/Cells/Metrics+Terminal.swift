#if !hasFeature(Embedded)
  extension Metrics {
    /// Cells of a terminal: figures of our own in columns and rows.
    ///
    /// Space gives way row by row before content scrolls.
    static func terminal(_ style: Alert.Style, _ environment: Environment) -> Metrics {
      // What stands around the actions does not give way, so that low terminals have none.
      let isLow = environment.size.height < CellFigures.lowRows
      let space: Double = isLow ? 0 : 1
      let side: Double = environment.size.width < CellFigures.narrowest ? 1 : 2
      let metrics = Metrics()
      metrics.width = CellFigures.widest
      metrics.sideMargin = 2
      metrics.verticalMargin = isLow ? 0 : 1
      metrics.corners = 0
      metrics.padding = Insets(top: 1, leading: side, bottom: 1 - space, trailing: side)
      metrics.titleGap = 1
      metrics.blockGap = 1
      metrics.titleFont = Font(weight: .bold)
      metrics.messageFont = Font()
      metrics.alignment = .start
      metrics.surface = .color(.secondaryBackground)
      metrics.border = Border(width: 1, color: .tertiaryLabel)
      metrics.backdropOpacity = 0.4
      metrics.actionLook = .buttons(corners: 0)
      metrics.actionFont = Font()
      metrics.strongWeight = .bold
      metrics.actionHeight = 1
      metrics.actionPadding = CellFigures.actionPadding
      metrics.actionsInset = Insets(top: space, leading: side, bottom: space, trailing: side)
      metrics.actionGap = 1
      metrics.enter = .fade
      switch style.kind {
      case .alert, .card: break
      case .sheet:
        metrics.verticalMargin = 0
        metrics.enter = .sheet
      case .banner:
        metrics.verticalMargin = 0
        metrics.padding.top = 0
        metrics.titleGap = 0
        metrics.actionsInset.top = 0
        metrics.actionsInset.bottom = 0
        metrics.enter = .banner
      }
      return metrics
    }
  }

  /// The figures of a terminal that are no part of ``Metrics``, and how points become cells.
  enum CellFigures {
    /// The rows below which nothing is spent on space around actions.
    static let lowRows = 16.0
    /// The columns of a panel: so many at least where there is room, and at most unless it asks for
    /// more.
    static let narrowest = 34.0
    static let widest = 64.0
    /// What an alert may ask for.
    static let widestWish = 76.0
    /// The columns from which a panel keeps away from the sides.
    static let roomyColumns = 44.0
    /// What an action has at each side of its title: a mark of the focus, a bracket and a space.
    static let actionPadding = 3.0
    /// The mark before the title of what may lose something, and the space after it.
    static let warning = 2.0
    /// The fewest columns that a control is comfortable in.
    static let control = 32.0
    /// The rows of a field of several lines.
    static let fewestFieldRows = 3.0
    static let mostFieldRows = 6.0
    /// The mark of the focus, the mark of a choice and the space after it.
    static let choiceMark = 4.0
    static let toggle = 4.0
    /// The edge that goes around a panel.
    static let edge = 1.0

    /// The columns that stand for a width in points: one for each eight.
    static func columns(_ points: Double) -> Double { (points / 8).rounded() }

    /// The rows that stand for a height in points: one for each sixteen.
    static func rows(_ points: Double) -> Double { (points / 16).rounded() }

    /// The columns that stand for space at a side: none, one, the panel's own two for what is usual on
    /// a phone, or more where much more was asked for.
    static func side(_ points: Double) -> Double {
      switch points {
      case ..<4: 0
      case ..<12: 1
      case ...32: 2
      default: min(8, columns(points))
      }
    }

    /// The rows that stand for space between things: none or one, and never more than two.
    static func gap(_ points: Double) -> Double { min(2, max(0, rows(points))) }

    static func length(_ length: Length) -> Length {
      Length(fraction: length.fraction, points: columns(length.points))
    }
  }
#endif
