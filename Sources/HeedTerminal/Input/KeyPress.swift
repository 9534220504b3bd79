/// A key that the person pressed.
package struct KeyPress: Hashable, Sendable {
  /// Which key it is.
  package enum Key: Hashable, Sendable {
    /// What the key types, a scalar at a time; the letter alone where a modifier is held.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right
    case home, end, pageUp, pageDown
    case function(Int)
  }

  /// What is held down with it.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
    /// Any of the keys that desktops keep for themselves.
    package static let command = Modifiers(rawValue: 8)

    /// The modifiers that a parameter of a control sequence tells: one more than the sum of their
    /// bits. Locks do not count.
    package init(parameter: Int) {
      let bits = max(0, parameter - 1)
      var modifiers = Modifiers(rawValue: UInt8(truncatingIfNeeded: bits & 7))
      // Super, Hyper and Meta.
      if bits & 0b11_1000 != 0 { modifiers.insert(.command) }
      self = modifiers
    }
  }

  package var key: Key
  package var modifiers: Modifiers
  /// Whether the terminal says that the key has been down for a while.
  package var isRepeat: Bool

  /// Makes a press, without modifiers by default.
  package init(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }

  /// The scalar that the key types; nothing where a modifier other than Shift makes it a command.
  package var typed: Unicode.Scalar? {
    guard case .character(let scalar) = key, modifiers.isSubset(of: .shift) else { return nil }
    return scalar
  }
}
