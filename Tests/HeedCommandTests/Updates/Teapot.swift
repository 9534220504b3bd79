import Foundation

/// An app and the documents of its releases.
enum Teapot {
  static let app = "org.example.teapot"
  static let now = "2026-03-10T12:00:00Z"

  /// A feed of one app; releases and a policy as JSON.
  static func feed(_ releases: String, policy: String = "{}", serial: Int = 1) -> String {
    """
    {
      "heedFeed": 1,
      "serial": \(serial),
      "issued": "2026-03-01T00:00:00Z",
      "expires": "2026-06-01T00:00:00Z",
      "apps": [
        {
          "id": "org.example.teapot",
          "platform": "ios",
          "link": "https://apps.apple.com/app/id1000000001",
          "policy": \(policy),
          "releases": [\(releases)]
        }
      ]
    }
    """
  }

  /// An appcast with two items, of which one is for a channel.
  static let appcast = """
    <?xml version="1.0"?>
    <rss version="2.0" xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle"><channel>
    <item><sparkle:version>3100</sparkle:version><sparkle:shortVersionString>3.1</sparkle:shortVersionString>
    <enclosure url="Teapot-3.1.zip" length="1" type="application/octet-stream"/></item>
    <item><sparkle:version>3200</sparkle:version><sparkle:channel>beta</sparkle:channel>
    <enclosure url="Teapot-3.2.zip" length="1" type="application/octet-stream"/></item>
    </channel></rss>
    """

  static let lookup = """
    {"resultCount": 1, "results": [{"trackId": 1000000001, "bundleId": "org.example.teapot",
     "version": "2.4.1", "minimumOsVersion": "16.0",
     "trackViewUrl": "https://apps.apple.com/us/app/teapot-timer/id1000000001?uo=4"}]}
    """

  /// Writes a text into a file of a folder and gives its path.
  static func write(_ text: String, _ name: String, in folder: String) throws -> String {
    let path = folder + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// The value of a key of a JSON object that was printed.
  static func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }
}
