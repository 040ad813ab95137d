/// The persistent state of a scene, which outlives the scene.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  /// An identifier that does not change between launches.
  open private(set) var persistentIdentifier: String
  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open package(set) var configuration: UISceneConfiguration
  /// The scene; `nil` while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The activity that describes the scene's state, from the delegate when the app enters the
  /// background; `nil` for none.
  open var stateRestorationActivity: NSUserActivity?
  /// Values for the app; `nil` for none.
  open var userInfo: [String: Any]?

  package init(role: Role, identifier: String) {
    self.role = role
    persistentIdentifier = identifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with interactive windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external display without interaction.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// The configuration of a scene.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// The name of the configuration; `nil` for none.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for the app's class `SceneDelegate`, if there is one.
  open var delegateClass: AnyClass?

  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
