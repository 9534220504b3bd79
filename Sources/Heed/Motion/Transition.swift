/// How a panel comes or goes: the pose at the far end and the way between.
public struct Transition: Hashable, Sendable {
  /// A transition that Heed brings.
  public struct Preset: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case none, fade, popup, controller, classic, sheet, banner

      package static var names: WordList { "none fade popup controller classic sheet banner" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// Every transition that Heed brings.
    public static var all: [Preset] { Kind.allCases.map { Preset(kind: $0) } }

    /// The name that documents use.
    public var name: String { kind.name }

    /// At once.
    public static let none = Preset(kind: .none)
    /// It fades.
    public static let fade = Preset(kind: .fade)
    /// It springs up from nothing, and shrinks when it goes.
    public static let popup = Preset(kind: .popup)
    /// It shrinks into place from 1.1, and fades when it goes.
    public static let controller = Preset(kind: .controller)
    /// As iOS 13 to 18 show an alert.
    public static let classic = Preset(kind: .classic)
    /// It slides in from the bottom edge.
    public static let sheet = Preset(kind: .sheet)
    /// It slides in from the edge at which it stands.
    public static let banner = Preset(kind: .banner)
  }

  package indirect enum Kind: Hashable, Sendable {
    case preset(Preset)
    case custom(pose: Pose, duration: Double, delay: Double, curve: Curve)
  }

  package var kind: Kind

  /// A transition that Heed brings.
  public static func preset(_ preset: Preset) -> Transition {
    Transition(kind: .preset(preset))
  }

  /// A transition between a pose, from which the panel comes or to which it goes, and its place at
  /// rest.
  ///
  /// Duration and delay are in seconds; a duration of 0 is at once. The curve is slow at first and at
  /// last by default.
  public static func custom(
    _ pose: Pose, duration: Double, delay: Double = 0, curve: Curve = .easeInOut
  ) -> Transition {
    Transition(kind: .custom(pose: pose, duration: duration, delay: delay, curve: curve))
  }
}
