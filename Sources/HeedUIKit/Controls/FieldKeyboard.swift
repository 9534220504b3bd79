#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// How a field is typed, whoever draws it.
  extension Field {
    var isSecure: Bool { input == .secure }

    /// Digits alone have a keyboard of their own; a number may have a sign and a point too.
    var keyboard: UIKeyboardType {
      switch input.kind {
      case .text, .secure, .multiline: accepts == .url ? .URL : .default
      case .number: accepts == .digits ? .numberPad : .numbersAndPunctuation
      case .email: .emailAddress
      }
    }

    /// What the system may offer to fill in.
    var contentType: UITextContentType? {
      switch input.kind {
      case .secure: .password
      case .email: .emailAddress
      case .text, .multiline, .number: nil
      }
    }

    private var isProse: Bool { (input == .text || input == .multiline) && accepts == nil }
    var capitalization: UITextAutocapitalizationType { isProse ? .sentences : .none }
    var correction: UITextAutocorrectionType { isProse ? .default : .no }
    var spellChecking: UITextSpellCheckingType { isProse ? .default : .no }
  }

  extension UITextField {
    /// Has the keyboard of a field, and hides what is typed where the field says so.
    func adoptKeyboard(of field: Field) {
      // Set again it would forget what was typed.
      if isSecureTextEntry != field.isSecure { isSecureTextEntry = field.isSecure }
      keyboardType = field.keyboard
      textContentType = field.contentType
      autocapitalizationType = field.capitalization
      autocorrectionType = field.correction
      spellCheckingType = field.spellChecking
    }
  }
#endif
