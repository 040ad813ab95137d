/// A view controller whose view replaces the keyboard or is above it.
///
/// A responder provides it as ``UIResponder/inputViewController`` or
/// ``UIResponder/inputAccessoryViewController``. Keyboard extensions are not supported.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
  private lazy final var proxy = FirstResponderProxy(self)

  /// The view as an input view, which looks like a part of the keyboard; `nil` if the view has
  /// another class. Setting the property replaces the view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text that the user edits.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// Stored only: the language of the keyboard as a BCP 47 tag; `nil`, the default, for the
  /// system's language.
  open var primaryLanguage: String?
  /// Stored only: a Boolean value that indicates whether the keyboard has a dictation key; `false`
  /// by default. On iOS, the system adds a dictation key otherwise; the system keyboard is not
  /// drawn here.
  open var hasDictationKey = false
  /// A Boolean value that indicates whether a keyboard extension can use the network; always
  /// `false`.
  open var hasFullAccess: Bool { false }
  /// A Boolean value that indicates whether the input view must provide a key that switches
  /// keyboards. It is always `false`, because there is only one keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Creates a view in the keyboard style.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Hides the keyboard. The first responder of the window resigns.
  open func dismissKeyboard() {
    viewIfLoaded?.window?.firstResponderOfTree?.resignFirstResponder()
  }

  /// Switches to the next keyboard. It has no effect, because there is only one keyboard.
  open func advanceToNextInputMode() {}

  /// Shows the list of keyboards while the user touches a view. It has no effect, because there is
  /// only one keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Provides the words of the user's personal dictionary; always an empty lexicon.
  ///
  /// - Parameter completionHandler: called before the method returns.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) { completionHandler(UILexicon([])) }
}
