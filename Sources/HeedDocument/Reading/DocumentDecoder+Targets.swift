internal import Heed

/// Each of these reads the value at a place into a property, which is left as it is where the value
/// is missing or wrong.
extension DocumentDecoder {
  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Double) {
    if let value = number(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Double?) {
    if let value = number(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Int?) {
    if let value = whole(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Bool) {
    if let value = bool(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Bool?) {
    if let value = bool(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout String) {
    if let value = string(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout String?) {
    if let value = string(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Name?) {
    if let value = string(place) { target = Name(value) }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Length?) {
    if let value = length(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Insets?) {
    if let value = insets(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Corners?) {
    if let value = corners(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Point) {
    if let value = point(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Point?) {
    if let value = point(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Font?) {
    if let value = font(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Color) {
    if let value = color(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Color?) {
    if let value = color(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Paint?) {
    if let value = paint(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Border?) {
    if let value = border(place) { target = value }
  }

  @inline(never)
  mutating func read(_ place: JSONPlace, into target: inout Image?) {
    if let value = image(place) { target = value }
  }

  @inline(never)
  mutating func read<Option: OpenSet>(
    _ place: JSONPlace, into target: inout Option, or other: StaticString = ""
  ) {
    let kind: Option.Kind? = kind(place, or: other)
    if let kind { target = Option(kind: kind) }
  }

  @inline(never)
  mutating func read<Option: OpenSet>(_ place: JSONPlace, into target: inout Option?) {
    let kind: Option.Kind? = kind(place)
    if let kind { target = Option(kind: kind) }
  }
}
