import Foundation
import Testing

/// `--strings`, as it is built.
struct StringsTests {
  private static let document = """
    {"heed": 1, "title": {"key": "delete.title", "arguments": ["Summer"]},
     "actions": [{"title": {"key": "delete"}, "id": "yes"}, {"title": "Keep", "role": "cancel"}]}
    """

  private func withApp(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      let texts = [
        "en":
          "\"delete.title\" = \"Delete “%@”?\";\n\"delete\" = \"Delete\";\n\"more\" = \"%d of it\";\n",
        "de":
          "\"delete.title\" = \"„%@“ löschen?\";\n\"delete\" = \"Löschen\";\n\"more\" = \"%@ davon\";\n",
        "he":
          "\"delete.title\" = \"%@ למחוק את\";\n\"delete\" = \"מחיקה\";\n\"more\" = \"עוד %d\";\n",
      ]
      for (language, text) in texts {
        let path = "\(folder)/App/\(language).lproj"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try text.write(
          toFile: path + "/Localizable.strings", atomically: true, encoding: .utf16)
      }
      try Self.document.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
      try body(folder)
    }
  }

  @Test func asksInTheLanguageThatIsAskedFor() throws {
    try withApp { folder in
      let heed = try Command(
        "show", "a.json", "--strings", "App", "--locale", "de-AT", "--plain", input: "1\n",
        in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text == "yes\n")
      #expect(heed.errors.contains("„Summer“ löschen?"))
      #expect(heed.errors.contains("Löschen"))
    }
  }

  @Test func drawsATextByItsKey() throws {
    try withApp { folder in
      let heed = try Command(
        "render", "a.json", "--strings", "App/", "--locale", "de", "-o", "a.svg", "--text", "text",
        in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let picture = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
      #expect(picture.contains("löschen?"))
    }
  }

  @Test func refusesAKeyThatIsNotThere() throws {
    try withApp { folder in
      let text = Self.document.replacingOccurrences(of: "delete.title", with: "delete.titel")
      let heed = try Command("show", "-", "--strings", "App", "--plain", input: text, in: folder)
      #expect(heed.exitCode == 2)
      #expect(
        heed.errors.contains(
          "standard input:1:30: title.key: there is no text for the key 'delete.titel'; did you mean 'delete.title'?"
        ))
    }
  }

  @Test func checksTheTextsThatDocumentsName() throws {
    try withApp { folder in
      let heed = try Command("check", "a.json", "--strings", "App", in: folder)
      #expect(heed.exitCode == 0, "\(heed.text)")
      #expect(heed.text.contains("a.json: no problems"))
      #expect(
        heed.text.contains(
          "App/he.lproj/Localizable.strings:1:1: warning: mixed-direction: delete.title: "))
      #expect(!heed.text.contains("more"))
    }
  }

  @Test func checksAllTextsWithoutADocument() throws {
    try withApp { folder in
      let heed = try Command("check", "--strings", "App", in: folder)
      #expect(heed.exitCode == 1)
      #expect(
        heed.text.contains(
          "App/de.lproj/Localizable.strings:3:1: error: placeholder-mismatch: more: "))
      let json = try Command("check", "--strings", "App", "--json", in: folder)
      let list = try #require(
        JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
      #expect(list.map { $0["language"] as? String } == ["de", "he"])
      #expect(list.first?["key"] as? String == "more")
    }
  }

  @Test func tellsOfFilesThatAreDamagedAndReadsOn() throws {
    try withApp { folder in
      try "\"delete\" = \"Supprimer\"\n\"delete.title\" = \"Supprimer « %@ » ?\";".write(
        toFile: folder + "/App/de.lproj/Localizable.strings", atomically: true, encoding: .utf8)
      let heed = try Command(
        "show", "a.json", "--strings", "App", "--locale", "de", "--plain", input: "1\n", in: folder)
      #expect(heed.exitCode == 0)
      #expect(heed.errors.hasPrefix("heed: App/de.lproj/Localizable.strings:1:23: The semicolon"))
      #expect(heed.errors.contains("Supprimer « Summer » ?"))
    }
  }

  @Test func saysWhereThereAreNoTexts() throws {
    try withApp { folder in
      let none = try Command("check", "a.json", "--strings", ".", in: folder + "/App/de.lproj")
      #expect(none.exitCode == 2)
      #expect(none.errors.contains("There are no texts in '.'"))
      let missing = try Command("check", "a.json", "--strings", "Nowhere", in: folder)
      #expect(missing.exitCode == 4)
      let nothing = try Command("check", in: folder)
      #expect(nothing.exitCode == 2)
    }
  }
}
