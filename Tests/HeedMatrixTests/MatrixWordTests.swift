import Heed
import HeedMatrix
import Testing

struct MatrixWordTests {
  @Test func readsAllTextSizesAtOnce() throws {
    #expect(try MatrixWord.textSizes("all").count == 12)
    #expect(try MatrixWord.textSizes("ax3") == [.accessibility3])
  }

  @Test(arguments: [
    "iPhone SE", "iphone-se", "IPHONE SE", "iPhone SE 2", "iPad Pro 12.9", "iPhone 16 Pro Max",
  ])
  func knowsADeviceHoweverItIsWritten(_ name: String) throws {
    #expect(try MatrixWord.devices(name).count == 1)
  }

  @Test func turnsADeviceOntoItsSide() throws {
    let upright = try MatrixWord.devices("iPhone 15")[0]
    let onItsSide = try MatrixWord.devices("iphone-15-landscape")[0]
    #expect(onItsSide.size == Size(width: upright.size.height, height: upright.size.width))
    #expect(upright.safeArea == EdgeInsets(top: 59, bottom: 34))
    #expect(onItsSide.safeArea == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(onItsSide.label == "iPhone 15 landscape@3x")
  }

  @Test func hasOneNameForEachDeviceAndASensibleScreen() {
    let names = MatrixDevice.allNames.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    for device in MatrixDevice.all {
      #expect(device.size.width < device.size.height, "\(device.names)")
      #expect(device.safeArea.top >= 20 && device.safeArea.top <= 68, "\(device.names)")
      #expect([2, 3].contains(device.scale), "\(device.names)")
    }
  }

  struct Fault: Sendable {
    let word: String
    let reason: String
    let suggestion: String?

    init(_ word: String, _ reason: String, _ suggestion: String? = nil) {
      self.word = word
      self.reason = reason
      self.suggestion = suggestion
    }
  }

  @Test(arguments: [
    (MatrixKey.textSizes, Fault("AX6", "'AX6' is not a text size", "AX1")),
    (.appearances, Fault("drak", "'drak' is not an appearance; it is light or dark", "dark")),
    (.contrasts, Fault("hihg", "'hihg' is not a contrast", "high")),
    (.devices, Fault("iPhne 15", "there is no device 'iPhne 15'", "iPhone 15")),
    (.sizes, Fault("390", "'390' is no size")), (.sizes, Fault("0x10", "'0x10' is no size")),
    (.sizes, Fault("1e3x10", "'1e3x10' is no size")),
    (.sizes, Fault("99999x1", "'99999x1' is no size")),
    (.scales, Fault("4", "'4' is not a scale; it is 1, 2 or 3", nil)),
    (.themes, Fault("iso", "'iso' is not a theme", "ios")),
    (.directions, Fault("lrt", "'lrt' is not a direction", "ltr")),
    (.languages, Fault("d", "'d' is no language")), (.languages, Fault("de/..", "'de/..' is no")),
  ])
  func saysWhatIsWrongWithAWord(_ key: MatrixKey, _ fault: Fault) {
    struct Failure: Error {
      let index: Int
      let fault: MatrixWord.Fault
    }
    var configuration = MatrixConfiguration()
    do throws(Failure) {
      try configuration.take(key, [fault.word]) { Failure(index: $0, fault: $1) }
      Issue.record("\(fault.word) was taken")
    } catch {
      #expect(error.index == 0)
      #expect(error.fault.reason.hasPrefix(fault.reason), "\(error.fault.reason)")
      if let suggestion = fault.suggestion { #expect(error.fault.suggestion == suggestion) }
    }
  }

  @Test func anOptionTakesTheWholeAxisOfScreensFromTheFile() {
    var options = MatrixConfiguration()
    options.sizes = [.standard]
    var file = MatrixConfiguration()
    file.devices = [MatrixScreen(name: "other", size: Size(width: 1, height: 1))]
    file.themes = [.ios26]
    let both = options.completed(by: file)
    #expect(both.screens == [.standard])
    #expect(both.themes == [.ios26])
  }

  @Test func eachScreenComesInEachScale() {
    var configuration = MatrixConfiguration()
    configuration.sizes = [.standard]
    configuration.scales = [1, 3]
    #expect(configuration.screens.map { $0.label } == ["390x844@1x", "390x844@3x"])
  }
}
