internal import Heed

/// A moment in time.
public struct Timestamp: Hashable, Sendable {
  /// The seconds since the beginning of 1970 in UTC, without leap seconds.
  public var seconds: Double

  /// Makes a moment of the seconds since the beginning of 1970 in UTC.
  public init(seconds: Double) {
    self.seconds = seconds
  }

  /// Makes a moment of a text of RFC 3339, such as `2026-03-02T08:15:00Z`.
  ///
  /// - Parameters:
  ///   - text: A date and a time; the seconds, and their fraction, may be missing.
  ///   - assumesUTC: Whether a text without a zone, or with a date alone, counts as UTC; false by
  ///     default, and then it is an error.
  /// - Throws: an error where it is no such text, or no such day or time exists.
  public init(iso8601 text: String, assumesUTC: Bool = false) throws(TimestampError) {
    var parser = TimestampParser(text.bytes)
    self = try parser.iso8601(assumesUTC: assumesUTC)
  }

  /// Makes a moment of a text of RFC 822, such as `Mon, 02 Mar 2026 08:15:00 +0000`.
  ///
  /// - Parameters:
  ///   - text: The weekday and the seconds may be missing, the year may have two digits.
  ///   - assumesUTC: Whether a text without a zone counts as UTC; true by default, since such are
  ///     found in feeds.
  /// - Throws: an error where it is no such text, or no such day or time exists.
  public init(rfc822 text: String, assumesUTC: Bool = true) throws(TimestampError) {
    var parser = TimestampParser(text.bytes)
    self = try parser.rfc822(assumesUTC: assumesUTC)
  }

  /// The moment as RFC 3339 in UTC, such as `2026-03-02T08:15:00Z`; fractions only where there are
  /// some, down to the millisecond. Years beyond 1 to 9999 are written as the nearest of these.
  public var iso8601: String { CalendarDate.iso8601(of: seconds) }

  /// The moment so many seconds later.
  public static func + (moment: Timestamp, seconds: Double) -> Timestamp {
    Timestamp(seconds: moment.seconds + seconds)
  }

  /// The moment so many seconds earlier.
  public static func - (moment: Timestamp, seconds: Double) -> Timestamp {
    Timestamp(seconds: moment.seconds - seconds)
  }

  /// The seconds from one moment to another.
  public static func - (later: Timestamp, earlier: Timestamp) -> Double {
    later.seconds - earlier.seconds
  }
}

extension Timestamp: Comparable {
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.seconds < second.seconds
  }
}

extension Timestamp: CustomStringConvertible {
  public var description: String { iso8601 }
}
