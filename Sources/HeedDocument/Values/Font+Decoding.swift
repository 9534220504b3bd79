internal import Heed

extension DocumentDecoder {
  @inline(never)
  mutating func font(_ place: JSONPlace) -> Font? {
    guard let value = find(place),
      let fields = fields(value, [.size, .weight, .italic, .family, .design, .style])
    else { return nil }
    var font = Font()
    read(fields[.size], into: &font.size)
    read(fields[.weight], into: &font.weight)
    read(fields[.italic], into: &font.isItalic)
    read(fields[.family], into: &font.family)
    read(fields[.design], into: &font.design)
    read(fields[.style], into: &font.style)
    return font
  }
}
