/// A part of an app's interface with its own life cycle.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The application, at the end of the responder chain.
  package static weak var application: UIResponder?

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The delegate of the scene, which keeps it alive; `nil` for none.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open package(set) var activationState = ActivationState.unattached
  /// Stored only: a title by which the user can identify the scene; empty by default.
  open var title: String! = ""
  /// Stored only: a subtitle of the scene; empty by default.
  open var subtitle = ""
  /// The conditions under which the scene is chosen for activities and notifications.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene for a session. The options are not stored.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIScene.application }

  /// Opens a URL as the application does, which logs it.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIScene.openURL(url, completion) }

  /// Opens a URL. The application sets it.
  package static var openURL: (URL, ((Bool) -> Void)?) -> Void = { _, completion in
    completion?(false)
  }

  /// Sends an action to a target. The application sets it.
  package static var sendAction: (Selector, Any?, Any?, UIEvent?) -> Bool = {
    UIResponder.send($0, to: $1, from: $2, for: $3)
  }

  /// Sends an event to a window. The application sets it.
  package static var sendEvent: (UIEvent, UIWindow) -> Void = { $1.sendEvent($0) }

  /// The activation state of a scene. Source of the values: Apple's `UISceneDefinitions.h`.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground but does not receive events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The reasons for which a scene was connected.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The quick action that the user has chosen; `nil` for none.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The identifier of the app that caused the connection; `nil` for none.
    open internal(set) var sourceApplication: String?
    /// The type of the activity that is being handed over; `nil` for none.
    open internal(set) var handoffUserActivityType: String?
    /// The activities to continue in the scene.
    open package(set) var userActivities: Set<NSUserActivity> = []

    package nonisolated override init() { super.init() }
  }

  /// Options for opening a URL in another app.
  @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
    /// Stored only: a Boolean value that indicates whether only an app that is associated with the
    /// URL's site may open it.
    open var universalLinksOnly = false

    /// Creates default options.
    nonisolated public override init() { super.init() }
  }

  /// Options for opening a URL in this app.
  @MainActor @preconcurrency open class OpenURLOptions: NSObject {
    /// The identifier of the app that opens the URL; `nil` for none.
    open internal(set) var sourceApplication: String?
    /// A property list from the app that opens the URL; `nil` for none.
    open internal(set) var annotation: Any?
    /// A Boolean value that indicates whether the file at the URL is opened without a copy.
    open internal(set) var openInPlace = false

    nonisolated override init() { super.init() }
  }

  /// Posted when a scene is about to be connected.
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to resign its active state.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")

  /// The lock state of the pointer; always `nil`, as on devices without a pointer.
  open var pointerLockState: UIPointerLockState? { nil }

  /// Requests more time for state restoration. It has no effect, because activities are restored
  /// immediately.
  open func extendStateRestoration() {}

  /// Ends the extension that ``extendStateRestoration()`` has begun. It has no effect.
  open func completeStateRestoration() {}
}

/// A URL that an app is to open.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// The options of the URL.
  open private(set) var options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
