import HeedCommand
import Testing

struct FilePathTests {
  @Test(arguments: [
    ("a.json", ".", "a", "json"), ("x/y/a.tar.PNG", "x/y", "a.tar", "png"),
    ("/a", "/", "a", ""), ("./.hidden", ".", ".hidden", ""), ("x/", "x", "", ""),
    ("这/里.json", "这", "里", "json"),
  ])
  func splitsPaths(_ path: String, _ folder: String, _ stem: String, _ ending: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.stem(of: path) == stem)
    #expect(FilePath.fileExtension(of: path) == ending)
  }

  @Test func joinsWithOneSlash() {
    #expect(FilePath.join("a", "b") == "a/b")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join("/", "b") == "/b")
  }
}
