#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A field of several lines; Return begins a new one.
  @MainActor
  final class TextArea: UITextView, FieldControl {
    weak var events: (any FieldControlEvents)?
    var look: FieldAppearance?

    var value: String {
      get { text ?? "" }
      set { text = newValue }
    }

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

    func adopt(_ appearance: FieldAppearance) {
      font = appearance.font
      textColor = UIColor(appearance.style.text)
      tintColor = UIColor(appearance.style.tint)
      textAlignment = appearance.alignment
      semanticContentAttribute = UISemanticContentAttribute(appearance.direction)
      keyboardType = appearance.field.keyboard
      autocapitalizationType = appearance.field.capitalization
      autocorrectionType = appearance.field.correction
      spellCheckingType = appearance.field.spellChecking
    }
  }

  extension TextArea: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { events?.fieldBeganEditing() }
    func textViewDidChange(_ textView: UITextView) { events?.fieldChanged(to: value) }
    func textViewDidEndEditing(_ textView: UITextView) { events?.fieldEndedEditing() }
  }
#endif
