internal import Heed

/// What is done to the system's own controller beside what its interface offers.
public struct SystemStyling: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case none
    case keyValueCoding
  }

  package let kind: Kind

  /// Nothing: only documented interface is used.
  public static let none = SystemStyling(kind: .none)

  /// Sets what the controller keeps for itself, by names that Apple does not document:
  /// `attributedTitle`, `attributedMessage`, and of an action `titleTextColor`,
  /// `titleTextAlignment` and `image`.
  ///
  /// **This is at your own risk.** Any version of iOS may drop a name, change what it does, or draw
  /// it wrongly, and a review of your app may turn it down. The object is asked for each name before
  /// it is set, so a name that is gone is passed over and the alert looks as the system likes; it
  /// does not crash. ``UIKitAppearance/drawn`` does all of this and more without any risk.
  public static let keyValueCoding = SystemStyling(kind: .keyValueCoding)

  /// The selectors of which an object has one if it takes a key, as key-value coding looks for them
  /// before it would touch a variable of the object.
  static func setters(of key: String) -> [String] {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return ["set\(name):", "_set\(name):"]
  }
}
