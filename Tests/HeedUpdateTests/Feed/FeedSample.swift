import Heed
import HeedDocument
import HeedUpdate

enum FeedSample {
  /// A feed that uses every key.
  static let text = """
    {
      "$schema": "https://example.org/feed.schema.json",
      "heedFeed": 1,
      "serial": 42,
      "issued": "2026-03-01T00:00:00Z",
      "expires": "2026-05-01T00:00:00Z",
      "apps": [
        {
          "id": "org.example.teapot",
          "platform": "ios",
          "name": "Teapot Timer",
          "storeID": "1000000001",
          "link": "https://apps.apple.com/app/id1000000001",
          "policy": {
            "rules": {"major": "optional", "minor": "skippable", "patch": "skippable",
                      "revision": "none", "build": "none"},
            "daysSinceRelease": 0.5,
            "reminderDays": 2,
            "timesShown": 5,
            "quietHours": {"from": "22:00", "to": "07:30"},
            "minimumSupported": "1.4",
            "minimumFrom": "2026-01-01T00:00:00Z",
            "minimumSystem": "16.0",
            "minimumMessage": {"en": "This version is too old.", "de": "Zu alt."},
            "blocked": [
              "1.5.2",
              {"version": "1.5.3", "message": "It loses tea."},
              {"from": "1.6", "before": "1.6.3"},
              {"through": "0.9"}
            ],
            "onlyMandatory": false,
            "environments": {"testFlight": {"channel": "beta"}, "debug": false}
          },
          "releases": [
            {
              "version": "2.1.0-beta.1",
              "build": "210",
              "date": "2026-03-01T08:00:00Z",
              "channel": "beta",
              "rollout": {"interval": 3600, "groups": 5, "salt": "spring", "paused": true}
            },
            {
              "version": "2.0",
              "build": "200",
              "date": "2026-02-01T08:00:00Z",
              "starts": "2026-02-02T08:00:00Z",
              "title": {"en": "Oolong", "de": "Oolong"},
              "notes": [
                {"language": "en", "format": "markdown", "text": "* Oolong"},
                {"language": "de", "text": "Oolong", "link": "https://example.org/de"},
                {"link": "https://example.org/notes"}
              ],
              "link": "https://apps.apple.com/app/id1000000001?x",
              "platform": "ios",
              "requires": [],
              "minimumSystem": "16.0",
              "maximumSystem": "26.99",
              "devices": ["phone", "tablet"],
              "hardware": ["arm64"],
              "minimumVersion": "1.0",
              "critical": {"below": "1.8"},
              "informational": {"versions": ["1.1"], "below": "0.5"},
              "rollout": {"percentages": [1, 10, 50, 100]},
              "majorUpgradeBelow": "2.0",
              "ignoreSkippedBelow": "2.0"
            },
            {"version": "1.9", "notes": "Small things.", "critical": true}
          ]
        },
        {"id": "org.example.teapot", "platform": "macos", "releases": [{"version": "3.0"}]}
      ]
    }
    """

  static func read(_ text: String, isStrict: Bool = false) throws -> Feed {
    try FeedReader(isStrict: isStrict).read(Array(text.utf8))
  }

  /// A feed for one app, whose members are given.
  static func app(_ members: String, top: String = "") -> String {
    "{\"heedFeed\": 1, \(top)\"apps\": [{\"id\": \"a\", \(members)}]}"
  }
}
