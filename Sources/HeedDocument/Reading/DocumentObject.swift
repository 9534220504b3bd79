/// The kinds of objects in documents; `DocumentWords+Keys.swift` has the keys of each.
enum DocumentObject: UInt8, CaseIterable {
  case document, action, field, choices, item, toggle, slot, block, font, colors, colorParts,
    image, gradientPaint, imagePaint, materialPaint, gradient, border, shadow, theme, close,
    header, frame, backdrop, dismissal, transition, pose, curve, spring, richText, html, markdown,
    run, paragraph, placedText
}
