import Testing

@testable import HeedUIKit

@Suite struct SystemStylingTests {
  @Test(arguments: [
    ("attributedTitle", ["setAttributedTitle:", "_setAttributedTitle:"]),
    ("image", ["setImage:", "_setImage:"]),
  ])
  func asksForTheMethodsThatKeyValueCodingWouldCall(key: String, setters: [String]) {
    #expect(SystemStyling.setters(of: key) == setters)
  }
}
