package import Heed
internal import HeedFindings

extension Alert {
  /// All its words in one line, for those who do not see its picture.
  package var words: String {
    var words: [String] = []
    forEachText { text, _ in
      let plain = text.plainText
      if !plain.isEmpty { words.append(plain) }
    }
    return words.joined(separator: " · ")
  }

  /// The keys of the app's texts that it uses, with the paths of the texts.
  package var textKeys: [(key: Name, path: Name)] {
    var keys: [(key: Name, path: Name)] = []
    forEachText { text, path in
      if let key = text.localizedKey { keys.append((key.key, path.name)) }
    }
    return keys
  }
}
