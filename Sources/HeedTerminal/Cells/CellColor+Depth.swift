extension CellColor {
  /// The nearest of xterm's 256 colours: the cube of 6 × 6 × 6 from 16, or a grey from 232.
  var palette256: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func level(_ part: UInt8) -> Int {
      // The first step is wider than the others.
      part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40
    }
    let (r, g, b) = (level(red), level(green), level(blue))
    let cube = distance(levels[r], levels[g], levels[b])
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let step = max(0, min(23, (mean - 3) / 10))
    let grey = 8 + 10 * step
    return distance(grey, grey, grey) < cube ? 232 + step : 16 + 36 * r + 6 * g + b
  }

  /// The colour of sixteen that comes nearest in hue: 0 to 7, or 8 to 15 for the bright ones.
  ///
  /// What each of them looks like is the person's choice, so that hues are all that can be meant. They
  /// are bright on a dark terminal, where blue and red are too dark to read otherwise.
  func ansi16(isDark: Bool) -> Int {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    guard most - least > 64 else {
      switch most {
      case ..<64: return 0
      case ..<160: return 8
      case ..<230: return 7
      default: return 15
      }
    }
    // A part counts where it is in the upper half of the colour's own range.
    let middle = (Int(most) + Int(least)) / 2
    let bits =
      (Int(red) > middle ? 1 : 0) + (Int(green) > middle ? 2 : 0) + (Int(blue) > middle ? 4 : 0)
    return isDark ? bits + 8 : bits
  }

  private func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
    let (dr, dg, db) = (Int(red) - r, Int(green) - g, Int(blue) - b)
    return dr * dr + dg * dg + db * db
  }
}
