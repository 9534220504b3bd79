public import Heed

extension Finding {
  /// A rule, by a word that programs can rely on.
  public struct Code: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case invalidDocument, skippedKey, invalidAlert, noWayOn, unsatisfiableField, invalidValue,
        unlikeFields, contrast, colorAlone, smallTarget, textCutOff, textShrunk, contentScrolls,
        headerShrunk, missingLabel, missingGlyph, missingFont, missingPicture, missingSymbol,
        missingStrings, destructivePreferred, vagueTitle, duplicateTitle, noText, repeatedText,
        shortTimeout, countdownOnCancel, unusableShortcut, unusedKey, invalidStrings, duplicateKey,
        placeholderMismatch, unknownPlaceholder, missingTranslation, emptyText, untranslatedText,
        unreviewedText, mixedDirection, missingPlural, brokenWord, mayNotFit, stackedInSome

      package static var names: WordList {
        """
        invalid-document skipped-key invalid-alert no-way-on unsatisfiable-field invalid-value \
        unlike-fields contrast color-alone small-target text-cut-off text-shrunk content-scrolls \
        header-shrunk missing-label missing-glyph missing-font missing-picture missing-symbol \
        missing-strings destructive-preferred vague-title duplicate-title no-text repeated-text \
        short-timeout countdown-on-cancel unusable-shortcut unused-key invalid-strings \
        duplicate-key placeholder-mismatch unknown-placeholder missing-translation empty-text \
        untranslated-text unreviewed-text mixed-direction missing-plural broken-word may-not-fit \
        stacked-in-some
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// A document cannot be read as it stands.
    public static let invalidDocument = Code(kind: .invalidDocument)
    /// A part of a document was passed over.
    public static let skippedKey = Code(kind: .skippedKey)
    /// A value cannot be meant.
    public static let invalidAlert = Code(kind: .invalidAlert)
    /// Nothing ends the alert.
    public static let noWayOn = Code(kind: .noWayOn)
    /// No text satisfies a field's rules.
    public static let unsatisfiableField = Code(kind: .unsatisfiableField)
    /// A field begins with a text that its own rules refuse.
    public static let invalidValue = Code(kind: .invalidValue)
    /// Two fields that have to match are of different kinds.
    public static let unlikeFields = Code(kind: .unlikeFields)
    /// Letters can hardly be told from what lies behind them.
    public static let contrast = Code(kind: .contrast)
    /// Only a colour says that something may be lost.
    public static let colorAlone = Code(kind: .colorAlone)
    /// What can be touched is smaller than a fingertip.
    public static let smallTarget = Code(kind: .smallTarget)
    /// A part of a text is left out.
    public static let textCutOff = Code(kind: .textCutOff)
    /// Letters are smaller than asked for.
    public static let textShrunk = Code(kind: .textShrunk)
    /// Content or actions have to be scrolled.
    public static let contentScrolls = Code(kind: .contentScrolls)
    /// The header picture is lower than asked for, or gone.
    public static let headerShrunk = Code(kind: .headerShrunk)
    /// Assistive technology has nothing to say.
    public static let missingLabel = Code(kind: .missingLabel)
    /// No font has a character.
    public static let missingGlyph = Code(kind: .missingGlyph)
    /// A font family is not installed.
    public static let missingFont = Code(kind: .missingFont)
    /// A picture cannot be shown.
    public static let missingPicture = Code(kind: .missingPicture)
    /// There is no symbol of a name.
    public static let missingSymbol = Code(kind: .missingSymbol)
    /// A text is known by its key alone.
    public static let missingStrings = Code(kind: .missingStrings)
    /// Return chooses what may lose something.
    public static let destructivePreferred = Code(kind: .destructivePreferred)
    /// A title does not say what it does.
    public static let vagueTitle = Code(kind: .vagueTitle)
    /// Two choices read the same.
    public static let duplicateTitle = Code(kind: .duplicateTitle)
    /// Neither a title nor a message says what it is about.
    public static let noText = Code(kind: .noText)
    /// The message says the title again.
    public static let repeatedText = Code(kind: .repeatedText)
    /// The alert ends before it can be read.
    public static let shortTimeout = Code(kind: .shortTimeout)
    /// The way out has to be waited for.
    public static let countdownOnCancel = Code(kind: .countdownOnCancel)
    /// A key that cannot be typed, or that two actions share.
    public static let unusableShortcut = Code(kind: .unusableShortcut)
    /// A key that changes nothing where it stands.
    public static let unusedKey = Code(kind: .unusedKey)
    /// A file of texts cannot be read as it stands.
    public static let invalidStrings = Code(kind: .invalidStrings)
    /// A file of texts has a key twice.
    public static let duplicateKey = Code(kind: .duplicateKey)
    /// A translation takes other values than the original.
    public static let placeholderMismatch = Code(kind: .placeholderMismatch)
    /// A percent sign begins no place for a value.
    public static let unknownPlaceholder = Code(kind: .unknownPlaceholder)
    /// A language lacks a text.
    public static let missingTranslation = Code(kind: .missingTranslation)
    /// A text has no letters, and the original has.
    public static let emptyText = Code(kind: .emptyText)
    /// A translation reads as the original does.
    public static let untranslatedText = Code(kind: .untranslatedText)
    /// Translators have not finished with a text.
    public static let unreviewedText = Code(kind: .unreviewedText)
    /// Letters from the right and from the left change places.
    public static let mixedDirection = Code(kind: .mixedDirection)
    /// A language has a plural form that a text lacks.
    public static let missingPlural = Code(kind: .missingPlural)
    /// A line ends within a word.
    public static let brokenWord = Code(kind: .brokenWord)
    /// Whether a text fits depends on the font, which is not the phone's own.
    public static let mayNotFit = Code(kind: .mayNotFit)
    /// Actions stand beside each other in some languages only.
    public static let stackedInSome = Code(kind: .stackedInSome)

    /// The word, such as `small-target`.
    public var name: String { kind.name }

    /// All there are, in the order of the documentation.
    public static var all: [Code] { Kind.allCases.map { Code(kind: $0) } }
  }
}

extension Finding.Code {
  /// The code of what an alert's own checks found.
  package init(_ problem: AlertProblem.Code) {
    switch problem.kind {
    case .invalidAlert: self = .invalidAlert
    case .noWayOn: self = .noWayOn
    case .unsatisfiableField: self = .unsatisfiableField
    }
  }
}
