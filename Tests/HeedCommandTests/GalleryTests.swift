import Foundation
import HeedCommand
import Testing

/// `heed gallery`, as it is built.
struct GalleryTests {
  private static let good = #"{"heed": 1, "title": "Delete?", "actions": [{"title": "OK"}]}"#
  private static let bad = #"{"heed": 1, "titel": "Delete?"}"#
  /// A document that says what a page must not take for its own.
  private static let hostile = """
    {"heed": 1, "title": "</script><script>alert(1)</script>", "message": "\\" onload=\\"x' <b>",
     "actions": [{"title": "<img src=x> & more"}]}
    """

  /// What is drawn of each document.
  private static let suffixes =
    ["", "-AX5@2x", "-320x256@2x", "@2x"].flatMap { end in
      ["dark", "dark-rtl", "light", "light-rtl"].map { "-\($0)\(end).png" }
    } + (1...8).map { "-frame\($0).png" } + ["-motion.png"]

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func page(in folder: String) throws -> String {
    try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
  }

  /// The values of an attribute, with what HTML hides made plain.
  private func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
        .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&lt;", with: "<")
        .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
    }
  }

  // MARK: The page

  @Test func drawsEveryPictureAndAPageThatShowsThem() throws {
    try withFolder { folder in
      try write(Self.hostile, folder + "/a b.json")
      try write(Self.good, folder + "/it's \"quoted\".json")
      let heed = try Command(
        "gallery", "-o", "out", "a b.json", "it's \"quoted\".json", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      #expect(heed.text == "Gallery: out/index.html\n")
      let names = ["a b", "it's \"quoted\""].flatMap { name in Self.suffixes.map { name + $0 } }
      let found = try files(in: folder + "/out")
      #expect(found == (names + ["index.html"]).sorted())

      let page = try page(in: folder + "/out")
      checkAddresses(of: page, found)
      checkNames(of: page)
      try checkPolicy(of: page, in: folder)
      // What the documents say is text and nothing else.
      #expect(page.components(separatedBy: "<script").count == 2)
      #expect(page.components(separatedBy: "</script").count == 2)
      #expect(!page.contains("<b>") && !page.contains("<img src=x>"))
      #expect(page.contains("&lt;img src=x&gt; &amp; more"))
    }
  }

  /// Every address leads to a picture beside the page, and every picture is shown.
  private func checkAddresses(of page: String, _ found: [String]) {
    let pictures = GalleryTests.keys.map { "data-\($0)" }
    let addresses = (["src", "href"] + pictures).flatMap { values(of: $0, in: page) }
    for address in addresses {
      #expect(address.hasPrefix("./"))
      let name = address.dropFirst(2).removingPercentEncoding ?? ""
      #expect(found.contains(name), "\(address)")
    }
    let shown = Set(addresses.map { $0.dropFirst(2).removingPercentEncoding ?? "" })
    #expect(shown.sorted() == found.filter { $0 != "index.html" })
    for scheme in ["http:", "https:", "url(", "@import", "//cdn", "src=\"//", "fetch("] {
      #expect(!page.contains(scheme), "\(scheme)")
    }
  }

  private static let keys = ["phone", "pixel", "large", "small"].flatMap { surface in
    ["light-ltr", "dark-ltr", "light-rtl", "dark-rtl"].map { "\(surface)-\($0)" }
  }

  /// Ids are unique, what refers to them finds them, and everything has a name.
  private func checkNames(of page: String) {
    let ids = values(of: "id", in: page)
    #expect(Set(ids).count == ids.count)
    for attribute in ["aria-labelledby", "data-copy"] {
      for name in values(of: attribute, in: page).flatMap({ $0.split(separator: " ") }) {
        #expect(ids.contains(String(name)), "\(name)")
      }
    }
    let images = page.components(separatedBy: "<img ").dropFirst().map { part in
      String(part.prefix(6_000).prefix { $0 != ">" })
    }
    #expect(!images.isEmpty)
    for image in images {
      let words = values(of: "alt", in: " " + image).first ?? ""
      #expect(!words.isEmpty, "\(image)")
      #expect(image.contains("width=") && image.contains("height="))
    }
    for button in page.components(separatedBy: "<button ").dropFirst() {
      let tag = button.prefix { $0 != ">" }
      let rest = button.dropFirst(tag.count + 1)
      #expect(tag.contains("aria-label=") || rest.first != "<", "\(tag)")
      #expect(tag.contains("type=\"button\""))
    }
  }

  /// The policy names the script that is in the page, and lets nothing else in.
  private func checkPolicy(of page: String, in folder: String) throws {
    let policy = values(of: "content", in: page).first { $0.hasPrefix("default-src") } ?? ""
    #expect(policy.hasPrefix("default-src 'none'; "))
    let script = page.components(separatedBy: "<script>").dropFirst().first
      .flatMap { $0.components(separatedBy: "</script>").first }
    try write(try #require(script), folder + "/script.js")
    let digest = try Command(["script.js"], program: "/usr/bin/sha256sum", in: folder)
    let hexadecimal = Array(digest.text.prefix(64))
    try #require(hexadecimal.count == 64)
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(String(hexadecimal[$0..<$0 + 2]), radix: 16)
    }
    #expect(policy.contains("script-src 'sha256-\(Data(bytes).base64EncodedString())'"))
  }

  @Test func showsTheDocumentAndTheSwiftBesideIt() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/Swift", withIntermediateDirectories: true)
      try write(Self.good, folder + "/say-it.json")
      try write(Self.good, folder + "/alone.json")
      try write(
        "extension Alerts {\n  static var sayIt: Alert {\n    Alert(\"a < b\")\n  }\n}\n",
        folder + "/Swift/Said.swift")
      try write("// sayIt, but not the value\n", folder + "/Swift/Another.swift")
      let heed = try Command("gallery", "say-it.json", "alone.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let page = try page(in: folder + "/out")
      #expect(page.contains("Swift/Said.swift"))
      #expect(page.contains("Alert(&quot;a &lt; b&quot;)"))
      #expect(!page.contains("Another.swift"))
      #expect(values(of: "data-copy", in: page) == ["document-1", "swift-1", "document-2"])
      #expect(page.contains(#"&quot;title&quot;: &quot;Delete?&quot;"#))
    }
  }

  @Test func saysByWhatTheListCanBeFiltered() throws {
    let document = """
      {"heed": 1, "style": "card", "theme": "ios26", "title": {"runs": [{"text": "A"},
       {"text": "B", "color": "red"}]}, "direction": "rtl", "appearance": "dark",
       "background": {"material": "thin"}, "enter": "fade",
       "content": [{"field": {"id": "a", "error": "No"}}, {"progress": 0.5},
        {"switch": {"id": "b", "title": "B"}}, {"image": {"symbol": "star"}}],
       "actions": [{"title": "Go", "role": "destructive",
        "background": {"gradient": {"colors": ["red", "blue"]}}}], "dismiss": {"timeout": 3}}
      """
    try withFolder { folder in
      try write(document, folder + "/a.json")
      let heed = try Command("gallery", "a.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let page = try page(in: folder + "/out")
      #expect(values(of: "data-style", in: page) == ["card"])
      #expect(values(of: "data-theme", in: page) == ["ios26"])
      let features = [
        "fields", "error", "choices", "progress", "symbol", "richText", "gradient", "material",
        "destructive", "timeout", "rightToLeft", "dark", "motion",
      ]
      #expect(values(of: "data-features", in: page) == [features.joined(separator: " ")])
      for feature in features { #expect(page.contains("<option value=\"\(feature)\">")) }
      #expect(!page.contains("<option value=\"forced\">"))
    }
  }

  // MARK: The playground

  private static let edited =
    "eyJoZWVkIjogMSwgInRpdGxlIjogIkRlbGV0ZT8iLCAiYWN0aW9ucyI6IFt7InRpdGxlIjogIk9LIn1dfQ"

  @Test func linksToThePlaygroundThatIsNamed() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      let heed = try Command(
        "gallery", "a.json", "-o", "out", "--playground", "https://example.org/\"p\"/", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let links = values(of: "href", in: try page(in: folder + "/out"))
      #expect(links.contains("https://example.org/\"p\"/#j=\(Self.edited)"))
    }
  }

  @Test func linksToThePlaygroundBesideItAndToNoneThatIsNotThere() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/a.json")
      let alone = try Command("gallery", "a.json", "-o", "out", in: folder)
      #expect(alone.exitCode == 0, "\(alone.errors)")
      #expect(!(try page(in: folder + "/out")).contains("playground"))
      try FileManager.default.createDirectory(
        atPath: folder + "/playground", withIntermediateDirectories: false)
      try write("<!DOCTYPE html>", folder + "/playground/index.html")
      let heed = try Command("gallery", "a.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 0, "\(heed.errors)")
      let links = values(of: "href", in: try page(in: folder + "/out"))
      #expect(links.contains("../playground/#j=\(Self.edited)"))
    }
  }

  // MARK: Exit codes

  @Test func drawsNothingOfABadDocument() throws {
    try withFolder { folder in
      try write(Self.bad, folder + "/bad.json")
      try write(Self.good, folder + "/good.json")
      let heed = try Command("gallery", "bad.json", "good.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 2)
      #expect(heed.text.isEmpty)
      #expect(try files(in: folder) == ["bad.json", "good.json"])
    }
  }

  @Test(arguments: [
    ["gallery", "good.json", "-o", "-"], ["gallery", "good.json", "-o", ""],
    ["gallery", "good.json", "./good.json", "-o", "out"], ["gallery", "--light"],
  ])
  func refusesWhatItCannotDo(_ arguments: [String]) throws {
    try withFolder { folder in
      try write(Self.good, folder + "/good.json")
      let heed = try Command(arguments, in: folder)
      #expect(heed.exitCode == 2)
      #expect(heed.errors.hasPrefix("heed: "))
      #expect(try files(in: folder) == ["good.json"])
    }
  }

  @Test func saysWhatCannotBeReadOrWritten() throws {
    try withFolder { folder in
      try write(Self.good, folder + "/good.json")
      let missing = try Command("gallery", "none.json", "-o", "out", in: folder)
      #expect(missing.exitCode == 4 && missing.errors.contains("none.json"))
      let taken = try Command("gallery", "good.json", "-o", "good.json", in: folder)
      #expect(taken.exitCode == 4 && taken.errors.contains("Cannot make the folder"))
      #expect(try files(in: folder) == ["good.json"])
    }
  }

  @Test func leavesOutADocumentThatCannotBeDrawnAndShowsTheOthers() throws {
    let document = """
      {"heed": 1, "title": "A", "content": [{"image": {"file": "none.png"}}],
       "actions": [{"title": "OK"}]}
      """
    try withFolder { folder in
      try write(document, folder + "/a.json")
      try write(Self.good, folder + "/b.json")
      let heed = try Command("gallery", "a.json", "b.json", "-o", "out", in: folder)
      #expect(heed.exitCode == 4)
      #expect(heed.errors.components(separatedBy: "none.png").count == 2)
      #expect(
        try files(in: folder + "/out") == Self.suffixes.map { "b\($0)" }.sorted()
          + ["index.html"])
      #expect(values(of: "data-name", in: try page(in: folder + "/out")) == ["b"])
    }
  }
}
