/// A key that documents have.
///
/// A number instead of a text: it takes a byte. Keys that readers ask for as a group stand together.
package enum DocumentKey: UInt8, CaseIterable, Sendable {
  // Keys whose values change how an alert looks, not what it asks.
  case style, theme, arrangement, header, shadow, frame, backdrop, enter, exit, direction,
    appearance, language, font, color, top, lines, underline, strike, baseline, imageSide,
    rendering, size, fit, corner, offset, paragraph
  // Of these, the keys that every block may have.
  case inset, width, height, gap, background, border, corners, align, label
  // The last of them is also the first of the kinds of blocks.
  case image, text, field, choices, `switch`, progress, badge, separator, space, slot
  case file, symbol, data
  case light, dark, lightHighContrast, darkHighContrast, red, green, blue, alpha
  case heed, schema, requires, fallback, title, message, content, actions, preferred, close,
    dismiss, runs, html, markdown, plain, key, arguments, link, weight, italic, family, design,
    gradient, insets, material, colors, stops, angle, radius, base, padding, action, actionHeight,
    tint, destructive, secondaryLabel, surface, overhang, edge, opacity, blur, outsideTap, swipe,
    escape, timeout, forced, pose, duration, delay, curve, scale, unit, spring, damping, velocity,
    mass, stiffness, id, role, enabled, keepsOpen, needsValid, countdown, placeholder, kind, value,
    required, minLength, maxLength, accepts, matches, error, multiple, items, selected, on, level,
    quotes, marker, spacing

  /// The names of the cases, in their order.
  private static var names: WordList {
    """
    style theme arrangement header shadow frame backdrop enter exit direction appearance language \
    font color top lines underline strike baseline imageSide rendering size fit corner offset \
    paragraph inset width height gap background border corners align label image text field choices \
    switch progress badge separator space slot file symbol data light dark lightHighContrast \
    darkHighContrast red green blue alpha heed $schema requires fallback title message content \
    actions preferred close dismiss runs html markdown plain key arguments link weight italic family \
    design gradient insets material colors stops angle radius base padding action actionHeight tint \
    destructive secondaryLabel surface overhang edge opacity blur outsideTap swipe escape timeout \
    forced pose duration delay curve scale unit spring damping velocity mass stiffness id role \
    enabled keepsOpen needsValid countdown placeholder kind value required minLength maxLength \
    accepts matches error multiple items selected on level quotes marker spacing
    """
  }

  /// The key that these bytes name, or nothing.
  package init?(_ name: [UInt8]) {
    guard let index = DocumentKey.names.index(of: name) else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index))
  }

  /// What documents call it.
  package var name: String {
    @inline(never) get { DocumentKey.names[Int(rawValue)] }
  }

  /// Whether its value only changes how an alert looks.
  package var isLook: Bool { rawValue <= DocumentKey.image.rawValue }
  /// Whether every block may have it.
  package var isOfBox: Bool {
    rawValue >= DocumentKey.inset.rawValue && rawValue <= DocumentKey.label.rawValue
  }
  /// Whether it names a kind of block.
  package var isBlockKind: Bool {
    rawValue >= DocumentKey.image.rawValue && rawValue <= DocumentKey.slot.rawValue
  }
  /// Whether it says what a picture is made of.
  package var isPictureKind: Bool {
    rawValue >= DocumentKey.file.rawValue && rawValue <= DocumentKey.data.rawValue
  }
  /// Whether it names an appearance that a color may have.
  package var isAppearance: Bool {
    rawValue >= DocumentKey.light.rawValue && rawValue <= DocumentKey.darkHighContrast.rawValue
  }
  /// Whether it names a part of a color.
  package var isColorPart: Bool {
    rawValue >= DocumentKey.red.rawValue && rawValue <= DocumentKey.alpha.rawValue
  }
}
