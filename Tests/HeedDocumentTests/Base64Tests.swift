import Foundation
import Testing

@testable import HeedDocument

@Suite struct Base64Tests {
  @Test(arguments: 0...70)
  func agreesWithFoundation(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ count) }
    let text = Data(bytes).base64EncodedString()
    #expect(Base64.encode(bytes) == text)
    #expect(Base64.decode(text) == bytes)
  }

  @Test(arguments: [
    "A", "AB", "ABC", "ABCDE", "AB=", "A===", "====", "AB==CD==", "AA\n==", " AAA", "AB-_", "AB=A",
    "ABC= ", "AR==", "AAF=",
  ])
  func rejectsWhatIsNotExact(_ text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
