import Heed
import Testing

@testable import HeedUpdate

@Suite struct StoreLinkTests {
  @Test(arguments: [
    "https://apps.apple.com/us/app/teapot-timer/id1000000001?uo=4",
    "https://itunes.apple.com/app/id1000000001", "HTTPS://Apps.Apple.COM/app/id1",
    "itms-apps://apps.apple.com/app/id1000000001", "itms-apps://itunes.apple.com/app/id1?mt=8",
    "https://apps.apple.com", "https://apps.apple.com#top",
    "https://apps.apple.com/app/caf%C3%A9/id1",
  ])
  func opensApplesStore(_ address: String) throws {
    #expect(try StoreLink(address).address == Name(address))
    #expect(LinkAllowList.appStore.contains(address))
  }

  static let refused: [(String, StoreLinkError.Kind)] = [
    ("", .empty), ("apps.apple.com", .noScheme), ("//apps.apple.com/x", .noScheme),
    (":https://apps.apple.com", .noScheme), ("https:apps.apple.com", .noHost),
    ("https:/apps.apple.com", .noHost), ("https:///apps.apple.com", .noHost),
    ("https://", .noHost), ("https://?x", .noHost),
    ("http://apps.apple.com/app/id1", .schemeNotAllowed),
    ("javascript://apps.apple.com/%0aalert(1)", .schemeNotAllowed),
    ("itms-services://apps.apple.com/?action=download-manifest", .schemeNotAllowed),
    ("file:///etc/passwd", .noHost), ("tel:123", .noHost), ("data:text/html,x", .noHost),
    ("https://apps.apple.com.evil.example/app/id1", .hostNotAllowed),
    ("https://evil.example/apps.apple.com", .hostNotAllowed),
    ("https://evil.example#apps.apple.com", .hostNotAllowed),
    ("https://evil.example?apps.apple.com", .hostNotAllowed),
    ("https://xapps.apple.com/", .hostNotAllowed), ("https://apple.com/", .hostNotAllowed),
    ("https://apps.apple.com./app", .hostNotAllowed), ("https://.apps.apple.com", .hostNotAllowed),
    ("https://apps%2Eapple.com/", .hostNotAllowed), ("https://[::1]/", .port),
    ("https://apps.apple.com@evil.example/", .userName),
    ("https://user:pass@apps.apple.com/", .userName),
    ("https://apps.apple.com:8443/", .port), ("https://apps.apple.com:443/", .port),
    ("https://apps.apple.com\\@evil.example/", .unsafeCharacter),
    ("https://evil.example\\.apps.apple.com/", .unsafeCharacter),
    (" https://apps.apple.com/", .unsafeCharacter), ("https://apps.apple.com/\n", .unsafeCharacter),
    ("https://apps.apple.com/a b", .unsafeCharacter), ("java\tscript:x", .unsafeCharacter),
    ("https://аpps.apple.com/", .unsafeCharacter),
    ("https://apps.apple.com/\u{202E}", .unsafeCharacter),
    ("https://apps.apple.com/" + String(repeating: "a", count: 2048), .tooLong),
  ]

  @Test(arguments: refused.indices)
  func refusesEverythingElse(_ index: Int) {
    let (address, kind) = Self.refused[index]
    let error = #expect(throws: StoreLinkError.self) { try StoreLink(address) }
    #expect(error?.kind == kind, "\(address)")
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test func opensOneAppsPageAlone() throws {
    let address = "https://apps.apple.com/us/app/teapot/id1000000001?uo=4"
    #expect(try StoreLink(address, appID: "1000000001").address == Name(address))
    for address in [
      "https://apps.apple.com/us/app/teapot/id10000000012", "https://apps.apple.com/id2",
      "https://apps.apple.com/us/app/other/id2?id1000000001", "https://apps.apple.com/",
      "https://apps.apple.com/us/app/other/id2#/id1000000001",
    ] {
      let error = #expect(throws: StoreLinkError.self) {
        try StoreLink(address, appID: "1000000001")
      }
      #expect(error?.kind == .otherApp, "\(address)")
    }
  }

  @Test func takesSchemesAndHostsFromCode() throws {
    func kind(_ address: String, _ list: LinkAllowList) -> StoreLinkError.Kind? {
      do throws(StoreLinkError) {
        _ = try StoreLink(address, allowed: list)
        return nil
      } catch {
        return error.kind
      }
    }
    let list = LinkAllowList(schemes: ["HTTPS", "teapot"], hosts: ["updates.example.com", "page"])
    #expect(kind("https://updates.example.com/teapot.dmg", list) == nil)
    #expect(kind("teapot://page", list) == nil)
    #expect(kind("https://apps.apple.com/app/id1", list) == .hostNotAllowed)
    #expect(kind("https://apps.apple.com/app/id1", .none) == .schemeNotAllowed)
    #expect(kind("https://example.com/notes", .https) == nil)
    #expect(kind("http://example.com/notes", .https) == .schemeNotAllowed)
    let below = LinkAllowList(hosts: [".example.com"])
    #expect(kind("https://a.example.com/", below) == nil)
    #expect(kind("https://example.com/", below) == .hostNotAllowed)
    #expect(kind("https://aexample.com/", below) == .hostNotAllowed)
  }

  @Test func makesAnAppsPageOfItsID() throws {
    #expect(
      try StoreLink(appID: "1000000001").description == "https://apps.apple.com/app/id1000000001")
    #expect(try StoreLink(appID: "id42") == StoreLink(appID: "42"))
    for id in ["", "id", "12a", "-1", "1/../../x", "123456789012345678901"] {
      let error = #expect(throws: StoreLinkError.self) { try StoreLink(appID: id) }
      #expect(error?.kind == .badAppID, "\(id)")
    }
  }

  @Test func namesTheHostThatIsNotAllowed() {
    let error = #expect(throws: StoreLinkError.self) { try StoreLink("https://evil.example/x") }
    #expect(error?.part == "evil.example")
    #expect(error?.description == "The host \"evil.example\" is not allowed; allow it in code.")
  }
}
