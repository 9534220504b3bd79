import Foundation
import HeedCommand
import Testing

/// Alerts of a public app in its seven languages, from `../shared`; they are passed over where that is
/// missing.
struct LocalizedAppTests {
  private static var strings: String? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["HEED_SHARED"]
      ?? root.appendingPathComponent("shared").path
    let folder = shared + "/data/localized-app"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  private static func document(_ title: String, _ message: String?, _ actions: [String]) -> String {
    let list = actions.enumerated().map { index, key in
      #"{"title": {"key": "\#(key)"}\#(index == 1 ? #", "role": "cancel""# : "")}"#
    }
    let words = message.map { #""message": {"key": "\#($0)"}, "# } ?? ""
    return
      #"{"heed": 1, "title": {"key": "\#(title)"}, \#(words)"actions": [\#(list.joined(separator: ", "))]}"#
  }

  private static let documents = [
    "delete": document(
      "carPlay.debug.delete_db.alert.title", nil,
      ["carPlay.debug.delete_db.button.title", "cancel_label"]),
    "entities": document(
      "alert.confirmation.generic.title", "alert.confirmation.delete_entities.message",
      ["delete", "cancel_label"]),
    "sign-in": document(
      "alerts.auth_required.title", "alerts.auth_required.message", ["alerts.alert.ok"]),
    "reset": document(
      "settings.reset_section.reset_alert.title", "settings.reset_section.reset_alert.message",
      ["settings.reset_section.reset_alert.title", "cancel_label"]),
  ]

  private struct Problem: Hashable {
    let code: String
    let document: String
    let languages: [String]
  }

  /// What a look at every one of the pictures found, and nothing else.
  @Test func findsInAppsAlertsWhatTheEyeFinds() throws {
    guard let strings = Self.strings else {
      print("Skipped: ../shared/data/localized-app is not here.")
      return
    }
    try withFolder { folder in
      for (name, text) in Self.documents {
        try text.write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
      }
      let heed = try Command(
        "matrix", ".", "-o", "out", "--strings", strings, "--text-size", "L,AX3", "--appearance",
        "light", "--scale", "1", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let report = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/report.json"))
      let value = try JSONSerialization.jsonObject(with: report) as? [String: Any]
      let pictures = try #require(value?["pictures"] as? [[String: Any]])
      #expect(pictures.count == 4 * 7 * 2)
      let problems = try #require(value?["problems"] as? [[String: Any]])
      let seen = problems.compactMap { problem -> Problem? in
        guard let code = problem["code"] as? String, code != "untranslated-text",
          let document = problem["document"] as? String,
          let languages = problem["languages"] as? [String]
        else { return nil }
        return Problem(code: code, document: document, languages: languages)
      }
      #expect(
        Set(seen) == [
          // Two words of Malayalam are wider than the screen at AX3.
          Problem(code: "broken-word", document: "./delete.json", languages: ["ml"]),
          Problem(code: "broken-word", document: "./reset.json", languages: ["ml"]),
        ])
      // Malayalam and Hebrew lack many texts, and show the English ones.
      #expect(problems.contains { $0["code"] as? String == "untranslated-text" })
    }
  }

  @Test func refusesAKeyThatTheAppHasNot() throws {
    guard let strings = Self.strings else {
      print("Skipped: ../shared/data/localized-app is not here.")
      return
    }
    try withFolder { folder in
      try Self.document("cancel_lable", nil, ["delete"]).write(
        toFile: folder + "/a.json", atomically: true, encoding: .utf8)
      let heed = try Command("matrix", "a.json", "-o", "out", "--strings", strings, in: folder)
      #expect(heed.exitCode == 2)
      #expect(heed.errors.contains("did you mean 'cancel_label'?"), "\(heed.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
    }
  }
}
