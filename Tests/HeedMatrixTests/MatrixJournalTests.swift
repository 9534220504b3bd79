import Heed
import HeedFindings
import HeedMatrix
import Testing

struct MatrixJournalTests {
  static let picture: MatrixPicture = {
    var finding = Finding(
      .textCutOff, .warning, path: "actions[0].title", node: "action/a/title",
      frame: Rect(x: 1, y: 2.5, width: 3, height: 4), reason: "It is “cut” </script>\n.",
      remedy: "Shorten it.")
    finding.font = "Inter, regular, 17 points"
    return MatrixPicture(
      file: "a/de_L_light_390x844@2x.png", digest: "00ff", bytes: 12, isStacked: true,
      findings: [finding, Finding(.noText, .note, path: "", reason: "R.", remedy: "M.")],
      places: [MatrixPicture.Place("title", Rect(x: 5, y: 6.5, width: 7, height: 8))])
  }()

  private static func journal(_ pictures: MatrixPicture...) -> [UInt8] {
    pictures.reduce(MatrixJournal.header) { $0 + MatrixJournal.line(of: $1) }
  }

  @Test func readsBackWhatWasWritten() {
    let journal = MatrixJournal(Self.journal(Self.picture))
    #expect(journal.picture(of: Self.picture.file, digest: "00ff") == Self.picture)
    #expect(journal.picture(of: Self.picture.file, digest: "00fe") == nil)
    #expect(journal.files == [Self.picture.file])
  }

  @Test func aPictureHasOneLine() {
    let line = MatrixJournal.line(of: Self.picture)
    #expect(line.last == 0x0A && line.filter { $0 == 0x0A }.count == 1)
  }

  /// A run may be ended after any byte.
  @Test func anyPartOfALineIsPassedOver() {
    var other = Self.picture
    other.file = "b/x.png"
    let first = Self.journal(Self.picture)
    let whole = first + MatrixJournal.line(of: other)
    for count in first.count..<whole.count {
      #expect(MatrixJournal(Array(whole[..<count])).files == [Self.picture.file])
    }
    #expect(MatrixJournal(whole).files.count == 2)
  }

  @Test func theLaterLineCounts() {
    var later = Self.picture
    later.digest = "11"
    let journal = MatrixJournal(Self.journal(Self.picture, later))
    #expect(journal.picture(of: later.file, digest: "11") == later)
    #expect(journal.picture(of: later.file, digest: "00ff") == nil)
  }

  /// What a journal names is removed when it is no longer wanted.
  @Test(arguments: [
    "/etc/passwd", "../a/b.png", "a/../b.png", "a/b.txt", "b.png", "a/b/c.png", ".git/x.png",
    "a/.x.png", "a\\b/c.png", "", "/a.png", "a/", "ä/b.png",
  ])
  func passesOverPathsThatNoPlanMakes(_ path: String) {
    var picture = Self.picture
    picture.file = path
    #expect(MatrixJournal(Self.journal(picture)).files.isEmpty)
  }

  @Test(arguments: [
    "", "{}", "\n\n", "{\"heed-matrix-journal\":1}\n[1]\n{}\nnull\n[\"a\",2]\n",
    "{\"heed-matrix-journal\":1}\n[\"a/b.png\",\"d\",-1,null,[],[]]\n",
    "{\"heed-matrix-journal\":1}\n[\"a/b.png\",\"d\",1,null,[],[[\"title\",1,2]]]\n",
    "{\"heed-matrix-journal\":1}\n[\"a/b.png\",\"d\",1e99,null,[],[]]\n",
    "{\"heed-matrix-journal\":1}\n[\"a/b.png\",\"d\",1,null,[[\"no-such\",\"note\",\"\",null,null,\"\",\"\",null]],[]]\n",
  ])
  func passesOverWhatIsNoJournal(_ text: String) {
    #expect(MatrixJournal(Array(text.utf8)).files.isEmpty)
  }
}
