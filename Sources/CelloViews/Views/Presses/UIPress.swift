/// A press of a key or button.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The key was pressed.
    case began = 0
    /// The force of the press has changed.
    case changed = 1
    /// The key is held down without a change.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The system canceled the press.
    case cancelled = 4
  }

  /// The type of a button. Keys without an equivalent button have values that are not declared
  /// here.
  public enum PressType: Int, Hashable, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down arrow.
    case downArrow = 1
    /// The left arrow.
    case leftArrow = 2
    /// The right arrow.
    case rightArrow = 3
    /// The select button.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The page up button.
    case pageUp = 30
    /// The page down button.
    case pageDown = 31
    /// The 123 button of a TV remote.
    case tvRemoteOneTwoThree = 32
    /// The colors button of a TV remote.
    case tvRemoteFourColors = 33
  }

  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The pressed key; `nil` for a button.
  open internal(set) var key: UIKey?
  /// The time of the last change, in seconds since an arbitrary moment; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The window that receives the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that receives the press first.
  open internal(set) weak var responder: UIResponder?
  /// The force of the press: 1 while the key is down, otherwise 0.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The button that the key is equivalent to; `nil` for none. Chosen: Apple does not document the
  /// types of keys.
  final var buttonType: PressType? {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: .select
    case .keyboardEscape: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: nil
    }
  }

  init(_ key: UIKey) {
    self.key = key
    super.init()
  }
}

/// An event with key presses.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open internal(set) var allPresses: Set<UIPress> = []

  override init() {
    super.init()
    type = .presses
  }

  /// Returns the presses that a recognizer receives: presses whose responder is inside the
  /// recognizer's view.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in
      guard let view = gesture.view else { return false }
      return (press.responder as? UIView)?.isDescendant(of: view) ?? false
    }
  }
}
