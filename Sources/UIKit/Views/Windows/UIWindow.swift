/// A view at the root of a tree that an app shows on the screen.
///
/// A window is hidden until ``makeKeyAndVisible()``. Its frame is in the coordinates of the screen.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  ///
  /// Its public form, `rootViewController`, is declared with view controllers.
  final var rootController: (any ViewControlling)? {
    didSet {
      guard rootController !== oldValue else { return }
      oldValue?.leave(self)
      if !isHidden { rootController?.show(in: self) }
    }
  }

  /// Windows with higher levels are in front of others.
  open var windowLevel = Level.normal

  /// Whether the window may take the size of its content. It has no effect: windows keep their size.
  open var canResizeToFitContent = false

  private final let ownScreen = UIScreen.main

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { inheritTraits() } }
  }

  /// A hidden window as large as a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    super.isHidden = true
    ownScreen.add(self)
    self.windowScene = windowScene
    updateSafeArea()
  }

  /// A hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    ownScreen.add(self)
    updateSafeArea()
  }

  /// A hidden window as large as the screen.
  public convenience init(frame: Void = ()) { self.init(frame: UIScreen.main.bounds) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue != super.frame else { return }
      let change = {
        super.frame = newValue
        self.updateSafeArea()
      }
      if newValue.size != super.frame.size, !isHidden, let rootController {
        rootController.resize(to: newValue.size, by: change)
      } else {
        change()
      }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIScene.application }

  /// Takes on the traits of the scene, or of the screen.
  final func inheritTraits() {
    let traits = windowScene?.traitCollection ?? ownScreen.traitCollection
    guard !isHidden, let rootController else {
      inherit(traits)
      return
    }
    rootController.change(to: traits) { inherit(traits) }
  }

  /// The screen on which the window was created; setting it has no effect.
  open var screen: UIScreen {
    get { ownScreen }
    set {}
  }

  /// The part of the window that lies outside the screen's safe area. A window that is larger than
  /// the screen has the insets of the screen.
  override var safeAreaInsetsWithoutSuperview: UIEdgeInsets {
    let (screen, frame) = (ownScreen, super.frame)
    let insets = screen.safeArea.covering(frame, in: screen.bounds)
    return UIEdgeInsets(
      top: min(insets.top, screen.safeArea.top), left: min(insets.left, screen.safeArea.left),
      bottom: min(insets.bottom, screen.safeArea.bottom),
      right: min(insets.right, screen.safeArea.right))
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    updateSafeArea()
    if keyboard != nil { updateKeyboard() }
  }

  // MARK: Visibility

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        if isKeyWindow { UIWindow.key = nil }
        rootController?.hide()
        post(Self.didBecomeHiddenNotification)
      } else {
        rootController?.show(in: self)
        post(Self.didBecomeVisibleNotification)
      }
    }
  }

  /// Shows the window, and makes it the one that receives the keyboard's input.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Events

  /// Sends the touches of an event to views.
  ///
  /// An override sees the touches that tests simulate, and calls `super` to send them on.
  open func sendEvent(_ event: UIEvent) { event.deliver() }

  // MARK: Key window

  /// The window that receives the keyboard's input.
  private(set) static weak var key: UIWindow? {
    didSet {
      guard key !== oldValue else { return }
      if let oldValue {
        oldValue.resignKey()
        oldValue.post(didResignKeyNotification)
      }
      if let key {
        key.becomeKey()
        key.post(didBecomeKeyNotification)
      }
    }
  }

  open var isKeyWindow: Bool { UIWindow.key === self }
  open var canBecomeKey: Bool { true }

  /// Makes the window the one that receives the keyboard's input.
  open func makeKey() { if canBecomeKey { UIWindow.key = self } }

  /// The window has become the key window.
  open func becomeKey() {}

  /// The window is no longer the key window.
  open func resignKey() {}

  override var keepsFirstResponder: Bool { true }

  override func firstResponderDidChange() {
    updateKeyboard()
    if focusSystem.isAvailable, let view = firstResponderOfTree as? UIView, view.acceptsText {
      focusSystem.requestFocusUpdate(to: view)
    }
  }

  /// What receives keys without a first responder and without a focus: the view that is in front, or
  /// the controller.
  final var frontResponder: UIResponder {
    var front: UIView = self
    while let modal = front.subviews.last(where: \.accessibilityViewIsModal) {
      front = modal.subviews.last ?? modal
    }
    return front === self ? rootController ?? self : front
  }

  /// The manager of the responders of the window that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private final lazy var ownUndoManager = UndoManager()

  final lazy var focusSystem = UIFocusSystem(self)

  /// The root view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (rootController as? any UIFocusEnvironment).map { [$0] } ?? []
  }

  /// Keys that no responder has handled edit the text of the first responder, or move the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    for key in presses.compactMap(\.key) where !edit(key) { focusSystem.press(key) }
  }

  /// Edits the text of the first responder.
  ///
  /// - Returns: whether the first responder accepts text.
  private func edit(_ key: UIKey) -> Bool {
    guard edits(with: key), let input = firstResponderOfTree as? any UIKeyInput else {
      return false
    }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    default:
      let isCommand = !key.modifierFlags.isDisjoint(with: [.command, .control])
      if !isCommand, !key.characters.isEmpty { input.insertText(key.characters) }
    }
    return true
  }

  /// Whether the first responder accepts text, and handles the key.
  private func edits(with key: UIKey) -> Bool {
    guard let responder = firstResponderOfTree, responder.acceptsText else { return false }
    return key.keyCode != .keyboardTab
  }

  /// Whether a key edits the text of the first responder or moves the focus, so that only commands
  /// with priority come before that.
  final func isSystemKey(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    if edits(with: key) { return key.keyCode != .keyboardEscape && key.types }
    return focusSystem.isAvailable && key.movesFocus
      && (focusSystem.focusedView != nil || key.keyCode == .keyboardTab)
  }

  /// The keyboard while it is shown.
  final var keyboard: KeyboardView?
  /// A bar above the keyboard and its accessory view, which stays at the bottom of the window without
  /// a keyboard; `nil` for none. Its height is that of `sizeThatFits(_:)`.
  final var keyboardPanel: UIView? {
    didSet { if keyboardPanel !== oldValue { updateKeyboard() } }
  }

  // MARK: Coordinates

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window as UIView?)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window as UIView?)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: window as UIView?)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: window as UIView?)
  }

  // MARK: Levels

  /// The order of windows from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")
}
