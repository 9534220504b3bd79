/// The file that a comparison is made with.
///
/// It is `__Snapshots__/TestFile/test-name.ending` beside the test's own file. The test is called as its
/// function, without what follows a parenthesis; the name of a case follows after a dash.
struct Reference: Hashable {
  /// `__Snapshots__/TestFile` beside the test's file.
  let folder: String
  /// Such as `looksRight-dark`.
  let name: String
  /// Such as `inter.png`.
  let ending: String
  /// The test's file without its folder and ending.
  let testFile: String
  /// The folder of the test's file.
  let testFolder: String

  init(site: CallSite, named caseName: String?, ending: String) {
    let parts = site.path.split(separator: "/", omittingEmptySubsequences: false)
    let file = String(parts.last ?? "")
    testFile = FileWords.word(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
    let parent = parts.dropLast().joined(separator: "/")
    testFolder = parent.isEmpty ? "." : parent
    folder = "\(testFolder)/__Snapshots__/\(testFile)"
    let function = site.function.prefix { $0 != "(" }
    var name = FileWords.word(String(function))
    if let caseName { name += "-" + FileWords.word(caseName) }
    self.name = name
    self.ending = ending
  }

  var path: String { "\(folder)/\(name).\(ending)" }

  /// The name of a file that tells what differs, such as `looksRight.inter.actual.png`.
  func file(_ what: String) -> String {
    var parts = ending.split(separator: ".").map { String($0) }
    let type = parts.popLast() ?? ""
    return ([name] + parts + [what, type]).joined(separator: ".")
  }
}
