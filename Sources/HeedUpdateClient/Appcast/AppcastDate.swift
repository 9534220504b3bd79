internal import Heed

/// Reads the dates that feeds really hold.
///
/// Right is `Mon, 02 Mar 2026 08:15:00 +0000`. Also read are other names of the day (or wrong ones),
/// whole names of months, no time, no zone (then UTC), zones by name, hours of one digit, and dates
/// as ISO 8601 writes them.
enum AppcastDate {
  /// Seconds since 1970 in UTC, or nothing where it is no date.
  static func seconds(_ text: String) -> Double? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" || $0 == "\r\n" }
      .map { String($0) }
    guard words.count <= 12, let first = words.first else { return nil }
    if first.utf8.first.map(isDigit) == true, first.contains("-") || first.contains("/") {
      return numeric(words)
    }
    var day: Int?
    var month: Int?
    var year: Int?
    var clock = 0.0
    var zone: Double?
    for word in words {
      if word.contains(":"), let time = time(word) {
        clock = time.seconds
        zone = zone ?? time.zone
      } else if let value = number(word) {
        if day == nil, value >= 1, value <= 31, word.utf8.count <= 2 {
          day = value
        } else if year == nil {
          year =
            value < 50 && word.utf8.count <= 2 ? 2000 + value : value < 100 ? 1900 + value : value
        }
      } else if month == nil, let value = self.month(word) {
        month = value
      } else if let value = self.zone(word) {
        zone = value
      }
    }
    guard let day, let month, let year else { return nil }
    return moment(year, month, day).map { $0 + clock - (zone ?? 0) }
  }

  /// `2026-03-02T08:15:00Z`, with a space for the T, slashes or no time too.
  private static func numeric(_ words: [String]) -> Double? {
    var rest = words
    var date = rest.removeFirst()
    if let mark = date.firstIndex(where: { $0 == "T" || $0 == "t" }) {
      rest.insert(String(date[date.index(after: mark)...]), at: 0)
      date = String(date[..<mark])
    }
    let parts = date.split { $0 == "-" || $0 == "/" }.compactMap { number(String($0)) }
    guard parts.count == 3, parts[0] > 31 else { return nil }
    var clock = 0.0
    var zone = 0.0
    for word in rest {
      if word.contains(":"), let time = time(word) {
        clock = time.seconds
        zone = time.zone ?? zone
      } else if let value = self.zone(word) {
        zone = value
      }
    }
    return moment(parts[0], parts[1], parts[2]).map { $0 + clock - zone }
  }

  /// Hours, minutes and seconds, with what may follow them without a space.
  private static func time(_ word: String) -> (seconds: Double, zone: Double?)? {
    let bytes = Array(word.utf8)
    let end = bytes.firstIndex {
      !isDigit($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".")
    }
    let parts = bytes[..<(end ?? bytes.count)].split(separator: UInt8(ascii: ":"))
      .map { String(bytes: $0) }
    guard parts.count == 2 || parts.count == 3, let hour = number(parts[0]), hour <= 24,
      let minute = number(parts[1]), minute < 60
    else { return nil }
    var second = 0.0
    if parts.count == 3 {
      guard let value = Double(parts[2]), value >= 0, value <= 60 else { return nil }
      second = value
    }
    let zone = end.flatMap { self.zone(String(bytes: bytes[$0...])) }
    return (Double(hour * 3600 + minute * 60) + second, zone)
  }

  /// Seconds east of Greenwich.
  private static func zone(_ word: String) -> Double? {
    let bytes = Array(word.utf8)
    guard let sign = bytes.first else { return nil }
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let digits = bytes.dropFirst().filter { $0 != UInt8(ascii: ":") }
      guard digits.count == 4 || digits.count == 2, let value = number(String(bytes: Array(digits)))
      else { return nil }
      let minutes = digits.count == 4 ? value / 100 * 60 + value % 100 : value * 60
      guard minutes <= 14 * 60 else { return nil }
      return Double(minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
    }
    let hours: [String: Double] = [
      "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
      "MDT": -6, "PST": -8, "PDT": -7, "CET": 1, "CEST": 2, "BST": 1, "JST": 9,
    ]
    return hours[word.uppercased()].map { $0 * 3600 }
  }

  private static func month(_ word: String) -> Int? {
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let lower = word.lowercased()
    return names.firstIndex { lower.hasPrefix($0) }.map { $0 + 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func number(_ word: String) -> Int? {
    guard !word.isEmpty, word.utf8.count <= 4, word.utf8.allSatisfy(isDigit) else { return nil }
    return Int(word)
  }

  /// Midnight of a day of the Gregorian calendar.
  private static func moment(_ year: Int, _ month: Int, _ day: Int) -> Double? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year >= 1970, year <= 9999, month >= 1, month <= 12, day >= 1, day <= lengths[month - 1]
    else { return nil }
    let past = year - 1
    let leaps = past / 4 - past / 100 + past / 400
    let days = past * 365 + leaps + lengths[..<(month - 1)].reduce(0, +) + day - 1
    return Double(days - 719_162) * 86_400
  }
}
