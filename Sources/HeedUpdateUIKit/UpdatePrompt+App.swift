#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import HeedUpdate
  internal import UIKit

  extension UpdatePrompt {
    /// A prompt with the app's own name, in the person's language.
    ///
    /// - Parameters:
    ///   - look: A plain alert by default.
    ///   - markup: Reads notes in HTML and Markdown; without one they are shown as plain text.
    /// - Returns: The prompt, to be changed or used as it is.
    public static func ofThisApp(
      look: UpdateLook = .alert, markup: MarkupReader? = nil
    ) -> UpdatePrompt {
      UpdatePrompt(
        appName: ThisApp.name, languages: Locale.preferredLanguages.map { Name($0) }, look: look,
        systemName: ThisApp.systemName, markup: markup)
    }
  }

  /// What the app says of itself.
  enum ThisApp {
    static var name: String { text("CFBundleDisplayName") ?? text("CFBundleName") ?? "" }
    static var version: String { text("CFBundleShortVersionString") ?? "" }

    static var systemName: String {
      #if os(tvOS)
        "tvOS"
      #elseif os(visionOS)
        "visionOS"
      #elseif targetEnvironment(macCatalyst)
        "macOS"
      #else
        "iOS"
      #endif
    }

    private static func text(_ key: String) -> String? {
      Bundle.main.object(forInfoDictionaryKey: key) as? String
    }
  }
#endif
