public import Heed

extension UpdateTexts {
  /// A text by its place in the prompts.
  ///
  /// What stands in braces is put in: `{app}`, `{version}`, `{installed}`, `{system}`, `{link}`,
  /// `{count}`.
  public struct Key: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case availableTitle, availableMessage, criticalTitle, criticalMessage, forcedTitle,
        forcedMessage, blockedTitle, blockedMessage, unsupportedTitle, unsupportedSystem,
        unsupportedDevice, currentTitle, currentMessage, failedTitle, failedMessage, waiting,
        storeFailed, notes, version, update, updateNow, later, skip, close, ok, checkAgain,
        tryAgain, daysLeft, timesLeft

      package static var names: WordList {
        """
        availableTitle availableMessage criticalTitle criticalMessage forcedTitle \
        forcedMessage blockedTitle blockedMessage unsupportedTitle unsupportedSystem \
        unsupportedDevice currentTitle currentMessage failedTitle failedMessage waiting \
        storeFailed notes version update updateNow later skip close ok checkAgain \
        tryAgain daysLeft timesLeft
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// A newer version, which may be put off or skipped.
    public static let availableTitle = Key(kind: .availableTitle)
    public static let availableMessage = Key(kind: .availableMessage)
    /// A newer version that should not be put off.
    public static let criticalTitle = Key(kind: .criticalTitle)
    public static let criticalMessage = Key(kind: .criticalMessage)
    /// The installed version is too old to be used.
    public static let forcedTitle = Key(kind: .forcedTitle)
    public static let forcedMessage = Key(kind: .forcedMessage)
    /// Just the installed version may not be used.
    public static let blockedTitle = Key(kind: .blockedTitle)
    /// Used where the feed says nothing itself.
    public static let blockedMessage = Key(kind: .blockedMessage)
    /// The newer version does not run here.
    public static let unsupportedTitle = Key(kind: .unsupportedTitle)
    /// …because of the system's version; `{system}` is its name and the least version.
    public static let unsupportedSystem = Key(kind: .unsupportedSystem)
    /// …because of the device.
    public static let unsupportedDevice = Key(kind: .unsupportedDevice)
    /// Nothing newer was found when the person asked.
    public static let currentTitle = Key(kind: .currentTitle)
    public static let currentMessage = Key(kind: .currentMessage)
    /// Nobody could be asked when the person asked.
    public static let failedTitle = Key(kind: .failedTitle)
    public static let failedMessage = Key(kind: .failedMessage)
    /// The person came back from the store with the same version.
    public static let waiting = Key(kind: .waiting)
    /// The store did not open; `{link}` is its address.
    public static let storeFailed = Key(kind: .storeFailed)
    /// Stands above the release notes.
    public static let notes = Key(kind: .notes)
    public static let version = Key(kind: .version)
    public static let update = Key(kind: .update)
    public static let updateNow = Key(kind: .updateNow)
    public static let later = Key(kind: .later)
    public static let skip = Key(kind: .skip)
    public static let close = Key(kind: .close)
    public static let ok = Key(kind: .ok)
    public static let checkAgain = Key(kind: .checkAgain)
    public static let tryAgain = Key(kind: .tryAgain)
    /// How many days are left until the update is required; it has plural forms.
    public static let daysLeft = Key(kind: .daysLeft)
    /// How often the update may still be put off; it has plural forms.
    public static let timesLeft = Key(kind: .timesLeft)

    /// The key's name, such as `availableTitle`.
    public var name: String { kind.name }
    /// Whether its text depends on a number.
    public var hasPluralForms: Bool { kind == .daysLeft || kind == .timesLeft }
    /// All keys.
    public static var all: [Key] { Kind.allCases.map { Key(kind: $0) } }
  }
}
