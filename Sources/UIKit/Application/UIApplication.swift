/// The app in this process.
///
/// No operating system manages the app: it is active from the start, and its requests to the system
/// are recorded. ``UIApplicationDelegate/main()`` launches an app and shows its first screen.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The app, which is created on first access.
  open class var shared: UIApplication { theShared }

  private static let theShared = UIApplication()

  /// Returns a Boolean value that indicates whether the class has a method with a name. Code for app
  /// extensions asks it for `sharedApplication`, the only such method here.
  public nonisolated static func responds(to aSelector: Selector!) -> Bool {
    aSelector == Selector("sharedApplication")
  }

  /// Calls a method of the class, and returns its result: the app for `sharedApplication`, and `nil`
  /// for other names.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// The object that responds to events in the life cycle of the app; `nil` for none. It is not
  /// retained.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate of an app that was launched, which is retained; `nil` if the app was not
  /// launched.
  final var launchedDelegate: (any UIApplicationDelegate)?
  /// The state of the app; `active` before a launch.
  open internal(set) var applicationState = State.active
  /// The connected scenes, in the order in which they were connected.
  private(set) final var scenes: [UIScene] = []

  /// The URLs that the app has opened, in order.
  package final var openedURLs: [URL] = []
  /// A closure that returns whether another app could open a URL; by default `true` for every URL
  /// with a scheme.
  package final var canOpen: (URL) -> Bool = { $0.scheme != nil }

  /// Creates the app. Use ``shared`` instead.
  public override nonisolated init() {
    super.init()
    MainActor.assumeIsolated {
      UIScene.application = self
      UIScene.openURL = { UIApplication.shared.open($0, completionHandler: $1) }
      UIScene.sendAction = { UIApplication.shared.sendAction($0, to: $1, from: $2, for: $3) }
      UIScene.sendEvent = { event, window in
        event.window = window
        UIApplication.shared.sendEvent(event)
        event.window = nil
        UndoManager.endEvent()
      }
    }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Scenes and windows

  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// A Boolean value that indicates whether the app supports multiple scenes: `true` on iPad if a
  /// scene has a delegate. On iOS, the information property list determines it, which is not read
  /// here.
  open var supportsMultipleScenes: Bool {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      && scenes.contains { $0.delegate != nil }
  }
  /// The number of scenes that the app has requested.
  final var sceneCount = 0

  final func add(_ scene: UIScene) { scenes.append(scene) }

  final func remove(_ scene: UIScene) { scenes.removeAll { $0 === scene } }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] {
    UIScreen.main.windows.filter { !$0.isHidden }.stablySorted { $0.windowLevel.rawValue }
  }

  /// The window that receives keyboard events; `nil` for none.
  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Names from before scenes

  /// The frame of the status bar, in points in the screen's coordinates; zero if the status bar is
  /// hidden.
  open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  /// A Boolean value that indicates whether the status bar is hidden; `false` without a scene.
  open var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? false }
  /// The style of the status bar; `default` without a scene.
  open var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }
  /// The orientation of the interface; `unknown` without a scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    mainWindowScene?.interfaceOrientation ?? .unknown
  }

  /// A Boolean value that indicates whether the app indicates network activity; `false` by default.
  ///
  /// Stored only: the status bar does not show an activity indicator.
  open var isNetworkActivityIndicatorVisible = false

  private var mainWindowScene: UIWindowScene? {
    keyWindow?.windowScene ?? scenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  private var statusBarManager: UIStatusBarManager? { mainWindowScene?.statusBarManager }

  // MARK: Events

  /// Sends an event to its window.
  open func sendEvent(_ event: UIEvent) { event.window?.sendEvent(event) }

  /// Sends an action to a target. If the target is `nil`, the action is sent to the first object in
  /// the responder chain that can perform it. The chain starts at the first responder, or at the
  /// sender if there is no first responder.
  ///
  /// - Returns: `true` if an object has performed the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { UIResponder.send(action, to: target, from: sender, for: event) }

  /// Sends a method without parameters to a target. If the target is `nil`, the method is sent to
  /// the first object of its class in the responder chain. The result of the method is ignored.
  @discardableResult
  @preconcurrency public final func sendAction<Target: AnyObject, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Result, to target: Any?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

  /// Sends a method with the sender as its parameter to a target. If the target is `nil`, the
  /// method is sent to the first object of its class in the responder chain. The result of the
  /// method is ignored.
  @discardableResult
  @preconcurrency public final func sendAction<Target: AnyObject, Sender, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, to target: Any?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

  // MARK: URLs

  /// Opens a URL in another app. The URL is only recorded, and the completion handler is called
  /// before the method returns. The options have no effect.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpen(url)
    if isOpened { openedURLs.append(url) }
    completion?(isOpened)
  }

  /// Returns a Boolean value that indicates whether another app could open a URL: `true` for every
  /// URL with a scheme.
  open func canOpenURL(_ url: URL) -> Bool { canOpen(url) }

  /// Opens a URL, and returns whether an app can open it; see ``open(_:options:completionHandler:)``.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:).")
  @discardableResult open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpen(url)
  }

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The URL of the settings for default apps.
  public nonisolated static let openDefaultApplicationsSettingsURLString =
    "app-settings:default-applications"

  // MARK: Settings

  /// The text size that the user prefers, from the traits of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the user interface, from the traits of the main screen.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.isRightToLeft ? .rightToLeft : .leftToRight
  }

  final var defaultOrientations: UIInterfaceOrientationMask {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Returns the interface orientations that the app supports in a window: by default all
  /// orientations on iPad, and all except upside down on other devices.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? defaultOrientations
  }

  /// A Boolean value that indicates whether the screen stays on while the app is idle; `false` by
  /// default.
  ///
  /// Stored only: the screen never turns off.
  open var isIdleTimerDisabled = false
  /// A Boolean value that indicates whether shaking the device opens the menu for undo; `true` by
  /// default.
  ///
  /// Stored only: the device is never shaken.
  open var applicationSupportsShakeToEdit = true
  /// A Boolean value that indicates whether protected files are available. It is always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The dynamic quick actions of the app's icon; `nil` by default.
  ///
  /// Stored only: there is no Home Screen that shows them.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The number in the badge of the app's icon; 0, the default, for no badge.
  ///
  /// Stored only: there is no Home Screen that shows it.
  open var applicationIconBadgeNumber = 0

  // MARK: Icons

  /// A Boolean value that indicates whether the app can change its icon. It is always `true`.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the alternate icon; `nil`, the default, for the primary icon.
  open private(set) var alternateIconName: String?

  /// Sets ``alternateIconName``; `nil` selects the primary icon. Icons are not shown. The
  /// completion handler is called before the method returns, without an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  // MARK: Remote notifications

  /// A Boolean value that indicates whether the app is registered for remote notifications; `false`
  /// by default.
  open private(set) var isRegisteredForRemoteNotifications = false

  /// Sets ``isRegisteredForRemoteNotifications`` to `true`. The delegate receives no device token.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  /// Sets ``isRegisteredForRemoteNotifications`` to `false`.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  /// Starts the delivery of remote control events. It has no effect, because there are no such
  /// events.
  open func beginReceivingRemoteControlEvents() {}
  /// Stops the delivery of remote control events. It has no effect, because there are no such
  /// events.
  open func endReceivingRemoteControlEvents() {}

  // MARK: Background

  // The process is never suspended, so background tasks have unlimited time.
  private final var taskCount = 0

  /// The remaining time in the background, in seconds. It is unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The status of background refresh. It is always `available`.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Begins a background task and returns its identifier. The expiration handler is never called.
  @discardableResult
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a background task and returns its identifier. The name has no effect, and the
  /// expiration handler is never called.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    taskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: taskCount)
  }

  /// Ends a background task. It has no effect, because the process is never suspended.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Scenes

  /// Activates the scene of a session, or connects a new scene. The delegate of the scene receives
  /// the activity of the request.
  ///
  /// - Parameter errorHandler: A closure that is called before the method returns if the app does
  ///   not
  ///   support multiple scenes or if the session has no scene.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    activateScene(for: request, errorHandler: errorHandler)
  }

  /// Activates the scene of a session, or connects a new scene for `nil`. Use
  /// ``activateSceneSession(for:errorHandler:)`` in new code.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map {
        UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
      }
      ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Closes the scene of a session. The scene moves to the background and is disconnected, its
  /// windows are hidden, and the app's delegate is informed that the session is discarded.
  ///
  /// - Parameter errorHandler: A closure that is called before the method returns if the session
  ///   has no
  ///   scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    closeScene(of: sceneSession, errorHandler: errorHandler)
  }

  /// Lays out the windows of a session's scene, as for a snapshot in the app switcher.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    for window in (sceneSession.scene as? UIWindowScene)?.windows ?? [] where !window.isHidden {
      window.layoutIfNeeded()
    }
  }

  // MARK: State restoration

  /// Requests more time for state restoration. It has no effect, because no state is restored.
  open func extendStateRestoration() {}

  /// Ends the extension that ``extendStateRestoration()`` has begun. It has no effect.
  open func completeStateRestoration() {}

  /// Requests that the system does not show the snapshot of the app at the next launch. It has no
  /// effect.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An identifier that does not refer to a task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The statuses of background refresh. Source of the values: Apple's `UIApplication.h`.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}
