/// A part of an app's interface with a life cycle of its own.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The application, which the responder chain ends with.
  static weak var application: UIResponder?

  public final let session: UISceneSession
  /// The scene keeps its delegate.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  open var subtitle = ""
  /// Which activities and notifications the scene is chosen for.
  open var activationConditions = UISceneActivationConditions()

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIScene.application }

  /// Opens a URL as the application does, which records it.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIScene.openURL(url, completion) }

  /// How URLs are opened; set by the application.
  static var openURL: (URL, ((Bool) -> Void)?) -> Void = { _, completion in completion?(false) }

  /// How actions are sent to targets; set by the application.
  static var sendAction: (Selector, Any?, Any?, UIEvent?) -> Bool = {
    UIResponder.send($0, to: $1, from: $2, for: $3)
  }

  /// How events are sent to windows; set by the application.
  static var sendEvent: (UIEvent, UIWindow) -> Void = { $1.sendEvent($0) }

  /// How near to the user a scene is. Source of the values: Apple's `UISceneDefinitions.h`.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene was connected.
  @MainActor @preconcurrency open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open internal(set) var sourceApplication: String?
    open internal(set) var handoffUserActivityType: String?
    /// What the user wants to do in the scene.
    open internal(set) var userActivities: Set<NSUserActivity> = []

    nonisolated override init() { super.init() }
  }

  /// How a URL is opened by another app.
  @MainActor @preconcurrency open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only by an app that is associated with its site.
    open var universalLinksOnly = false

    nonisolated public override init() { super.init() }
  }

  /// How a URL is opened by this app.
  @MainActor @preconcurrency open class OpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?
    open internal(set) var annotation: Any?
    open internal(set) var openInPlace = false

    nonisolated override init() { super.init() }
  }

  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that an app is asked to open.
@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  public final let url: URL
  public final let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A quick action of an app's icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public final let type: String
  public final let localizedTitle: String
  public final let localizedSubtitle: String?
  public final let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}
