internal import Heed

/// Reads dates with their times.
struct TimestampParser {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    self.bytes = Array(bytes[start..<end])
  }

  private struct Parts {
    var year = 1970
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0.0
    /// Seconds east of UTC.
    var offset = 0
  }

  private func fault(_ reason: Phrase) -> TimestampError {
    TimestampError(text: Quoting.cleaned(bytes), reason: reason.string)
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private var isAtEnd: Bool { index >= bytes.count }

  // MARK: RFC 3339

  private static let exampleISO: Phrase = "write it as 2026-03-02T08:15:00Z"

  mutating func iso8601(assumesUTC: Bool) throws(TimestampError) -> Timestamp {
    var parts = Parts()
    parts.year = try digits(4, TimestampParser.exampleISO)
    try take(UInt8(ascii: "-"), TimestampParser.exampleISO)
    parts.month = try digits(2, TimestampParser.exampleISO)
    try take(UInt8(ascii: "-"), TimestampParser.exampleISO)
    parts.day = try digits(2, TimestampParser.exampleISO)
    if isAtEnd {
      guard assumesUTC else { throw fault("the time is missing; \(TimestampParser.exampleISO)") }
      return try timestamp(parts)
    }
    guard byte | 0x20 == UInt8(ascii: "t") || byte == 0x20 else {
      throw fault(TimestampParser.exampleISO)
    }
    index += 1
    try time(&parts, TimestampParser.exampleISO)
    if isAtEnd {
      guard assumesUTC else {
        throw fault("the zone is missing; end it with Z, or an offset such as +02:00")
      }
    } else if byte | 0x20 == UInt8(ascii: "z") {
      index += 1
    } else {
      parts.offset = try numericZone(TimestampParser.exampleISO)
    }
    if !isAtEnd { throw fault(TimestampParser.exampleISO) }
    return try timestamp(parts)
  }

  // MARK: RFC 822

  private static let exampleRFC: Phrase = "write it as Mon, 02 Mar 2026 08:15:00 +0000"
  private static let days: WordList = "sun mon tue wed thu fri sat"
  private static let months: WordList = "jan feb mar apr may jun jul aug sep oct nov dec"
  private static let zones: WordList = "ut utc gmt z est edt cst cdt mst mdt pst pdt"
  /// Hours east of UTC of the zones, in their order.
  private static let zoneHours = [0, 0, 0, 0, -5, -4, -6, -5, -7, -6, -8, -7]

  mutating func rfc822(assumesUTC: Bool) throws(TimestampError) -> Timestamp {
    let example = TimestampParser.exampleRFC
    var parts = Parts()
    if isLetter(byte) {
      let name = word()
      guard TimestampParser.days.index(of: Array(name.prefix(3))) != nil else {
        throw fault("the weekday is not known; leave it out, or \(example)")
      }
      if byte == UInt8(ascii: ".") { index += 1 }
      skipSpace()
      if byte == UInt8(ascii: ",") { index += 1 }
      skipSpace()
    }
    parts.day = try digits(1...2, example)
    skipSpace(orDash: true)
    let month = word()
    guard month.count >= 3,
      let place = TimestampParser.months.index(of: Array(month.prefix(3)))
    else {
      throw fault("the month has to be one of Jan, Feb, Mar and so on; \(example)")
    }
    parts.month = place + 1
    if byte == UInt8(ascii: ".") { index += 1 }
    skipSpace(orDash: true)
    let start = index
    parts.year = try digits(2...4, example)
    // Years of two digits are those from 1950 to 2049, as RFC 2822 reads them; of three, since 1900.
    switch index - start {
    case 2: parts.year += parts.year < 50 ? 2_000 : 1_900
    case 3: parts.year += 1_900
    default: break
    }
    skipSpace()
    if isAtEnd {
      guard assumesUTC else { throw fault("the time is missing; \(example)") }
      return try timestamp(parts)
    }
    try time(&parts, example)
    skipSpace()
    parts.offset = try namedZone(assumesUTC: assumesUTC)
    return try timestamp(parts)
  }

  private mutating func namedZone(assumesUTC: Bool) throws(TimestampError) -> Int {
    let example = TimestampParser.exampleRFC
    var offset = 0
    if isAtEnd || byte == UInt8(ascii: "(") {
      guard assumesUTC else { throw fault("the zone is missing; end it with +0000 or GMT") }
    } else if isLetter(byte) {
      let name = word()
      guard let place = TimestampParser.zones.index(of: name) else {
        throw fault("the zone is not known; end it with +0000 or GMT")
      }
      offset = TimestampParser.zoneHours[place] * 3_600
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        offset = try numericZone(example)
      }
    } else {
      offset = try numericZone(example)
    }
    skipSpace()
    // A comment may name the zone once more.
    if byte == UInt8(ascii: "("), bytes[bytes.count - 1] == UInt8(ascii: ")") {
      index = bytes.count
    }
    if !isAtEnd { throw fault(example) }
    return offset
  }

  // MARK: Parts

  private mutating func time(_ parts: inout Parts, _ example: Phrase) throws(TimestampError) {
    parts.hour = try digits(1...2, example)
    try take(UInt8(ascii: ":"), example)
    parts.minute = try digits(2, example)
    guard byte == UInt8(ascii: ":") else { return }
    index += 1
    parts.second = Double(try digits(2, example))
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") else { return }
    index += 1
    var value = 0.0
    var divisor = 1.0
    let start = index
    while isDigit(byte) {
      if divisor < 1e15 {
        value = value * 10 + Double(byte - 0x30)
        divisor *= 10
      }
      index += 1
    }
    if index == start { throw fault(example) }
    parts.second += value / divisor
  }

  private mutating func numericZone(_ example: Phrase) throws(TimestampError) -> Int {
    let isWest = byte == UInt8(ascii: "-")
    guard isWest || byte == UInt8(ascii: "+") else { throw fault(example) }
    index += 1
    let hours = try digits(2...2, example, mayGoOn: true)
    var minutes = 0
    if byte == UInt8(ascii: ":") { index += 1 }
    if !isAtEnd, isDigit(byte) { minutes = try digits(2, example) }
    guard hours <= 23, minutes <= 59 else { throw fault("the zone is out of range; \(example)") }
    let offset = hours * 3_600 + minutes * 60
    return isWest ? -offset : offset
  }

  private func timestamp(_ parts: Parts) throws(TimestampError) -> Timestamp {
    guard (1...12).contains(parts.month), parts.year >= 1,
      (1...CalendarDate.length(ofMonth: parts.month, year: parts.year)).contains(parts.day)
    else { throw fault("there is no such day") }
    guard parts.hour <= 23, parts.minute <= 59, parts.second < 61 else {
      throw fault("there is no such time of day")
    }
    let days = CalendarDate.days(year: parts.year, month: parts.month, day: parts.day)
    let seconds = Double(parts.hour * 3_600 + parts.minute * 60 - parts.offset) + parts.second
    return Timestamp(seconds: Double(days) * CalendarDate.secondsOfDay + seconds)
  }

  private mutating func digits(_ count: Int, _ example: Phrase) throws(TimestampError) -> Int {
    try digits(count...count, example)
  }

  private mutating func digits(
    _ count: ClosedRange<Int>, _ example: Phrase, mayGoOn: Bool = false
  ) throws(TimestampError) -> Int {
    let start = index
    var value = 0
    while isDigit(byte), index - start < count.upperBound {
      value = value * 10 + Int(byte - 0x30)
      index += 1
    }
    if index - start < count.lowerBound || isDigit(byte) && !mayGoOn { throw fault(example) }
    return value
  }

  private mutating func take(_ expected: UInt8, _ example: Phrase) throws(TimestampError) {
    guard byte == expected else { throw fault(example) }
    index += 1
  }

  /// Letters, made small.
  private mutating func word() -> [UInt8] {
    let start = index
    while isLetter(byte) { index += 1 }
    return Quoting.lowercased(Array(bytes[start..<index]))
  }

  private mutating func skipSpace(orDash: Bool = false) {
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      || orDash && byte == UInt8(ascii: "-")
    {
      index += 1
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
