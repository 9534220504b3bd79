public import Heed

/// Makes the alert that asks a person to update.
///
/// ```swift
/// let prompt = UpdatePrompt(appName: "Teapot", languages: ["de"], look: .card())
/// if let alert = prompt.alert(for: decision) { … }
/// ```
public struct UpdatePrompt: Sendable {
  /// The ids of the actions that a prompt may have.
  public enum ActionID {
    /// Opens the store.
    public static let update: Name = "update"
    /// Asks again some other time.
    public static let later: Name = "later"
    /// Asks no more about this release.
    public static let skip: Name = "skip"
    /// Looks again whether there is an update.
    public static let check: Name = "check"
    /// Only closes.
    public static let close: Name = "close"
  }

  /// The app's name, as people know it.
  public var appName: String
  /// The system's name before its version, such as `iOS`.
  public var systemName: String
  /// What Heed says; every text can be replaced.
  public var texts: UpdateTexts
  public var look: UpdateLook
  /// Reads notes in HTML and Markdown; without one they are shown as plain text.
  public var markup: MarkupReader?
  /// What links in notes may lead to; `https` on any host by default.
  public var notesLinks: LinkAllowList
  /// Whether who can neither go on nor update on this device is kept out; false by default.
  public var blocksUnsupported: Bool

  /// Makes a prompt.
  ///
  /// - Parameters:
  ///   - appName: The app's name, as people know it.
  ///   - languages: What the person reads, the best first, as `Locale.preferredLanguages` has it.
  ///   - look: A plain alert by default.
  ///   - systemName: The system's name; iOS by default.
  ///   - markup: Reads notes in HTML and Markdown.
  public init(
    appName: String, languages: [Name], look: UpdateLook = .alert, systemName: String = "iOS",
    markup: MarkupReader? = nil
  ) {
    self.appName = appName
    self.systemName = systemName
    texts = UpdateTexts(languages: languages)
    self.look = look
    self.markup = markup
    notesLinks = .https
    blocksUnsupported = false
  }

  /// The alert for a decision, or nothing where there is nothing to ask.
  ///
  /// - Parameters:
  ///   - decision: What was decided.
  ///   - kind: Who wanted to know. A person who asked is also told that nothing newer was found, or
  ///     that nobody could be asked.
  ///   - hints: What no decision knows.
  /// - Returns: The alert in the prompt's look.
  public func alert(
    for decision: Decision, kind: CheckKind = .background, hints: UpdateHints = UpdateHints()
  ) -> Alert? {
    content(for: decision, kind: kind, hints: hints).map { alert($0) }
  }

  /// The alert that says something in the prompt's look.
  ///
  /// One of the app's own is kept to the rules: a forced one cannot be left, and its update keeps it
  /// open. One with `Alert.problems` is replaced by a plain one.
  public func alert(_ content: UpdateContent) -> Alert {
    let alert = look.alert(content)
    return alert.problems.isEmpty ? alert : UpdateLook.alert.alert(content)
  }
}
