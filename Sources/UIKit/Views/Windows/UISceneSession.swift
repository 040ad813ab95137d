/// What the system knows about a scene, also while the scene does not exist.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  public final let persistentIdentifier: String
  public final let role: Role
  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration
  open internal(set) weak var scene: UIScene?
  /// What the scene was doing when the app went to the background, as its delegate tells it.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app's own.
  open var userInfo: [String: Any]?

  init(role: Role, identifier: String) {
    self.role = role
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// How a scene is set up.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public final let name: String?
  public final let role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for the app's class `SceneDelegate`, if there is one.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
