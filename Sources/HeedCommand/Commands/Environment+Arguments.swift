package import Heed

extension Environment {
  /// Reads the surface and the person's settings from what was typed.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    self.init()
    if let value = arguments["size"] { size = try Self.size(value) }
    if let value = arguments["scale"] {
      scale = try Self.choice(value, "--scale", [("1", 1), ("2", 2), ("3", 3)])
    }
    if max(size.width, size.height) * scale > Double(PictureLimits.side) {
      throw .usage(
        "A picture cannot have more than \(PictureLimits.side) pixels on a side,"
          + " which a scale of \(Int(scale)) makes of this size")
    }
    if let value = arguments["safe-area"] { safeArea = try Self.insets(value) }
    if let value = arguments["keyboard"] {
      guard let height = Self.points(value), height >= 0 else {
        throw .usage("--keyboard cannot be '\(value)'; it is a height in points, such as 336")
      }
      keyboardHeight = height
    }
    let width = size.width - safeArea.left - safeArea.right
    let height = size.height - safeArea.top - max(safeArea.bottom, keyboardHeight)
    if width < 1 || height < 1 {
      throw .usage("The safe area and the keyboard leave no room on this surface; make it larger")
    }
    if let value = arguments["appearance"] {
      appearance = try Self.choice(
        value, "--appearance", [("light", .light), ("dark", .dark)])
    }
    if let value = arguments["contrast"] {
      isHighContrast = try Self.choice(value, "--contrast", [("normal", false), ("high", true)])
    }
    if let value = arguments["text-size"] {
      guard let category = ContentSizeCategory(value) else {
        throw Self.notAmong(
          value, "--text-size", ContentSizeCategory.all.map { $0.name })
      }
      textSize = category
    }
    if let value = arguments["locale"] { locale = try Self.locale(value) }
    if let value = arguments["direction"] {
      direction = try Self.choice(
        value, "--direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    } else if Direction(language: locale) == .rightToLeft {
      direction = .rightToLeft
    }
    isBoldText = arguments.has("bold-text")
    reducesMotion = arguments.has("reduce-motion")
    reducesTransparency = arguments.has("reduce-transparency")
  }

  // MARK: Values

  private static func size(_ text: String) throws(CommandError) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = points(sides[0]), let height = points(sides[1]),
      width >= 1, height >= 1, max(width, height) <= Double(PictureLimits.side)
    else {
      throw .usage(
        "--size cannot be '\(text)'; it is a width and a height from 1 to \(PictureLimits.side) points,"
          + " such as 390x844")
    }
    return Size(width: width, height: height)
  }

  private static func insets(_ text: String) throws(CommandError) -> EdgeInsets {
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { points($0) }
    guard sides.count == 4, let top = sides[0], let left = sides[1], let bottom = sides[2],
      let right = sides[3]
    else {
      throw .usage(
        "--safe-area cannot be '\(text)'; it is the top, left, bottom and right in points,"
          + " such as 47,0,34,0")
    }
    return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A number without a sign or an exponent.
  private static func points<Text: StringProtocol>(_ text: Text) -> Double? {
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }) else { return nil }
    return Double(text)
  }

  static func locale(_ text: String) throws(CommandError) -> Name {
    // As in the system's variables: `zh_TW.UTF-8` is zh-TW.
    let tag = text.utf8.prefix { $0 != 0x2E }.map { $0 == 0x5F ? 0x2D : $0 }
    let isTag = tag.allSatisfy {
      $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D
    }
    guard isTag, tag.count >= 2, tag.count <= 64 else {
      throw .usage(
        "--locale cannot be '\(text)'; it is a language and perhaps a region, such as zh-Hant")
    }
    return Name(String(decoding: tag, as: UTF8.self))
  }

  private static func choice<Value>(
    _ text: String, _ option: String, _ choices: [(String, Value)]
  ) throws(CommandError) -> Value {
    for (name, value) in choices where name == text { return value }
    throw notAmong(text, option, choices.map { $0.0 })
  }

  private static func notAmong(
    _ text: String, _ option: String, _ names: [String]
  ) -> CommandError {
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return .usage(
      "\(option) cannot be '\(text)'; it is \(list)",
      suggestion: Spelling.closest(to: text, among: names))
  }
}
