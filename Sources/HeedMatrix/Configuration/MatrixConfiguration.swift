package import Heed

/// What a matrix is made of, as far as it was said: by options, by `heed.json`, or by both.
///
/// What was not said is nothing, so that one can take what it lacks from the other.
package struct MatrixConfiguration: Hashable, Sendable {
  /// The documents' files.
  package var documents: [String]?
  /// The folder with the app's texts.
  package var strings: String?
  /// The language that the others are compared with.
  package var baseLanguage: Name?
  /// Font files of the app.
  package var fonts: [String]?
  /// The folder for what is drawn.
  package var output: String?
  /// The languages; empty for all that the texts have.
  package var languages: [Name]?
  package var textSizes: [ContentSizeCategory]?
  package var appearances: [Appearance]?
  package var contrasts: [Bool]?
  package var devices: [MatrixScreen]?
  package var sizes: [MatrixScreen]?
  package var scales: [Double]?
  package var themes: [Theme.Base?]?
  package var directions: [Direction?]?
  package var silences: [MatrixSilence]?

  /// Makes one that says nothing.
  package init() {}

  /// The same, with what it does not say taken from another.
  package func completed(by other: MatrixConfiguration) -> MatrixConfiguration {
    var result = self
    result.documents = documents ?? other.documents
    result.strings = strings ?? other.strings
    result.baseLanguage = baseLanguage ?? other.baseLanguage
    result.fonts = fonts ?? other.fonts
    result.output = output ?? other.output
    result.languages = languages ?? other.languages
    result.textSizes = textSizes ?? other.textSizes
    result.appearances = appearances ?? other.appearances
    result.contrasts = contrasts ?? other.contrasts
    // Devices and sizes are one axis: whoever names one of them says the whole axis.
    if devices == nil, sizes == nil {
      result.devices = other.devices
      result.sizes = other.sizes
    }
    result.scales = scales ?? other.scales
    result.themes = themes ?? other.themes
    result.directions = directions ?? other.directions
    result.silences = silences ?? other.silences
    return result
  }

  /// The screens: the named devices and sizes, in each of the scales where some are given.
  package var screens: [MatrixScreen] {
    let named = (devices ?? []) + (sizes ?? [])
    let screens = named.isEmpty ? [.standard] : named
    guard let scales else { return screens }
    return screens.flatMap { screen in
      scales.map { scale in
        var screen = screen
        screen.scale = scale
        return screen
      }
    }
  }

  /// The axes, with the languages that are meant; each value once.
  package func axes(languages: [MatrixLanguage]) -> MatrixAxes {
    MatrixAxes(
      languages: Self.once(languages), textSizes: Self.once(textSizes ?? [.large]),
      appearances: Self.once(appearances ?? [.light, .dark]),
      contrasts: Self.once(contrasts ?? [false]), screens: Self.once(screens),
      themes: Self.once(themes ?? [nil]), directions: Self.once(directions ?? [nil]))
  }

  private static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// Takes the words of an axis.
  ///
  /// - Parameters:
  ///   - key: The axis.
  ///   - words: The words.
  ///   - fault: Makes an error of the place of a word and what is wrong with it.
  /// - Throws: that error, for the first word that is wrong.
  package mutating func take<Failure: Error>(
    _ key: MatrixKey, _ words: [String],
    fault: (_ word: Int, MatrixWord.Fault) -> Failure
  ) throws(Failure) {
    func values<Value>(
      _ read: (String) throws(MatrixWord.Fault) -> [Value]
    ) throws(Failure) -> [Value] {
      var values: [Value] = []
      for (index, word) in words.enumerated() {
        do throws(MatrixWord.Fault) {
          values += try read(word)
        } catch {
          throw fault(index, error)
        }
      }
      return values
    }
    switch key {
    case .documents: documents = words
    case .strings: strings = words.last
    case .output: output = words.last
    case .fonts: fonts = words
    case .baseLanguage: baseLanguage = try values(MatrixWord.languages).last
    case .languages: languages = words.contains("all") ? [] : try values(MatrixWord.languages)
    case .textSizes: textSizes = try values(MatrixWord.textSizes)
    case .appearances: appearances = try values(MatrixWord.appearances)
    case .contrasts: contrasts = try values(MatrixWord.contrasts)
    case .devices: devices = try values(MatrixWord.devices)
    case .sizes: sizes = try values(MatrixWord.sizes)
    case .scales: scales = try values(MatrixWord.scales)
    case .themes: themes = try values(MatrixWord.themes)
    case .directions: directions = try values(MatrixWord.directions)
    case .silence: break
    }
  }
}
