import Heed
import Testing

@testable import HeedDocument

@Suite struct KeyTests {
  @Test(arguments: Key.allCases)
  func isCalledAsItsCase(_ key: Key) {
    let name = key == .schema ? "$schema" : String(describing: key)
    #expect(key.name == name)
    #expect(Key(Array(name.utf8)) == key)
    #expect(KeyTable.key(Array(name.utf8)) == key)
  }

  @Test(arguments: ["", " ", "titl", "titles", "title message", "on ", "Title", "é"])
  func knowsNoOther(_ name: String) {
    #expect(Key(Array(name.utf8)) == nil)
    #expect(KeyTable.key(Array(name.utf8)) == nil)
  }
}
