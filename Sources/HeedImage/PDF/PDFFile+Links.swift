internal import CCairo
internal import Heed

extension PDFFile {
  /// Lets a part of the page lead to an address, where it may.
  func addLink(to address: Name, in frame: Rect) {
    guard Link.isAllowed(address), !frame.isEmpty else { return }
    var quoted = ""
    for scalar in address.string.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    let numbers = SVGNumber.list(frame.x, frame.y, frame.width, frame.height)
    let attributes = "rect=[\(numbers)] uri='\(quoted)'"
    cairo_tag_begin(canvas.context, "Link", attributes)
    cairo_tag_end(canvas.context, "Link")
  }
}
