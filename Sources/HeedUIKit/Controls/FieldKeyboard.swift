#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  @MainActor
  extension FieldAppearance {
    var font: UIFont { UIFont(style.font) }
    var alignment: NSTextAlignment { NSTextAlignment(.start, direction: direction) }
    var isSecure: Bool { field.input == .secure }

    /// Digits alone have a keyboard of their own; a number may have a sign and a point too.
    var keyboard: UIKeyboardType {
      switch field.input.kind {
      case .text, .secure, .multiline: field.accepts == .url ? .URL : .default
      case .number: field.accepts == .digits ? .numberPad : .numbersAndPunctuation
      case .email: .emailAddress
      }
    }

    /// What the system may offer to fill in.
    var contentType: UITextContentType? {
      switch field.input.kind {
      case .secure: .password
      case .email: .emailAddress
      case .text, .multiline, .number: nil
      }
    }

    var returnKey: UIReturnKeyType { choosesAction ? .go : leadsOn ? .next : .done }

    private var isProse: Bool {
      (field.input == .text || field.input == .multiline) && field.accepts == nil
    }
    var capitalization: UITextAutocapitalizationType { isProse ? .sentences : .none }
    var correction: UITextAutocorrectionType { isProse ? .default : .no }
    var spellChecking: UITextSpellCheckingType { isProse ? .default : .no }
  }
#endif
