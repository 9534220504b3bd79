#if !hasFeature(Embedded)
  extension Environment {
    /// Whether a language is written from the right.
    package static func isRightToLeft(_ locale: Name) -> Bool {
      let parts = locale.string.split(separator: "-").map { $0.lowercased() }
      if parts.contains(where: { ["arab", "hebr", "syrc", "thaa", "nkoo"].contains($0) }) {
        return true
      }
      // A script of its own, such as Latin, is four letters long.
      if parts.dropFirst().contains(where: { $0.utf8.count == 4 && Int($0) == nil }) {
        return false
      }
      let languages = ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]
      return parts.first.map { languages.contains($0) } ?? false
    }
  }
#endif
