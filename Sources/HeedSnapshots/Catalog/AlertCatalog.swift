#if os(Linux)
  internal import Heed
  public import HeedMatrix
  public import HeedStrings

  /// The alerts of an app, drawn in every language, text size and appearance from a test of the app.
  ///
  /// ```swift
  /// @Test func alertsFitEverywhere() throws {
  ///   let catalog = AlertCatalog {
  ///     CatalogEntry("delete") { .delete(photos: 3) }
  ///     CatalogEntry("sign-in") { .signIn }
  ///   }
  ///   let report = try catalog.report(
  ///     to: ".build/alerts",
  ///     axes: MatrixAxes(textSizes: [.large, .accessibility3], appearances: [.light, .dark]))
  ///   #expect(report.errors.isEmpty)
  /// }
  /// ```
  ///
  /// The report is that of `heed matrix`: pictures, `index.html`, `report.json` and JUnit's XML. It is
  /// drawn by HeedImage, so on Linux.
  public struct AlertCatalog: Sendable {
    public var entries: [CatalogEntry]

    /// Lists alerts.
    public init(@AlertCatalogBuilder entries: () -> [CatalogEntry]) { self.entries = entries() }

    /// Lists alerts that are known already.
    public init(_ entries: [CatalogEntry]) { self.entries = entries }
  }

  extension AlertCatalog {
    /// Draws everything and looks at it.
    ///
    /// Pictures of an earlier report in the same folder that are not wanted any more are removed; other
    /// files stay.
    ///
    /// - Parameters:
    ///   - folder: Where the report goes; it is made where it is missing. Relative to the process's folder,
    ///     which is that of the package in tests.
    ///   - axes: What each alert is drawn for; by default in each language of `strings`, light and dark.
    ///     Languages that are given here count instead.
    ///   - strings: The app's texts, for alerts with texts by key.
    ///   - silences: Findings that are meant to stay.
    ///   - images: The folder that the paths of picture files are relative to.
    ///   - jobs: How many pictures are drawn at once; by default as many as there are cores.
    /// - Returns: What was found.
    /// - Throws: Why it cannot be drawn or written: no alerts or two of one name, a key without a
    ///   text, no font, a folder.
    public func report(
      to folder: String, axes: MatrixAxes? = nil, strings: StringsCatalog? = nil,
      silences: [Silence] = [], images: String? = nil, jobs: Int? = nil
    ) throws(AlertCatalogError) -> AlertCatalogReport {
      var axes = axes ?? MatrixAxes(languages: [])
      if axes.languages.isEmpty {
        axes.languages = (strings?.languages ?? ["en"]).map {
          MatrixLanguage($0, direction: Direction(language: $0))
        }
      }
      let run = try CatalogRun(
        entries: entries, axes: axes, strings: strings, silences: silences, folder: folder,
        images: images)
      return try run.report(jobs: jobs)
    }
  }
#endif
