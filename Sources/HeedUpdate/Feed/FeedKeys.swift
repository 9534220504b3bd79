internal import Heed

/// The keys of a feed, an object each, in the order in which they are written.
enum FeedKey {
  enum Top: UInt8, NamedKind {
    case schema, heedFeed, serial, issued, expires, apps

    static var names: WordList { "$schema heedFeed serial issued expires apps" }
  }

  enum App: UInt8, NamedKind {
    case id, platform, name, storeID, link, policy, releases

    static var names: WordList { "id platform name storeID link policy releases" }
  }

  enum Release: UInt8, NamedKind {
    case version, build, date, starts, title, notes, link, channel, platform, requires,
      minimumSystem, maximumSystem, devices, hardware, minimumVersion, critical, informational,
      rollout, majorUpgradeBelow, ignoreSkippedBelow

    static var names: WordList {
      """
      version build date starts title notes link channel platform requires minimumSystem \
      maximumSystem devices hardware minimumVersion critical informational rollout \
      majorUpgradeBelow ignoreSkippedBelow
      """
    }

    /// Whether it says who does not get the release.
    var isNarrowing: Bool {
      switch self {
      case .starts, .channel, .platform, .requires, .minimumSystem, .maximumSystem, .devices,
        .hardware, .minimumVersion, .informational, .rollout:
        true
      case .version, .build, .date, .title, .notes, .link, .critical, .majorUpgradeBelow,
        .ignoreSkippedBelow:
        false
      }
    }
  }

  enum Notes: UInt8, NamedKind {
    case language, format, text, link

    static var names: WordList { "language format text link" }
  }

  enum Critical: UInt8, NamedKind {
    case below

    static var names: WordList { "below" }
  }

  enum Informational: UInt8, NamedKind {
    case versions, below

    static var names: WordList { "versions below" }
  }

  enum Rollout: UInt8, NamedKind {
    case interval, groups, percentages, salt, paused

    static var names: WordList { "interval groups percentages salt paused" }
  }

  enum Policy: UInt8, NamedKind {
    case rules, daysSinceRelease, reminderDays, timesShown, quietHours, minimumSupported,
      minimumFrom, minimumSystem, minimumMessage, blocked, onlyMandatory, environments

    static var names: WordList {
      """
      rules daysSinceRelease reminderDays timesShown quietHours minimumSupported minimumFrom \
      minimumSystem minimumMessage blocked onlyMandatory environments
      """
    }
  }

  enum QuietHours: UInt8, NamedKind {
    case from, to

    static var names: WordList { "from to" }
  }

  enum Blocked: UInt8, NamedKind {
    case version, from, through, before, message

    static var names: WordList { "version from through before message" }
  }

  enum Environment: UInt8, NamedKind {
    case ask, channel

    static var names: WordList { "ask channel" }
  }
}
