#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A field of one line.
  @MainActor
  final class LineField: UITextField, FieldControl {
    weak var events: (any FieldControlEvents)?
    var look: FieldAppearance?

    var value: String {
      get { text ?? "" }
      set { text = newValue }
    }

    init() {
      super.init(frame: CGRect())
      borderStyle = .none
      tintAdjustmentMode = .normal
      delegate = self
      addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          events?.fieldChanged(to: value)
        }, for: .editingChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func adopt(_ appearance: FieldAppearance) {
      font = appearance.font
      textColor = UIColor(appearance.style.text)
      tintColor = UIColor(appearance.style.tint)
      textAlignment = appearance.alignment
      semanticContentAttribute = UISemanticContentAttribute(appearance.direction)
      attributedPlaceholder = NSAttributedString(
        string: appearance.field.placeholder,
        attributes: [
          .foregroundColor: UIColor(appearance.style.placeholder), .font: appearance.font,
        ])
      let isOther =
        keyboardType != appearance.field.keyboard || returnKeyType != appearance.returnKey
      adoptKeyboard(of: appearance.field)
      returnKeyType = appearance.returnKey
      if isOther && isFirstResponder { reloadInputViews() }
    }

    // The label says what the field is for; the placeholder would be read as if it were typed.
    override var accessibilityValue: String? {
      get { value.isEmpty ? nil : super.accessibilityValue }
      set { super.accessibilityValue = newValue }
    }

    // The field is as large as the box around it, so that a touch anywhere in it reaches the text.
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: InputStyle.padding, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      textRect(forBounds: bounds)
    }
  }

  extension LineField: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { events?.fieldBeganEditing() }
    func textFieldDidEndEditing(_ textField: UITextField) { events?.fieldEndedEditing() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events?.fieldReturned()
      return false
    }
  }
#endif
