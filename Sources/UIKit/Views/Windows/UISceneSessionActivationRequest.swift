/// What a scene is requested for: a session whose scene is to be shown, or a new scene.
@MainActor public struct UISceneSessionActivationRequest {
  /// What a new scene is for.
  public let role: UISceneSession.Role
  /// The session whose scene is to be shown; `nil` for a new scene.
  public let session: UISceneSession?
  /// What the user wants to do in the scene.
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  /// A request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// A request for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

extension UIScene {
  /// Settings of a request for a scene.
  @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
    /// The scene that asks for another one.
    open var requestingScene: UIScene?

    nonisolated public override init() { super.init() }
  }
}

/// Settings of a request to close a scene.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {
  nonisolated public override init() { super.init() }
}

/// Settings of a request to close a scene with windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the windows disappear. They do at once.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// How the windows of a scene disappear.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    case standard = 1
    /// As after what was done in the scene was kept.
    case commit = 2
    /// As after what was done in the scene was discarded.
    case decline = 3
  }
}

/// Why a request for a scene has failed. Source of the values: Apple's `UISceneDefinitions.h`.
public struct UISceneError: Error, Hashable, CustomNSError {
  public enum Code: Int, Hashable, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
