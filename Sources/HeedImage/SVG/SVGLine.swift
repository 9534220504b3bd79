internal import Heed

/// A line of text as an element: each stretch stands where the picture has it, and is as wide.
struct SVGLine {
  /// Points on the surface.
  let x: Double
  let baseline: Double
  /// From left to right.
  let stretches: [TextStretch]
  let text: ShapedText
  let request: TextRequest

  /// The element; nothing where there are no letters.
  var element: String? {
    // In the order in which they are read, so that what is copied reads well.
    let shown = stretches.filter { $0.kind != .unknown && !$0.text.isEmpty }
      .sorted { $0.byte < $1.byte }
    guard !shown.isEmpty else { return nil }
    var whole: XML.Attributes = [("y", SVGNumber.text(baseline)), ("xml:space", "preserve")]
    if shown.count == 1, let only = shown.first, request.runs[only.run].baselineOffset == 0 {
      let element = XML.element("text", whole + attributes(of: only), XML.text(only.text))
      return SVGLine.linked(element, request.runs[only.run].link)
    }
    // Each part is laid out by itself: where directions mix, an order of the parts would be guessed.
    let isMixed = shown.contains { $0.isRightToLeft }
    if shown.first?.isRightToLeft == true { whole.append(("direction", "rtl")) }
    var content = ""
    for stretch in shown {
      let run = request.runs[stretch.run]
      var attributes = self.attributes(of: stretch)
      if run.baselineOffset != 0 {
        attributes.append(("y", SVGNumber.text(baseline - run.baselineOffset)))
      }
      if isMixed {
        if !stretch.isRightToLeft { attributes.append(("direction", "ltr")) }
        attributes.append(("unicode-bidi", "isolate"))
      }
      let span = XML.element("tspan", attributes, XML.text(stretch.text))
      content += SVGLine.linked(span, run.link)
    }
    return XML.element("text", whole, content)
  }

  /// An element that leads to an address, where it may.
  static func linked(_ element: String, _ link: Name?) -> String {
    guard let link, Link.isAllowed(link) else { return element }
    return XML.element("a", [("href", link.string)], element)
  }

  private func attributes(of stretch: TextStretch) -> XML.Attributes {
    let run = request.runs[stretch.run]
    let start = x + (stretch.isRightToLeft ? stretch.x + stretch.width : stretch.x)
    var attributes: XML.Attributes = [("x", SVGNumber.text(start))]
    if stretch.isRightToLeft { attributes.append(("direction", "rtl")) }
    let family = stretch.kind == .letters ? text.fonts[stretch.font].family : nil
    attributes += [
      ("font-family", FontList.text(family, for: run.font)),
      ("font-size", SVGNumber.text(run.font.size)),
    ]
    if run.font.weight != .regular {
      attributes.append(("font-weight", "\(FontList.weight(run.font.weight))"))
    }
    if run.font.isItalic { attributes.append(("font-style", "italic")) }
    if stretch.kind == .letters {
      attributes += SVGNumber.paint(run.color)
    } else {
      // It is drawn as a picture; the text is there to be selected.
      attributes.append(("fill", "none"))
    }
    if stretch.width > 0, stretch.parts.contains(where: { $0 != [0x20] }) {
      attributes.append(("textLength", SVGNumber.text(stretch.width)))
    }
    return attributes
  }
}
