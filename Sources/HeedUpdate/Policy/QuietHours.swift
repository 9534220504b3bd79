/// A part of each day, by the device's own time, in which the person is not asked.
public struct QuietHours: Hashable, Sendable {
  /// The minute of the day at which it begins, from 0 to 1,439.
  public var start: Int
  /// The minute of the day at which it ends; that minute itself is not quiet. Where it is before the
  /// start, the time goes over midnight; where both are the same, there is none.
  public var end: Int

  /// Makes quiet hours of minutes of the day.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// Whether a moment is quiet at a place so many seconds east of UTC.
  public func contains(_ moment: Timestamp, utcOffset: Double) -> Bool {
    let minute = QuietHours.minute(of: moment, utcOffset: utcOffset)
    return start <= end ? minute >= start && minute < end : minute >= start || minute < end
  }

  /// The first moment after a quiet one that is not quiet.
  func ending(after moment: Timestamp, utcOffset: Double) -> Timestamp {
    let day = CalendarDate.secondsOfDay
    let local = moment.seconds + utcOffset
    let midnight = (local / day).rounded(.down) * day
    let ending = midnight + Double(end) * 60
    return Timestamp(seconds: (ending > local ? ending : ending + day) - utcOffset)
  }

  private static func minute(of moment: Timestamp, utcOffset: Double) -> Int {
    let local = moment.seconds + utcOffset
    let day = CalendarDate.secondsOfDay
    // Beyond that a number does not tell minutes any more.
    guard local.magnitude < 1e12 else { return 0 }
    return Int((local - (local / day).rounded(.down) * day) / 60)
  }
}
