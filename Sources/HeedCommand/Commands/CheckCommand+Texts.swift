internal import Heed
internal import HeedDocument
internal import HeedStrings

extension CheckCommand {
  /// The files of texts with what was found in them: in the texts of some keys, or in all texts where
  /// no document was named.
  func checkedTexts(_ keys: Set<Name>) -> [CheckedFile] {
    guard let texts else { return [] }
    var checked: [CheckedFile] = []
    var findings: [TextFinding] = []
    let all = texts.catalog.findings(TextChecks(keys: options.files.isEmpty ? nil : keys))
    for (index, finding) in all.enumerated() {
      findings.append(finding)
      let file = finding.place.file
      if index + 1 < all.count, all[index + 1].place.file == file { continue }
      let bytes = texts.files.first { $0.path == file }?.text ?? []
      var one = CheckedFile(file: file, bytes: bytes, passes: [])
      // Programs read them all.
      one.add(findings, most: options.isJSON ? .max : CheckedFile.most)
      checked.append(one)
      findings = []
    }
    if checked.isEmpty, options.files.isEmpty, let folder = options.strings {
      checked.append(CheckedFile(file: folder, bytes: [], passes: []))
    }
    return checked
  }

  /// The keys that a document names, as far as it can be read.
  static func keys(of bytes: [UInt8]) -> Set<Name> {
    guard var document = try? DocumentReader.command(.lenient).read(bytes) else { return [] }
    var keys: Set<Name> = []
    document.alert.updateTexts { text, _ in
      if let key = text.localizedKey { keys.insert(key.key) }
    }
    return keys
  }
}
