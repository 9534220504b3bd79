/// How long a load may take and how much it may bring.
///
/// Values out of their range count as the nearest one inside.
public struct SourceLimits: Hashable, Sendable {
  /// Seconds for everything, redirects and the retry included; 0.05 to 600, 20 by default.
  public var seconds: Double
  /// Seconds until a connection stands; at most ``seconds``, 8 by default.
  public var connectSeconds: Double
  /// Seconds in which fewer than ``stallBytes`` a second arrive before the load is given up, in whole
  /// seconds of 1 or more; 6 by default.
  public var stallSeconds: Double
  /// Bytes a second below which a load counts as stalled; 64 by default.
  public var stallBytes: Int
  /// The largest body in bytes after unpacking; 4 MiB by default.
  public var bytes: Int
  /// The largest number of redirects followed; 0 to 20, 5 by default.
  public var redirects: Int

  /// Makes limits.
  public init(
    seconds: Double = 20, connectSeconds: Double = 8, stallSeconds: Double = 6,
    stallBytes: Int = 64, bytes: Int = 4 << 20, redirects: Int = 5
  ) {
    self.seconds = seconds
    self.connectSeconds = connectSeconds
    self.stallSeconds = stallSeconds
    self.stallBytes = stallBytes
    self.bytes = bytes
    self.redirects = redirects
  }

  /// The limits with every value in its range; what is no number takes the default.
  var bounded: SourceLimits {
    let usual = SourceLimits()
    func within(_ value: Double, _ range: ClosedRange<Double>, _ otherwise: Double) -> Double {
      value.isNaN ? otherwise : min(max(value, range.lowerBound), range.upperBound)
    }
    let whole = within(seconds, 0.05...600, usual.seconds)
    return SourceLimits(
      seconds: whole,
      connectSeconds: within(connectSeconds, 0.05...whole, min(usual.connectSeconds, whole)),
      stallSeconds: within(stallSeconds, 1...600, usual.stallSeconds),
      stallBytes: max(stallBytes, 0), bytes: min(max(bytes, 0), 1 << 30),
      redirects: min(max(redirects, 0), 20))
  }
}
