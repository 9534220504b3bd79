/// Whether a surface is light or dark.
public enum Appearance: String, NamedKind {
  case light, dark
}
