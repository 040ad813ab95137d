/// The root view of a tree that an app shows on the screen.
///
/// A window is hidden until ``makeKeyAndVisible()`` or until `isHidden` is set to `false`. Its
/// frame is in screen coordinates.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  ///
  /// Its public form, `rootViewController`, is declared with view controllers.
  package final var rootController: (any ViewControlling)? {
    didSet {
      guard rootController !== oldValue else { return }
      oldValue?.leave(self)
      if !isHidden { rootController?.show(in: self) }
    }
  }

  /// The level of the window; `normal` by default. Windows with higher levels are in front.
  open var windowLevel = Level.normal

  /// Stored only: a Boolean value that indicates whether the window may resize to fit its content.
  open var canResizeToFitContent = false

  private final let ownScreen = UIScreen.main

  /// The scene that contains the window; `nil` for none.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { inheritTraits() } }
  }

  /// Creates a hidden window with the size of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    super.isHidden = true
    ownScreen.add(self)
    self.windowScene = windowScene
    updateSafeArea()
  }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    ownScreen.add(self)
    updateSafeArea()
  }

  /// Creates a hidden window with the size of the screen.
  @_disfavoredOverload
  public convenience init(frame: Void = ()) { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    ownScreen.add(self)
    updateSafeArea()
    coder.apply(to: self, as: UIWindow.self)
  }

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

  /// Inherits the traits of the scene or the screen.
  final func inheritTraits() {
    let traits = windowScene?.traitCollection ?? ownScreen.traitCollection
    guard !isHidden, let rootController else {
      inherit(traits)
      return
    }
    rootController.change(to: traits) { inherit(traits) }
  }

  /// The screen on which the window was created. Setting it has no effect.
  open var screen: UIScreen {
    get { ownScreen }
    set {}
  }

  /// The insets of the window's part inside the screen's safe area. A window that is larger than
  /// the screen has the screen's insets.
  override var safeAreaInsetsWithoutSuperview: UIEdgeInsets {
    ownScreen.safeArea.covering(super.frame, in: ownScreen.bounds)
  }

  @_spi(Cello) public override func boundsSizeDidChange() {
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
        WindowLayouts.remove(self)
        rootController?.hide()
        post(Self.didBecomeHiddenNotification)
      } else {
        applyAppearance(AppearanceProxies.current)
        rootController?.show(in: self)
        post(Self.didBecomeVisibleNotification)
        WindowLayouts.add(self)
      }
    }
  }

  /// Shows the window and makes it the key window.
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
  /// An override sees the touches that tests simulate; it calls `super` to send them.
  open func sendEvent(_ event: UIEvent) { event.deliver() }

  // MARK: Key window

  /// The window that receives keyboard input; `nil` for none.
  package private(set) static weak var key: UIWindow? {
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

  /// A Boolean value that indicates whether the window is the key window.
  open var isKeyWindow: Bool { UIWindow.key === self }
  /// A Boolean value that indicates whether the window can become the key window; `true` by
  /// default.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, which receives keyboard input, if ``canBecomeKey`` is `true`.
  open func makeKey() { if canBecomeKey { UIWindow.key = self } }

  /// Called after the window has become the key window. Does nothing by default.
  open func becomeKey() {}

  /// Called after the window has resigned as the key window. Does nothing by default.
  open func resignKey() {}

  override var keepsFirstResponder: Bool { true }

  override func firstResponderDidChange() {
    updateKeyboard()
    if focusSystem.isAvailable, let view = firstResponderOfTree as? UIView, view.acceptsText {
      focusSystem.requestFocusUpdate(to: view)
    }
  }

  /// The responder that receives keys without a first responder and a focused view: the frontmost
  /// modal view, or the root controller.
  final var frontResponder: UIResponder {
    let front = frontView
    return front === self ? rootController ?? self : front
  }

  /// The frontmost modal view, or the window itself.
  final var frontView: UIView {
    var front: UIView = self
    while let modal = front.subviews.last(where: \.accessibilityViewIsModal) {
      front = modal.subviews.last ?? modal
    }
    return front
  }

  /// The undo manager of the responders in the window that do not have their own undo manager.
  open override var undoManager: UndoManager? { ownUndoManager }
  private final lazy var ownUndoManager = UndoManager()

  package final lazy var focusSystem = UIFocusSystem(self)

  /// The root view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (rootController as? any UIFocusEnvironment).map { [$0] } ?? []
  }

  /// Handles keys that no responder has handled: they edit the first responder's text or move the
  /// focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    for key in presses.compactMap(\.key) where !edit(key) { focusSystem.press(key) }
  }

  /// Edits the text of the first responder.
  ///
  /// - Returns: whether the first responder accepts the key as text input.
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

  /// Returns a Boolean value that indicates whether the first responder accepts text and handles
  /// the key.
  private func edits(with key: UIKey) -> Bool {
    guard let responder = firstResponderOfTree, responder.acceptsText else { return false }
    return key.keyCode != .keyboardTab
  }

  /// Returns a Boolean value that indicates whether a key edits the first responder's text or moves
  /// the focus, so that only key commands with priority precede it.
  final func isSystemKey(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    if edits(with: key) { return key.keyCode != .keyboardEscape && key.types }
    return focusSystem.isAvailable && key.movesFocus
      && (focusSystem.focusedView != nil || key.keyCode == .keyboardTab)
  }

  /// The keyboard; `nil` while it is hidden.
  final var keyboard: KeyboardView?
  /// The keyboard that slides out of the window; `nil` for none.
  final var leavingKeyboard: KeyboardView?
  /// A Boolean value that indicates whether the keyboard has keys; otherwise, it is an area in its
  /// color.
  package final var showsKeys = true
  /// A Boolean value that indicates whether pictures of the window leave out the keyboard, which is
  /// in a window of its own on iOS.
  package final var hidesKeyboard = false { didSet { keyboard?.isHidden = hidesKeyboard } }
  /// A bar above the keyboard and its accessory view, whose height is its fitting height; `nil` for
  /// none. It stays at the bottom of the window without a keyboard.
  package final var keyboardPanel: UIView? {
    didSet { if keyboardPanel !== oldValue { updateKeyboard() } }
  }

  // MARK: Coordinates

  /// Converts a point from the window's coordinates to another window's, or to screen coordinates
  /// for `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window as UIView?)
  }

  /// Converts a point from another window's coordinates, or from screen coordinates for `nil`.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window as UIView?)
  }

  /// Converts a rectangle from the window's coordinates to another window's, or to screen
  /// coordinates for `nil`.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: window as UIView?)
  }

  /// Converts a rectangle from another window's coordinates, or from screen coordinates for `nil`.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: window as UIView?)
  }

  // MARK: Levels

  /// The level of a window, which orders windows from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw value of the constant.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of normal windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)

    /// Returns a Boolean value that indicates whether a level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level in front of another by a number.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Returns a level behind another by a number.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// Posted when a window was shown, with the window as the object.
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden, with the window as the object.
  public nonisolated static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window, with the window as the object.
  public nonisolated static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window has resigned as the key window, with the window as the object.
  public nonisolated static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")

  /// The largest area with an aspect ratio, centered in the safe area; the whole safe area until a
  /// ratio is set.
  open var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    systemGuide("UIWindowSafeAreaAspectFitLayoutGuide") { SafeAreaAspectFitLayoutGuide(of: self) }
  }
}
