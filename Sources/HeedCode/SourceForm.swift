public import Heed

/// What an alert is written as.
public struct SourceForm: OpenSet {
  package enum Kind: UInt8, NamedKind {
    case uikit, swiftui, swift, ask, json

    package static var names: WordList { "uikit swiftui swift ask json" }
  }
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }

  /// Swift that presents the alert from a view controller: a whole file, for HeedUIKit.
  public static let uiKit = SourceForm(kind: .uikit)
  /// Swift that shows the alert from a view: a whole file, for HeedSwiftUI.
  public static let swiftUI = SourceForm(kind: .swiftui)
  /// Swift that makes the alert and shows it nowhere: a whole file, for the core alone.
  public static let value = SourceForm(kind: .swift)
  /// Words for a POSIX shell: `heed ask` where it can say all there is, else `heed show` with the
  /// document.
  public static let shell = SourceForm(kind: .ask)
  /// The document alone, in its normal form.
  public static let document = SourceForm(kind: .json)

  /// Every form there is.
  public static var all: [SourceForm] { Kind.allCases.map { SourceForm(kind: $0) } }

  /// The form of a name, such as `uikit`, `swiftui`, `swift`, `ask` or `json`; nothing for any other.
  public init?(name: Name) {
    guard let kind = Kind(name: name) else { return nil }
    self.init(kind: kind)
  }

  /// What ``init(name:)`` calls it.
  public var name: String { kind.name }
}
