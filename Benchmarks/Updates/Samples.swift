internal import Heed
internal import HeedUpdate

/// The documents that are read and decided from.
enum Samples {
  static let released = Timestamp(seconds: 1_793_600_000)

  static let installed = InstalledApp(id: "org.example.teapot", versionText: "2.3.0")
  static let settings = UpdateSettings(allowedLinks: .https)
  static var device: Device {
    Device(system: try? Version("17.4"), family: "phone", languages: ["de", "en"])
  }

  /// A feed of one app with five releases, the newest of which is rolled out in seven days.
  static var feed: [UInt8] {
    let percentages = PhasedRollout.plan.map { String(Int($0)) }.joined(separator: ", ")
    var releases = [
      """
      {"version": "2.4.0", "date": "\(released.iso8601)", "minimumSystem": "16.0",
       "notes": {"en": "Rotating is smooth again.", "de": "Drehen geht wieder rund."},
       "rollout": {"percentages": [\(percentages)]}}
      """
    ]
    for minor in [3, 2, 1, 0] {
      releases.append(
        #"{"version": "2.\#(minor).0", "date": "2026-0\#(minor + 1)-01T08:00:00Z"}"#)
    }
    return Array(
      """
      {"heedFeed": 1, "serial": 7, "apps": [{"id": "org.example.teapot", "platform": "ios",
       "link": "https://apps.apple.com/app/id1000000001",
       "policy": {"minimumSupported": "1.5", "reminderDays": 3, "blocked": ["2.2.0"]},
       "releases": [\(releases.joined(separator: ",\n"))]}]}
      """.utf8)
  }

  /// An appcast of so many items, each with all that is usual.
  static func appcast(_ count: Int) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="utf-8"?>
      <rss version="2.0" xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle">
      <channel><title>Teapot Timer</title>

      """
    for number in 1...count {
      text += """
        <item>
          <title>Version 2.\(number)</title>
          <pubDate>Mon, 02 Mar 2026 08:15:00 +0000</pubDate>
          <sparkle:version>\(3_000 + number)</sparkle:version>
          <sparkle:shortVersionString>2.\(number)</sparkle:shortVersionString>
          <sparkle:minimumSystemVersion>12.0</sparkle:minimumSystemVersion>
          <description><![CDATA[<ul><li>Whistles <b>louder</b> &amp; longer.</li></ul>]]></description>
          <enclosure url="https://example.org/teapot-2.\(number).zip" length="12345678"
            type="application/octet-stream" sparkle:edSignature="QUJD" />
        </item>

        """
    }
    return Array((text + "</channel></rss>\n").utf8)
  }
}
