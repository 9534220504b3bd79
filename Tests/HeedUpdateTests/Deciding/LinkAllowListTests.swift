import Heed
import HeedUpdate
import Testing

@Suite struct LinkAllowListTests {
  @Test(arguments: [
    ("https://apps.apple.com/app/id1", true), ("HTTPS://APPS.APPLE.COM/app", true),
    ("itms-apps://apps.apple.com/app/id1", true), ("https://itunes.apple.com", true),
    ("https://apps.apple.com:443/x", true), ("https://apps.apple.com?x", true),
    ("http://apps.apple.com/app", false), ("https://apps.apple.com.evil.org/", false),
    ("https://evil.org/apps.apple.com", false), ("https://apps.apple.com@evil.org/", false),
    ("https://evil.org#apps.apple.com", false), ("https://apps.apple.com\\@evil.org/", false),
    ("https:apps.apple.com", false), ("https:///apps.apple.com", false),
    ("//apps.apple.com", false),
    ("https://apps.apple.com:x/", false), ("https://apps.apple.com:/", false),
    ("https://apps.apple.com/\n", false), ("https://apps.apple.com/a b", false),
    ("javascript://apps.apple.com/%0aalert(1)", false), ("", false), ("https://", false),
    ("https://аpps.apple.com/", false), ("https://apps%2eapple.com/", false),
    ("https://xapps.apple.com/", false), ("https://apps.apple.com/\\x", false),
    ("https://[::1]/", false),
  ])
  func opensNothingButTheStore(_ link: String, _ isAllowed: Bool) {
    #expect(LinkAllowList.appStore.contains(link) == isAllowed)
  }

  @Test func aDotAllowsTheHostsBelow() {
    let list = LinkAllowList(hosts: [".example.org"])
    #expect(list.contains("https://dl.example.org/x"))
    #expect(!list.contains("https://example.org/x"))
    #expect(!list.contains("https://badexample.org/x"))
    #expect(!LinkAllowList.none.contains("https://example.org"))
    #expect(LinkAllowList.https.contains("https://example.org/x"))
    #expect(!LinkAllowList.https.contains("http://example.org/x"))
  }
}
