import Heed
import HeedDocument
import HeedFindings
import HeedMatrix
import Testing

struct MatrixConfigurationTests {
  private static func read(_ text: String) throws(DocumentError) -> MatrixConfiguration {
    try MatrixConfigurationReader.read(Array(text.utf8))
  }

  @Test func readsEverythingThatMayStandThere() throws {
    let configuration = try Self.read(
      """
      {"documents": ["alerts", "b.json"], "strings": "App", "baseLanguage": "en",
       "fonts": ["f.ttf"], "output": "out", "languages": "all", "textSizes": ["L", "AX3"],
       "appearances": ["light"], "contrasts": ["normal", "high"], "devices": ["iPhone SE"],
       "sizes": ["320x256"], "scales": [1, "2"], "themes": ["own", "ios26"], "directions": "auto",
       "silence": [{"code": "text-cut-off", "document": "b.json", "language": "de",
                    "reason": "It is a name."}]}
      """)
    #expect(configuration.documents == ["alerts", "b.json"])
    #expect(configuration.strings == "App" && configuration.output == "out")
    #expect(configuration.languages == [] && configuration.baseLanguage == "en")
    #expect(configuration.textSizes == [.large, .accessibility3])
    #expect(configuration.contrasts == [false, true])
    #expect(configuration.scales == [1, 2] && configuration.screens.count == 4)
    #expect(configuration.themes == [nil, .ios26] && configuration.directions == [nil])
    let silence = try #require(configuration.silences?.first)
    #expect(silence.code == .textCutOff && silence.language == "de" && silence.line == 5)
  }

  @Test(arguments: [
    ("[]", "1:1: a configuration is an object"),
    ("{\"heed\": 1}", "1:2: heed: this is an alert document"),
    (
      "{\n  \"textSize\": \"L\"}",
      "2:3: textSize: unknown key 'textSize'; did you mean 'textSizes'?"
    ),
    ("{\"textSizes\": [\"L\", \"AX9\"]}", "1:21: textSizes[1]: 'AX9' is not a text size"),
    ("{\"textSizes\": []}", "1:15: textSizes: this list is empty"),
    ("{\"themes\": 3}", "1:12: themes: this has to be a text or a list of texts"),
    ("{\"output\": [\"a\"]}", "1:12: output: this has to be a text"),
    ("{\"scales\": [7]}", "1:13: scales[0]: '7' is not a scale"),
    ("{\"scales\": [1e300]}", "1:13: scales[0]: '99' is not a scale"),
    ("{\"languages\": \"all\"}", "1:15: languages: 'all' are those of 'strings'"),
    ("{\"sizes\": \"1x1\", \"sizes\": \"2x2\"}", "1:18: sizes: 'sizes' stands here twice"),
    ("{\"silence\": {}}", "1:13: silence: this has to be a list"),
    ("{\"silence\": [{\"reason\": \"x\"}]}", "1:14: silence[0]: 'code' is missing"),
    ("{\"silence\": [{\"code\": \"contrast\"}]}", "1:14: silence[0]: 'reason' is missing"),
    (
      "{\"silence\": [{\"code\": \"contarst\", \"reason\": \"x\"}]}",
      "1:23: silence[0].code: there is no finding 'contarst'; did you mean 'contrast'?"
    ),
    (
      "{\"silence\": [{\"code\": \"contrast\", \"reason\": \"\"}]}", "1:45: silence[0].reason: this"
    ),
    ("{\"documents\": \"a\",}", "1:18: nothing follows this comma"),
    ("{\"documents\": \"a\\u0000b\"}", "1:15: documents: this text is empty, or has a zero"),
  ])
  func saysWhereAndWhatIsWrong(_ text: String, _ issue: String) {
    do throws(DocumentError) {
      _ = try Self.read(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.issues[0].description.hasPrefix(issue), "\(error.issues[0])")
    }
  }

  @Test func saysAllThatIsWrongAtOnce() {
    do throws(DocumentError) {
      _ = try Self.read("{\"textSizes\": \"X\", \"themes\": \"Y\", \"nothing\": 1}")
      Issue.record("it was read")
    } catch {
      #expect(error.issues.count == 3)
    }
  }

  @Test func givesUpOnHostileOnesSoon() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: DocumentError.self) { try Self.read(deep) }
    let keys = (0..<20_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
    do throws(DocumentError) {
      _ = try Self.read("{\(keys)}")
      Issue.record("it was read")
    } catch {
      #expect(error.issues.count <= 51)
    }
  }
}
