public import Foundation

@MainActor
public protocol UITextInput: NSObjectProtocol {
  var markedTextRange: UITextRange? { get }
}
@MainActor
open class UITextRange: NSObject {}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad
}
public enum UIReturnKeyType: Int, Sendable { case `default` = 0, go, google, join, next, done = 9 }
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences }
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let password = UITextContentType(rawValue: "password")
  public static let emailAddress = UITextContentType(rawValue: "email")
}

@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@MainActor
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
  public weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var attributedPlaceholder: NSAttributedString?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  public package(set) var markedTextRange: UITextRange?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
  public required init?(coder: NSCoder) { nil }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override func didBecomeFirst() {
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
  }
  override func didResignFirst() {
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
  }
  override func touchedUpInside() { becomeFirstResponder() }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The person types, as they see it.
  public func doubleType(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }
  /// The person presses the keyboard's Return.
  public func doubleReturn() { _ = delegate?.textFieldShouldReturn(self) }
}

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

@MainActor
open class UITextView: UIScrollView, UITextInput {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets.zero
  public let textContainer: NSTextContainer
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  public package(set) var markedTextRange: UITextRange?
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    isAccessibilityElement = true
  }
  public required init?(coder: NSCoder) { nil }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  private var editor: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }
  open override var canBecomeFirstResponder: Bool { true }
  override func didBecomeFirst() { editor?.textViewDidBeginEditing(self) }
  override func didResignFirst() { editor?.textViewDidEndEditing(self) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
  /// The person types, as they see it.
  public func doubleType(_ text: String) {
    self.text += text
    editor?.textViewDidChange(self)
  }
}
