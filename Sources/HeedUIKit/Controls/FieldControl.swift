#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A text field or text view in which the person types.
  @MainActor
  protocol FieldControl: UIView, UITextInput {
    var events: (any FieldControlEvents)? { get set }
    /// What stands in it.
    var value: String { get set }
    /// What it shows, without what changes while the person types.
    var look: FieldAppearance? { get set }
    func adopt(_ appearance: FieldAppearance)
  }

  extension FieldControl {
    func show(_ appearance: FieldAppearance) {
      if look != appearance.look {
        look = appearance.look
        adopt(appearance)
      }
      // Setting the text would end what an input method is composing, and move the insertion point.
      if markedTextRange == nil, !isSameText(value, appearance.field.value) {
        value = appearance.field.value
      }
    }
  }

  /// Hears what the person does in a field.
  @MainActor
  protocol FieldControlEvents: AnyObject {
    func fieldBeganEditing()
    func fieldChanged(to text: String)
    func fieldReturned()
    func fieldEndedEditing()
  }

  /// What a field shows, and by which keyboard it is typed.
  struct FieldAppearance: Equatable {
    var field: Field
    let style: InputStyle
    let direction: Direction
    /// Whether Return goes on to another field.
    let leadsOn: Bool
    /// Whether Return chooses an action.
    let choosesAction: Bool

    @MainActor var font: UIFont { UIFont(style.font) }
    @MainActor var alignment: NSTextAlignment { NSTextAlignment(.start, direction: direction) }
    var returnKey: UIReturnKeyType { choosesAction ? .go : leadsOn ? .next : .done }

    /// The appearance without what changes while the person types: a field that adopted anything
    /// else with each letter would disturb what an input method is composing.
    var look: FieldAppearance {
      var look = self
      look.field.value = ""
      look.field.error = nil
      return look
    }
  }
#endif
