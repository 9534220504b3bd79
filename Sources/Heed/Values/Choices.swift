/// A list from which the person picks one item or several.
public struct Choices: Hashable, Sendable {
  /// One line of the list.
  public struct Item: Hashable, Sendable {
    private(set) var shared: Shared<Values>

    /// Names the item in the answer.
    public var id: Name {
      get { shared.storage.values.id }
      set { shared.own().values.id = newValue }
    }
    public var title: RichText {
      get { shared.storage.values.title }
      set { shared.own().values.title = newValue }
    }
    public var image: Image? {
      get { shared.storage.values.image }
      set { shared.own().values.image = newValue }
    }

    /// Makes an item.
    public init(_ id: Name, _ title: RichText, image: Image? = nil) {
      shared = Shared(Values(id: id, title: title, image: image))
    }
  }

  /// Names the selection in the answer.
  public var id: Name
  /// Whether more than one item can be picked.
  public var allowsMultiple: Bool
  public var items: [Item]
  /// The ids of the items that are picked at first.
  public var selected: [Name]

  /// Makes a list; one item can be picked and none is at first, by default.
  public init(
    _ id: Name, items: [Item], allowsMultiple: Bool = false, selected: [Name] = []
  ) {
    self.id = id
    self.items = items
    self.allowsMultiple = allowsMultiple
    self.selected = selected
  }
}
