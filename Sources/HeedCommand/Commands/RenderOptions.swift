package import Heed

/// What `heed render` was asked to draw, how and where to.
package struct RenderOptions: Hashable, Sendable {
  /// Where the pictures go.
  package enum Output: Hashable, Sendable {
    /// A file, for one document.
    case file(String)
    /// A folder, in which each picture has its document's name.
    case folder(String)
    case standardOutput
  }

  /// What the picture shows behind the alert.
  package enum Behind: Hashable, Sendable {
    /// A drawn screen of an app.
    case screen
    case color(Color)
    /// A PNG file.
    case file(String)
  }

  /// What kind of file a picture is.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, svg, pdf
    /// A PNG that moves.
    case apng
  }

  /// The documents' files; `-` is standard input.
  package var files: [String]
  package var output: Output
  package var format: Format
  /// Whether letters become shapes, where a picture could keep them as text.
  package var drawsOutlines: Bool
  package var environment: Environment
  /// The folder of the texts that documents name by their keys.
  package var strings: String?
  /// The look to draw in, whatever the documents name.
  package var theme: Theme.Base?
  package var behind: Behind
  /// Whether optional keys that are not known, and missing fonts and pictures, are only reported.
  package var isLenient: Bool
  /// Seconds since the alert began to enter; its end by default.
  package var moment: Double?

  /// Where the picture of a document goes; nothing for standard output.
  package func path(for file: String) -> String? {
    switch output {
    case .file(let path): path
    case .folder(let folder): FilePath.join(folder, Self.pictureName(for: file, format))
    case .standardOutput: nil
    }
  }

  /// A document's name with the ending of a picture.
  package static func pictureName(for file: String, _ format: Format = .png) -> String {
    "\(file == "-" ? "stdin" : FilePath.stem(of: file)).\(format.rawValue)"
  }
}
