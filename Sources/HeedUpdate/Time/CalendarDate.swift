internal import Heed

/// Days of the Gregorian calendar, counted from the beginning of 1970.
enum CalendarDate {
  static let secondsOfDay = 86_400.0

  /// The days from the beginning of 1970 to a date; years of four hundred begin in March here, so
  /// that the leap day is the last one.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The date of a day.
  static func date(of days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The seconds from the beginning of 1970 to the first and to the last moment that have four digits.
  private static let first = -62_135_596_800.0
  private static let last = 253_402_300_799.0

  static func iso8601(of seconds: Double) -> String {
    let kept = seconds.isNaN ? 0 : min(max(seconds, first), last)
    var whole = kept.rounded(.down)
    var thousandths = ((kept - whole) * 1_000).rounded()
    if thousandths >= 1_000 {
      thousandths = 0
      whole += 1
    }
    let days = (whole / secondsOfDay).rounded(.down)
    let rest = Int(whole - days * secondsOfDay)
    let (year, month, day) = date(of: Int(days))
    var bytes: [UInt8] = []
    add(year, 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    add(month, 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    add(day, 2, to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    add(rest / 3_600, 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    add(rest / 60 % 60, 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    add(rest % 60, 2, to: &bytes)
    if thousandths > 0 {
      bytes.append(UInt8(ascii: "."))
      add(Int(thousandths), 3, to: &bytes)
    }
    bytes.append(UInt8(ascii: "Z"))
    return String(bytes: bytes)
  }

  private static func add(_ number: Int, _ digits: Int, to bytes: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
