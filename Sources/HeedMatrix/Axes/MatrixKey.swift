/// An axis or another thing that can be said of a matrix by an option or in `heed.json`.
package enum MatrixKey: String, CaseIterable, Sendable {
  case documents, strings, baseLanguage, fonts, output, languages, textSizes, appearances
  case contrasts, devices, sizes, scales, themes, directions, silence

  /// The option that says the same; nothing where there is none.
  package var option: String? {
    switch self {
    case .documents, .silence: nil
    case .strings: "strings"
    case .baseLanguage: "base-language"
    case .fonts: "font"
    case .output: "output"
    case .languages: "locale"
    case .textSizes: "text-size"
    case .appearances: "appearance"
    case .contrasts: "contrast"
    case .devices: "device"
    case .sizes: "size"
    case .scales: "scale"
    case .themes: "theme"
    case .directions: "direction"
    }
  }
}
