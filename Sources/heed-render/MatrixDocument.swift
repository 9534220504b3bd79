internal import Heed
internal import HeedCommand
internal import HeedDocument
internal import HeedFindings
internal import HeedMatrix

/// A document of a matrix in all its languages.
struct MatrixDocument {
  let file: String
  let bytes: [UInt8]
  /// The alert in each language.
  let alerts: [Alert]
  /// A digest of everything that a language's pictures depend on but for the surface: the alert, its
  /// texts and its pictures.
  let digests: [String]
  /// The alert's words in each language.
  let words: [String]
  /// The keys of the app's texts that it uses, with the paths of the texts.
  let keys: [(key: Name, path: Name)]

  /// Makes a document of what is in its file, and of its alert as it stands there and in each language.
  init(file: String, bytes: [UInt8], original: Alert, alerts: [Alert]) {
    keys = original.textKeys
    self.file = file
    self.bytes = bytes
    self.alerts = alerts
    let pictures = Self.digestOfPictures(alerts, folder: FilePath.folder(of: file))
    digests = alerts.map { Self.digest(of: $0, pictures: pictures) }
    words = alerts.map { $0.words }
  }

  /// The folder that the paths of its pictures are relative to.
  var folder: String { FilePath.folder(of: file) }

  private static func digest(of alert: Alert, pictures: String) -> String {
    // A document written anew is the same for equal alerts, however their own were set.
    var bytes = Array(DocumentWriter().write(alert).utf8)
    alert.forEachText { text, _ in
      bytes.append(0)
      bytes += text.plainText.utf8
    }
    return SHA256.hex(of: bytes + [0] + Array(pictures.utf8))
  }

  /// A digest of the picture files that the alerts name.
  private static func digestOfPictures(_ alerts: [Alert], folder: String) -> String {
    var names: [String] = []
    for alert in alerts {
      alert.forEachImage { image, _ in
        if case .file(let name) = image.source, !names.contains(name.string) {
          names.append(name.string)
        }
      }
    }
    let limit = 8 << 20
    let parts = names.map { name -> String in
      // Whether it may be drawn at all is told when it is.
      let file = try? FileSystem.read(FilePath.join(folder, name), limit: limit)
      return "\(name) \(file.map { SHA256.hex(of: $0) } ?? "none")"
    }
    return parts.joined(separator: "\n")
  }
}
