/// A line or more that the person types.
public struct Field: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Names the value in the answer.
  public var id: Name {
    get { shared.storage.values.id }
    set { shared.own().values.id = newValue }
  }
  /// What the empty field says.
  public var placeholder: String {
    get { shared.storage.values.placeholder }
    set { shared.own().values.placeholder = newValue }
  }
  public var input: Input {
    get { shared.storage.values.input }
    set { shared.own().values.input = newValue }
  }
  /// What stands in it at first.
  public var value: String {
    get { shared.storage.values.value }
    set { shared.own().values.value = newValue }
  }
  public var isRequired: Bool {
    get { shared.storage.values.isRequired }
    set { shared.own().values.isRequired = newValue }
  }
  /// The fewest characters that are valid.
  public var minLength: Int? {
    get { shared.storage.values.minLength }
    set { shared.own().values.minLength = newValue }
  }
  /// The most characters that are valid.
  public var maxLength: Int? {
    get { shared.storage.values.maxLength }
    set { shared.own().values.maxLength = newValue }
  }
  public var accepts: Rule? {
    get { shared.storage.values.accepts }
    set { shared.own().values.accepts = newValue }
  }
  /// The id of a field that must hold the same.
  public var matches: Name? {
    get { shared.storage.values.matches }
    set { shared.own().values.matches = newValue }
  }
  /// A fault that is shown beneath it from the start.
  public var error: String? {
    get { shared.storage.values.error }
    set { shared.own().values.error = newValue }
  }

  /// Makes a field for one line of any text, which may stay empty.
  public init(
    _ id: Name, placeholder: String = "", input: Input = .text, value: String = "",
    isRequired: Bool = false, minLength: Int? = nil, maxLength: Int? = nil,
    accepts: Rule? = nil, matches: Name? = nil, error: String? = nil
  ) {
    shared = Shared(Values(id: id, placeholder: placeholder, input: input, value: value, isRequired: isRequired, minLength: minLength, maxLength: maxLength, accepts: accepts, matches: matches, error: error))
  }
}
