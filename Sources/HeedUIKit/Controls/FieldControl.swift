#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A text field or text view in which the person types.
  @MainActor
  protocol FieldControl: UIView {
    var events: (any FieldControlEvents)? { get set }
    /// What stands in it.
    var value: String { get }
    func show(_ appearance: FieldAppearance)
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
  @MainActor
  struct FieldAppearance {
    let field: Field
    let style: InputStyle
    let direction: Direction
    /// Whether Return goes on to another field.
    let leadsOn: Bool
    /// Whether Return chooses an action.
    let choosesAction: Bool
  }
#endif
