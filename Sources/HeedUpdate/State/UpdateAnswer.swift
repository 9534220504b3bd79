public import Heed

/// What a person answered to an update prompt.
public struct UpdateAnswer: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case update, later, skip

    package static var names: WordList { "update later skip" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// The answer's name.
  public var name: String { kind.name }

  /// To update.
  public static let update = UpdateAnswer(kind: .update)
  /// To be asked again; also where they closed the prompt without a choice.
  public static let later = UpdateAnswer(kind: .later)
  /// Not to be asked about this release's line any more.
  public static let skip = UpdateAnswer(kind: .skip)
}
