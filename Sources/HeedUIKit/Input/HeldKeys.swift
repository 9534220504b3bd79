#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// The keys of a hardware keyboard that are down, as an alert understands them.
  @MainActor
  final class HeldKeys {
    private var held: Set<UIKeyboardHIDUsage> = []

    /// Reports the keys that mean something to an alert, and whether they are down for a while;
    /// returns the other presses.
    ///
    /// While the person types, keys that write or move in a text are left to the text.
    func began(
      _ presses: Set<UIPress>, isTyping: Bool, _ report: (SessionKey, _ isRepeat: Bool) -> Void
    ) -> Set<UIPress> {
      var others: Set<UIPress> = []
      for press in presses {
        guard let key = press.key, let meaning = SessionKey(key), !isTyping || !meaning.isText
        else {
          others.insert(press)
          continue
        }
        report(meaning, !held.insert(key.keyCode).inserted)
      }
      return others
    }

    /// Forgets keys; returns the presses that were not reported.
    func ended(_ presses: Set<UIPress>) -> Set<UIPress> {
      presses.filter { press in press.key.map { held.remove($0.keyCode) == nil } ?? true }
    }
  }

  extension SessionKey {
    /// The meaning of a key; nothing for one that has none.
    @MainActor
    init?(_ key: UIKey) {
      switch key.keyCode {
      case .keyboardTab: self = key.modifierFlags.contains(.shift) ? .backTab : .tab
      case .keyboardUpArrow: self = .up
      case .keyboardDownArrow: self = .down
      case .keyboardLeftArrow: self = .left
      case .keyboardRightArrow: self = .right
      case .keyboardReturnOrEnter, .keypadEnter: self = .return
      case .keyboardSpacebar: self = .space
      case .keyboardEscape: self = .escape
      default:
        let characters = key.charactersIgnoringModifiers
        // Names of keys such as the function keys are longer.
        guard characters.unicodeScalars.count == 1 else { return nil }
        let isCommand = !key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        self = .character(Name(characters), isCommand: isCommand)
      }
    }

    /// Whether it writes or moves in a text that has the keyboard.
    fileprivate var isText: Bool {
      switch self {
      case .tab, .backTab, .escape: false
      case .up, .down, .left, .right, .return, .space: true
      case .character(_, let isCommand): !isCommand
      }
    }
  }
#endif
