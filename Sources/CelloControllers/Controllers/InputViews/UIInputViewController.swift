/// The controller of a view in the place of the keyboard, or above it.
///
/// A responder provides it as ``UIResponder/inputViewController`` or
/// ``UIResponder/inputAccessoryViewController``. Extensions with keyboards for all apps do not exist
/// here.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
  private lazy final var proxy = FirstResponderProxy(self)

  /// The controller's view, which looks like a part of the keyboard; `nil` if the controller has a
  /// view of another class. Setting it replaces the view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The text that is edited.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language of the keyboard as a BCP 47 tag; `nil` for that of the system. It has no effect.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation. It has no effect: the system's own would be below
  /// the keyboard, which is not drawn.
  open var hasDictationKey = false
  /// Whether a keyboard of an extension may use the network; always false.
  open var hasFullAccess: Bool { false }
  /// Whether the input view must provide a key that switches keyboards. Always `false`, because there is
  /// only one keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Creates the view in the style of the keyboard.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Hides the keyboard: the first responder resigns.
  open func dismissKeyboard() {
    viewIfLoaded?.window?.firstResponderOfTree?.resignFirstResponder()
  }

  /// Switches to the next keyboard. Has no effect, because there is only one.
  open func advanceToNextInputMode() {}

  /// Shows the list of keyboards while the user touches a view. Has no effect, because there is only one.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Provides the words that the user has taught the keyboard: none.
  ///
  /// - Parameter completionHandler: called before the method returns.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) { completionHandler(UILexicon([])) }
}
