/// A picture: a file beside the document, a symbol by its name, or the bytes themselves.
public struct Image: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    case file(Name)
    case symbol(Name)
    case data([UInt8])
  }

  package var source: Source {
    get { shared.storage.values.source }
    set { shared.own().values.source = newValue }
  }
  public var rendering: Rendering {
    get { shared.storage.values.rendering }
    set { shared.own().values.rendering = newValue }
  }
  /// The size to draw it at in points; its own size by default.
  public var size: Size? {
    get { shared.storage.values.size }
    set { shared.own().values.size = newValue }
  }
  /// What assistive technology says instead; without one it counts as decoration.
  public var label: String? {
    get { shared.storage.values.label }
    set { shared.own().values.label = newValue }
  }

  package init(
    source: Source, rendering: Rendering = .original, size: Size? = nil, label: String? = nil
  ) {
    shared = Shared(Values(source: source, rendering: rendering, size: size, label: label))
  }

  /// A picture file; the path is relative to the document, or to the app's bundle.
  public static func file(
    _ path: Name, rendering: Rendering = .original, size: Size? = nil, label: String? = nil
  ) -> Image {
    Image(source: .file(path), rendering: rendering, size: size, label: label)
  }

  /// A symbol of the system, such as `star`; it takes the text's colour by default.
  public static func symbol(
    _ name: Name, rendering: Rendering = .template, size: Size? = nil, label: String? = nil
  ) -> Image {
    Image(source: .symbol(name), rendering: rendering, size: size, label: label)
  }

  /// The bytes of a picture file.
  public static func data(
    _ bytes: [UInt8], rendering: Rendering = .original, size: Size? = nil, label: String? = nil
  ) -> Image {
    Image(source: .data(bytes), rendering: rendering, size: size, label: label)
  }

  /// How the picture is drawn unless the alert says so: a symbol in the text's colour.
  package static func defaultRendering(for source: Source) -> Rendering {
    if case .symbol = source { .template } else { .original }
  }
}
