/// Something in a file of texts that is not as it should be.
struct FileProblem {
  /// A key that is there a second time.
  struct Duplicate {
    var key: String
    /// Where it is for the first time.
    var first: Int
    /// Whether both texts are the same.
    var isSame: Bool
    /// 1 where it is a key of the file itself, more within a text's forms.
    var level: Int
  }

  /// Where it is in the text, in UTF-8.
  var offset: Int
  /// What is wrong, as a sentence.
  var reason: String
  /// What to do, as a sentence.
  var remedy: String
  /// Whether the app reads nothing of the file.
  var isFatal = true
  var duplicate: Duplicate?

  /// The most that are kept of a file.
  static let most = 50

  static func duplicate(
    _ key: String, _ offset: Int, _ first: Int, isSame: Bool, level: Int = 1
  ) -> FileProblem {
    FileProblem(
      offset: offset, reason: "", remedy: "", isFatal: false,
      duplicate: Duplicate(key: key, first: first, isSame: isSame, level: level))
  }
}
