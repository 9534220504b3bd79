import Heed
import HeedDocument
import HeedFindings
import HeedTesting
import Testing

/// Each rule finds what it is for, and nothing in what is nearly the same.
struct RuleTests {
  struct Trial: CustomTestStringConvertible, Sendable {
    var code: Finding.Code
    var severity: Finding.Severity
    var path: String
    var bad: String
    var good: String

    init(
      _ code: Finding.Code, _ severity: Finding.Severity, _ path: String, bad: String,
      good: String
    ) {
      self.code = code
      self.severity = severity
      self.path = path
      self.bad = Self.document(bad)
      self.good = Self.document(good)
    }

    /// A document of some keys; a title and an action stand in for what is not said.
    private static func document(_ keys: String) -> String {
      let title =
        keys.contains("\"title\":") && keys.hasPrefix("\"title\"") ? "" : "\"title\": \"Saved\", "
      let actions = keys.contains("\"actions\":") ? "" : ", \"actions\": [{\"title\": \"Go on\"}]"
      return "{\"heed\": 1, \(title)\(keys)\(actions)}"
    }

    var testDescription: String { "\(code.name) at \(path)" }
  }

  static let trials: [Trial] = [
    Trial(
      .unsatisfiableField, .error, "content[0].field.maxLength",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "accepts": "email", "maxLength": 4}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "accepts": "email", "maxLength": 5}}]"#
    ),
    Trial(
      .unsatisfiableField, .error, "content[0].field.maxLength",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "accepts": "url", "maxLength": 7}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "accepts": "url", "maxLength": 8}}]"#
    ),
    Trial(
      .unsatisfiableField, .error, "content[0].field.maxLength",
      bad: #""content": [{"field": {"id": "a", "placeholder": "A", "maxLength": 0}}]"#,
      good: #""content": [{"field": {"id": "a", "placeholder": "A", "maxLength": 1}}]"#),
    Trial(
      .unsatisfiableField, .warning, "content[0].field.kind",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "kind": "number", "accepts": "email"}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "kind": "number", "accepts": "digits"}}]"#
    ),
    Trial(
      .unsatisfiableField, .error, "content[1].field.matches",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "accepts": "digits"}}, {"field": {"id": "b", "placeholder": "B", "accepts": "email", "matches": "a"}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "accepts": "digits"}}, {"field": {"id": "b", "placeholder": "B", "accepts": "number", "matches": "a"}}]"#
    ),
    Trial(
      .unsatisfiableField, .error, "content[1].field.matches",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "minLength": 8}}, {"field": {"id": "b", "placeholder": "B", "maxLength": 7, "matches": "a"}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "minLength": 8}}, {"field": {"id": "b", "placeholder": "B", "maxLength": 8, "matches": "a"}}]"#
    ),
    Trial(
      .unlikeFields, .warning, "content[1].field.matches",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "kind": "secure"}}, {"field": {"id": "b", "placeholder": "B", "matches": "a"}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "kind": "secure"}}, {"field": {"id": "b", "placeholder": "B", "kind": "secure", "matches": "a"}}]"#
    ),
    Trial(
      .invalidValue, .warning, "content[0].field.value",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "value": "x@y", "accepts": "email"}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A", "value": "x@y.z", "accepts": "email"}}]"#
    ),
    Trial(
      .invalidValue, .warning, "content[0].field.value",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A", "value": "four", "maxLength": 3}}]"#,
      good: #""content": [{"field": {"id": "a", "placeholder": "A", "value": "", "minLength": 3}}]"#
    ),
    Trial(
      .destructivePreferred, .warning, "preferred",
      bad: #""preferred": "d", "actions": [{"id": "d", "title": "Delete", "role": "destructive"}]"#,
      good:
        #""preferred": "k", "actions": [{"id": "d", "title": "Delete", "role": "destructive"}, {"id": "k", "title": "Keep", "role": "cancel"}]"#
    ),
    Trial(
      .vagueTitle, .warning, "actions[1].title",
      bad:
        #""actions": [{"title": "Delete", "role": "destructive"}, {"title": "No", "role": "cancel"}]"#,
      good:
        #""actions": [{"title": "Delete", "role": "destructive"}, {"title": "Keep", "role": "cancel"}]"#
    ),
    Trial(
      .vagueTitle, .note, "actions[0].title",
      bad:
        #""title": "Go on?", "actions": [{"title": "YES!"}, {"title": "Not now", "role": "cancel"}]"#,
      good: #""title": "Go on?", "actions": [{"title": "OK"}]"#),
    Trial(
      .vagueTitle, .note, "actions[0].title",
      bad: #""title": "続けますか？", "actions": [{"title": "はい"}, {"title": "後で", "role": "cancel"}]"#,
      good: #""title": "保存しました", "actions": [{"title": "はい"}, {"title": "後で", "role": "cancel"}]"#),
    Trial(
      .duplicateTitle, .warning, "actions[1].title",
      bad: #""actions": [{"title": "Save"}, {"title": "save"}]"#,
      good: #""actions": [{"title": "Save"}, {"title": "Save a copy"}]"#),
    Trial(
      .duplicateTitle, .warning, "content[0].choices.items[2].title",
      bad:
        #""content": [{"choices": {"id": "c", "items": [{"id": "1", "title": "A"}, {"id": "2", "title": "B"}, {"id": "3", "title": "A"}]}}]"#,
      good:
        #""content": [{"choices": {"id": "c", "items": [{"id": "1", "title": "A"}, {"id": "2", "title": "B"}, {"id": "3", "title": "C"}]}}]"#
    ),
    Trial(.noText, .warning, "", bad: #""title": " ""#, good: #""title": "", "message": "Saved""#),
    Trial(
      .repeatedText, .warning, "message", bad: #""message": "Saved""#, good: #""message": "saved!""#
    ),
    Trial(
      .missingLabel, .warning, "actions[0]",
      bad: #""actions": [{"id": "a", "image": {"symbol": "star"}}]"#,
      good: #""actions": [{"id": "a", "image": {"symbol": "star"}, "label": "Favour"}]"#),
    Trial(
      .missingLabel, .warning, "close",
      bad: #""close": {"image": {"symbol": "xmark"}}"#,
      good: #""close": {"image": {"symbol": "xmark"}, "label": "Close"}"#),
    Trial(
      .missingLabel, .note, "header.image", bad: #""header": {"image": {"symbol": "star"}}"#,
      good: #""header": {"image": {"symbol": "star", "label": ""}}"#),
    Trial(
      .missingLabel, .warning, "content[0].image",
      bad: #""content": [{"image": {"symbol": "star"}}]"#,
      good: #""content": [{"image": {"symbol": "star"}, "label": "A star"}]"#),
    Trial(
      .missingLabel, .warning, "content[0].field", bad: #""content": [{"field": {"id": "a"}}]"#,
      good: #""content": [{"field": {"id": "a"}, "label": "Name"}]"#),
    Trial(
      .missingLabel, .warning, "content[0].slot", bad: #""content": [{"slot": {"id": "a"}}]"#,
      good: #""content": [{"slot": {"id": "a", "label": "A map"}}]"#),
    Trial(
      .missingLabel, .warning, "content[0].switch",
      bad: #""content": [{"switch": {"id": "a", "title": ""}}]"#,
      good: #""content": [{"switch": {"id": "a", "title": "On"}}]"#),
    Trial(
      .missingLabel, .warning, "content[0]", bad: #""content": [{"progress": 0.5}]"#,
      good: #""content": [{"progress": 0.5, "label": "Loading"}]"#),
    Trial(
      .missingLabel, .warning, "content[0].choices.items[0]",
      bad: #""content": [{"choices": {"id": "c", "items": [{"id": "1", "title": ""}]}}]"#,
      good: #""content": [{"choices": {"id": "c", "items": [{"id": "1", "title": "A"}]}}]"#),
    Trial(
      .unusableShortcut, .warning, "actions[0].key",
      bad: #""actions": [{"title": "Save", "key": "Enter"}]"#,
      good: #""actions": [{"title": "Save", "key": "s"}]"#),
    Trial(
      .unusableShortcut, .warning, "actions[1].key",
      bad: #""actions": [{"title": "Save", "key": "s"}, {"title": "Send", "key": "S"}]"#,
      good: #""actions": [{"title": "Save", "key": "s"}, {"title": "Send", "key": "e"}]"#),
    Trial(
      .countdownOnCancel, .warning, "actions[0].countdown",
      bad: #""actions": [{"title": "Keep", "role": "cancel", "countdown": 5}]"#,
      good: #""actions": [{"title": "Keep", "role": "cancel"}, {"title": "Erase", "countdown": 5}]"#
    ),
    Trial(
      .shortTimeout, .warning, "dismiss.timeout",
      bad:
        #""message": "Ten words of text take more than three seconds each", "dismiss": {"timeout": 4}"#,
      good:
        #""message": "Ten words of text take more than three seconds each", "dismiss": {"timeout": 6}"#
    ),
    Trial(
      .shortTimeout, .warning, "dismiss.timeout",
      bad: #""title": "二十个汉字大约需要五秒钟才能读完一遍吧", "dismiss": {"timeout": 5}"#,
      good: #""title": "二十个汉字大约需要五秒钟才能读完一遍吧", "dismiss": {"timeout": 7}"#),
    Trial(
      .colorAlone, .warning, "actions[0].color",
      bad: #""actions": [{"title": "Erase", "color": "systemRed"}]"#,
      good: #""actions": [{"title": "Erase", "color": "systemRed", "role": "destructive"}]"#),
    Trial(
      .colorAlone, .warning, "actions[0].background",
      bad: #""actions": [{"title": "Erase", "color": "white", "background": "destructive"}]"#,
      good: #""actions": [{"title": "Erase", "color": "white", "background": "red"}]"#),
    Trial(
      .missingStrings, .note, "message", bad: #""message": {"key": "saved.message"}"#,
      good: #""message": {"runs": [{"text": "Saved it"}]}"#),
    Trial(
      .unusedKey, .warning, "content[0].background",
      bad: #""content": [{"progress": 0.5, "label": "L", "background": "red"}]"#,
      good: #""content": [{"progress": 0.5, "label": "L", "height": 8}]"#),
    Trial(
      .unusedKey, .warning, "content[0].label",
      bad: #""content": [{"space": 8, "label": "L"}]"#, good: #""content": [{"space": 8}]"#),
    Trial(
      .unusedKey, .warning, "content[0].height",
      bad: #""content": [{"switch": {"id": "a", "title": "On"}, "height": 60}]"#,
      good: #""content": [{"switch": {"id": "a", "title": "On"}, "width": 200}]"#),
    Trial(
      .unusedKey, .warning, "content[0].height",
      bad:
        #""content": [{"choices": {"id": "c", "items": [{"id": "1", "title": "A"}]}, "height": 60}]"#,
      good:
        #""content": [{"choices": {"id": "c", "items": [{"id": "1", "title": "A"}]}, "inset": 8}]"#),
    Trial(
      .unusedKey, .warning, "actions[0].imageSide",
      bad: #""actions": [{"title": "Save", "imageSide": "trailing"}]"#,
      good: #""actions": [{"title": "Save", "image": {"symbol": "star"}, "imageSide": "trailing"}]"#
    ),
    Trial(
      .unusedKey, .warning, "actions[0].needsValid",
      bad: #""actions": [{"title": "Save", "needsValid": true}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "A"}}], "actions": [{"title": "Save", "needsValid": true}]"#
    ),
    Trial(
      .smallTarget, .warning, "actions[0].height",
      bad: #""style": "card", "actions": [{"title": "Save", "height": 43}]"#,
      good: #""style": "card", "actions": [{"title": "Save", "height": 44}]"#),
    Trial(
      .smallTarget, .warning, "close.size", bad: #""close": {"size": 40}"#,
      good: #""close": {"size": 44}"#),
    Trial(
      .smallTarget, .warning, "actions[0].height",
      bad: #""actions": [{"title": "Save", "height": 20}]"#,
      good: #""theme": "terminal", "actions": [{"title": "Save", "height": 20}]"#),
    Trial(
      .textCutOff, .warning, "message",
      bad:
        #""message": {"runs": [{"text": "This message is long enough to fill more than one line of the panel"}], "lines": 1}"#,
      good:
        #""message": {"runs": [{"text": "This message is long enough to fill more than one line of the panel"}], "lines": 3}"#
    ),
    Trial(
      .textCutOff, .warning, "content[0].field.placeholder",
      bad:
        #""content": [{"field": {"id": "a", "placeholder": "A placeholder that is much too long for its field"}}]"#,
      good:
        #""content": [{"field": {"id": "a", "placeholder": "Short", "value": "A value that is much too long for its field, but moves"}}]"#
    ),
    Trial(
      .textShrunk, .warning, "actions[0].title",
      bad:
        #""arrangement": "horizontal", "actions": [{"title": "Unaccountability"}, {"title": "No more"}]"#,
      good:
        #""arrangement": "vertical", "actions": [{"title": "Unaccountability"}, {"title": "No more"}]"#
    ),
    Trial(
      .brokenWord, .warning, "message",
      bad: #""message": "Donaudampfschifffahrtsgesellschaftskapitänsmützenständer""#,
      good: #""message": "Donaudampfschifffahrts- gesellschaftskapitänsmützenständer""#),
    Trial(
      .brokenWord, .warning, "message",
      bad: #""message": "противоположностейпротивоположностейпротивоположностей""#,
      good: #""message": "中文字中文字中文字中文字中文字中文字中文字中文字中文字中文字""#),
    Trial(
      .contentScrolls, .warning, "",
      bad:
        #""content": [{"image": {"symbol": "star", "label": ""}, "width": 100, "height": 1200}]"#,
      good: #""content": [{"image": {"symbol": "star", "label": ""}, "width": 100, "height": 400}]"#
    ),
    Trial(
      .contentScrolls, .note, "content[0].text",
      bad:
        #""content": [{"text": "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", "height": 20}]"#,
      good: #""content": [{"text": "One two three", "height": 20}]"#),
    Trial(
      .headerShrunk, .note, "header",
      bad: #""style": "card", "header": {"image": {"symbol": "star", "label": ""}, "height": 900}"#,
      good: #""style": "card", "header": {"image": {"symbol": "star", "label": ""}, "height": 200}"#
    ),
  ]

  @Test(arguments: trials)
  func findsWhatItIsFor(_ trial: Trial) throws {
    let finding = try Finding.only(trial.code, in: trial.bad)
    #expect(finding.severity == trial.severity)
    #expect(finding.path.string == trial.path)
    #expect(finding.reason.hasSuffix("."))
    #expect(finding.remedy.hasSuffix("."))
  }

  @Test(arguments: trials)
  func findsNothingInWhatIsNearlyTheSame(_ trial: Trial) throws {
    let findings = try Finding.all(in: trial.good)
    #expect(findings.allSatisfy { $0.code != trial.code }, "\(findings)")
  }

  @Test func findsNothingInAPlainAlert() throws {
    let document = """
      {"heed": 1, "title": "Delete 3 photos?", "message": "This cannot be undone.", "actions": [
        {"title": "Delete", "role": "destructive"}, {"title": "Keep", "role": "cancel"}]}
      """
    for appearance in Appearance.allCases {
      for isHighContrast in [false, true] {
        let environment = Environment(appearance: appearance, isHighContrast: isHighContrast)
        #expect(try Finding.all(in: document, environment).isEmpty)
      }
    }
  }

  @Test func tellsWhatNoAlertCanMeanInTheSameList() {
    var alert = Alert(title: "A")
    alert.content = [.field(Field("f", minLength: 9, maxLength: 3)), .space(-1)]
    let codes = alert.findings.filter { $0.severity == .error }.map { $0.code }
    #expect(codes == [.unsatisfiableField, .invalidAlert, .noWayOn])
    // What cannot be meant is not laid out.
    let all = alert.findings(in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(all == alert.findings)
  }

  @Test func saysWhereSomethingStandsOnTheSurface() throws {
    let finding = try Finding.only(
      .smallTarget,
      in:
        #"{"heed": 1, "style": "card", "title": "A", "actions": [{"id": "a", "title": "B", "height": 30}]}"#
    )
    #expect(finding.node == "action/a")
    #expect(finding.frame?.height == 30)
    #expect(finding.reason.contains("by 30 points"))
  }

  @Test func takesScrollingForUsualWhereLettersAreLarge() throws {
    let document = """
      {"heed": 1, "title": "A", "message": "\(String(repeating: "Long words. ", count: 60))",
       "actions": [{"title": "Go on"}]}
      """
    let environment = Environment(textSize: .accessibility3)
    #expect(try Finding.only(.contentScrolls, in: document, environment).severity == .note)
  }

  @Test func namesWhatTheHostCannotShow() throws {
    let document = """
      {"heed": 1, "title": "A\\uE000", "content": [{"image": {"file": "a.png", "label": ""}}],
       "actions": [{"title": "B", "image": {"symbol": "nothing"}, "font": {"family": "Nowhere"}}]}
      """
    let evidence = Evidence(
      fonts: { request in
        if request.plainText.utf8.elementsEqual("A\u{E000}".utf8) {
          return [Evidence.FontFault(isGlyph: true, reason: "no font has it")]
        }
        return request.runs[0].font.family == nil
          ? [] : [Evidence.FontFault(isGlyph: false, reason: "the family is not there")]
      },
      picture: { image in
        Evidence.PictureFault(isSymbol: image == .symbol("nothing"), reason: "it is not there")
      })
    func only(_ code: Finding.Code) throws -> Finding {
      try Finding.only(code, in: document, evidence: evidence)
    }
    #expect(try only(.missingGlyph).path == "title")
    #expect(try only(.missingGlyph).reason == "No font has it.")
    #expect(try only(.missingGlyph).severity == .error)
    #expect(try only(.missingFont).path == "actions[0].title")
    #expect(try only(.missingFont).severity == .warning)
    #expect(try only(.missingPicture).path == "content[0].image.file")
    #expect(try only(.missingSymbol).path == "actions[0].image.symbol")
  }
}
