/// The app in this process.
///
/// No operating system manages the app: it is active from the beginning, and its requests to the
/// system are recorded. ``UIApplicationDelegate/main()`` launches an app until its first screen is up.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The app, created on first access.
  open class var shared: UIApplication { theShared }

  private static let theShared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  /// The app's delegate if the app was launched.
  final var launchedDelegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.active
  /// The connected scenes in the order in which they were connected.
  private(set) final var scenes: [UIScene] = []

  /// The URLs that the app has opened, in order.
  package final var openedURLs: [URL] = []
  /// Whether another app could open a URL; every URL with a scheme by default.
  package final var canOpen: (URL) -> Bool = { $0.scheme != nil }

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

  open var connectedScenes: Set<UIScene> { Set(scenes) }
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Whether the app may have several scenes: on iPads, if it has a delegate of scenes. An information
  /// property list, which decides it on iOS, is not read.
  open var supportsMultipleScenes: Bool {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      && scenes.contains { $0.delegate != nil }
  }
  /// How many scenes the app has requested.
  final var sceneCount = 0

  final func add(_ scene: UIScene) { scenes.append(scene) }

  final func remove(_ scene: UIScene) { scenes.removeAll { $0 === scene } }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] {
    UIScreen.main.windows.filter { !$0.isHidden }.stablySorted { $0.windowLevel.rawValue }
  }

  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Names from before scenes

  /// The area of the status bar, in the coordinates of the screen; empty if it is hidden.
  open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  open var isStatusBarHidden: Bool { statusBarManager?.isStatusBarHidden ?? false }
  open var statusBarStyle: UIStatusBarStyle { statusBarManager?.statusBarStyle ?? .default }
  open var statusBarOrientation: UIInterfaceOrientation {
    mainWindowScene?.interfaceOrientation ?? .unknown
  }

  /// Whether the app shows that it uses the network, which no device shows any more.
  open var isNetworkActivityIndicatorVisible = false

  private var mainWindowScene: UIWindowScene? {
    keyWindow?.windowScene ?? scenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  private var statusBarManager: UIStatusBarManager? { mainWindowScene?.statusBarManager }

  // MARK: Events

  /// Sends an event to its window.
  open func sendEvent(_ event: UIEvent) { event.window?.sendEvent(event) }

  /// Sends an action to a target, or for `nil` to the first object in the responder chain that
  /// performs it. The chain begins with the first responder, or else with the sender.
  ///
  /// - Returns: whether an object has performed the action.
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { UIResponder.send(action, to: target, from: sender, for: event) }

  /// Sends a method without parameters to a target, or to the first object in the responder chain
  /// that has it. Its result is ignored.
  @discardableResult
  @preconcurrency public final func sendAction<Target: AnyObject, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Result, to target: Any?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

  /// Sends a method with the sender as its parameter.
  @discardableResult
  @preconcurrency public final func sendAction<Target: AnyObject, Sender, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result, to target: Any?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

  // MARK: URLs

  /// Opens a URL in another app. The URL is recorded, and the completion is called at once.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpen(url)
    if isOpened { openedURLs.append(url) }
    completion?(isOpened)
  }

  /// Whether another app could open a URL.
  open func canOpenURL(_ url: URL) -> Bool { canOpen(url) }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let openDefaultApplicationsSettingsURLString =
    "app-settings:default-applications"

  // MARK: Settings

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.isRightToLeft ? .rightToLeft : .leftToRight
  }

  final var defaultOrientations: UIInterfaceOrientationMask {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? defaultOrientations
  }

  /// Whether the screen stays on. It has no effect.
  open var isIdleTimerDisabled = false
  /// Whether shaking the device undoes. Devices are not shaken.
  open var applicationSupportsShakeToEdit = true
  open var isProtectedDataAvailable: Bool { true }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var applicationIconBadgeNumber = 0

  // MARK: Icons

  open var supportsAlternateIcons: Bool { true }
  open private(set) var alternateIconName: String?

  /// Sets ``alternateIconName``; `nil` selects the primary icon. Icons are not displayed.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  // MARK: Remote notifications

  open private(set) var isRegisteredForRemoteNotifications = false

  /// Sets ``isRegisteredForRemoteNotifications``. The delegate receives no device token.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  // MARK: Background

  // The process is not suspended, so that tasks have all the time they need.
  private final var taskCount = 0

  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Begins a task. Its expiration handler is not called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    taskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: taskCount)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may work in the background. Source of the values: Apple's `UIApplication.h`.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}
