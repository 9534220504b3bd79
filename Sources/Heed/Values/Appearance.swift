/// Whether a surface is light or dark.
public enum Appearance: String, NamedKind {
  case light, dark

  package static var names: WordList { "light dark" }
  package var index: Int { self == .light ? 0 : 1 }
  package init?(index: Int) {
    if index < 0 { return nil }
    self = index == 0 ? .light : .dark
  }
}
