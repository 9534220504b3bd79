#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A field of several lines; Return begins a new one.
  @MainActor
  final class TextArea: UITextView, FieldControl {
    weak var events: (any FieldControlEvents)?
    var value: String { text ?? "" }
    private var look: FieldAppearance?

    init() {
      super.init(frame: CGRect(), textContainer: nil)
      backgroundColor = .clear
      tintAdjustmentMode = .normal
      let padding = InputStyle.padding
      textContainerInset = UIEdgeInsets(
        top: padding, left: padding, bottom: padding, right: padding)
      textContainer.lineFragmentPadding = 0
      contentInsetAdjustmentBehavior = .never
      alwaysBounceVertical = false
      delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ appearance: FieldAppearance) {
      if look != appearance.look {
        look = appearance.look
        adopt(appearance)
      }
      // Setting the text would end what an input method is composing, and move the insertion point.
      if markedTextRange == nil, !isSameText(value, appearance.field.value) {
        text = appearance.field.value
      }
    }

    private func adopt(_ appearance: FieldAppearance) {
      font = appearance.font
      textColor = UIColor(appearance.style.text)
      tintColor = UIColor(appearance.style.tint)
      textAlignment = appearance.alignment
      semanticContentAttribute = UISemanticContentAttribute(appearance.direction)
      keyboardType = appearance.keyboard
      autocapitalizationType = appearance.capitalization
      autocorrectionType = appearance.correction
      spellCheckingType = appearance.spellChecking
    }
  }

  extension TextArea: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { events?.fieldBeganEditing() }
    func textViewDidChange(_ textView: UITextView) { events?.fieldChanged(to: value) }
    func textViewDidEndEditing(_ textView: UITextView) { events?.fieldEndedEditing() }
  }
#endif
