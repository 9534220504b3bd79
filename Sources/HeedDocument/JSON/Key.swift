internal import Heed

/// A key that documents have.
///
/// A number instead of a text: it takes a byte, and the lists of keys are constants.
enum Key: UInt8, CaseIterable {
  case heed, schema, requires, fallback, style, theme, title, message, content, actions, preferred,
    arrangement, close, header, background, border, shadow, corners, frame, backdrop, dismiss,
    enter, exit, direction, appearance, language, text, runs, html, markdown, key, arguments,
    align, lines, font, color, underline, strike, baseline, link, size, weight, italic, family,
    design, light, dark, lightHighContrast, darkHighContrast, red, green, blue, alpha, file,
    symbol, data, rendering, label, gradient, image, fit, insets, material, colors, stops, angle,
    width, height, radius, offset, top, inset, base, padding, action, actionHeight, tint,
    destructive, secondaryLabel, separator, surface, corner, overhang, edge, opacity, blur,
    outsideTap, swipe, escape, timeout, forced, pose, duration, delay, curve, scale, unit,
    spring, damping, velocity, mass, stiffness, id, role, enabled, imageSide, gap, keepsOpen,
    needsValid, countdown, field, choices, `switch`, progress, badge, space, slot, placeholder,
    kind, value, required, minLength, maxLength, accepts, matches, error, multiple, items,
    selected, on, plain, paragraph, level, quotes, marker, spacing

  /// The names of the cases, in their order.
  private static let names: WordList =
    """
    heed $schema requires fallback style theme title message content actions preferred \
    arrangement close header background border shadow corners frame backdrop dismiss enter exit \
    direction appearance language text runs html markdown key arguments align lines font color \
    underline strike baseline link size weight italic family design light dark \
    lightHighContrast darkHighContrast red green blue alpha file symbol data rendering label \
    gradient image fit insets material colors stops angle width height radius offset top inset \
    base padding action actionHeight tint destructive secondaryLabel separator surface corner \
    overhang edge opacity blur outsideTap swipe escape timeout forced pose duration delay curve \
    scale unit spring damping velocity mass stiffness id role enabled imageSide gap keepsOpen \
    needsValid countdown field choices switch progress badge space slot placeholder kind value \
    required minLength maxLength accepts matches error multiple items selected on \
    plain paragraph level quotes marker spacing
    """

  /// The key that these bytes name, or nothing.
  init?(_ name: [UInt8]) {
    guard let index = Key.names.index(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  @inline(never)
  var name: String { Key.names[Int(rawValue)] }
}
