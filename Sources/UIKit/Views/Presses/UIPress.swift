/// A key or button that is pressed.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// The stage of a press.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The kind of a button. Keys without a button's meaning have values that are not declared here.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  open internal(set) var phase = Phase.began
  open internal(set) var key: UIKey?
  /// When the press was last changed, in seconds since an arbitrary moment.
  open var timestamp: TimeInterval { 0 }
  /// The window that receives the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that receives the press first.
  open internal(set) weak var responder: UIResponder?
  /// 1 while the key is down, and 0 afterwards.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The button that the key stands for; `nil` for none. Chosen: Apple does not document the types of
  /// keys.
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

/// An event with its presses.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []

  override init() {
    super.init()
    type = .presses
  }

  /// The presses for a recognizer: those of the keys, which all recognizers of the responder's view
  /// and of the views around it receive.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in
      guard let view = gesture.view else { return false }
      return (press.responder as? UIView)?.isDescendant(of: view) ?? false
    }
  }
}
