/// A request for a scene: the scene of a session, or a new scene.
@MainActor @preconcurrency public struct UISceneSessionActivationRequest {
  /// The role of a new scene.
  public let role: UISceneSession.Role
  /// The session whose scene is shown; `nil` for a new scene.
  public let session: UISceneSession?
  /// The activity to continue in the scene; `nil` for none.
  public var userActivity: NSUserActivity?
  /// Stored only: the options of the request; `nil` for none.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for the scene of a session.
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
  /// Options of a request for a scene.
  @MainActor @preconcurrency open class ActivationRequestOptions: NSObject {
    /// Stored only: the scene that makes the request; `nil` for none.
    open var requestingScene: UIScene?

    /// Creates default options.
    nonisolated public override init() { super.init() }
  }
}

/// Options of a request to close a scene.
@MainActor @preconcurrency open class UISceneDestructionRequestOptions: NSObject {
  /// Creates default options.
  nonisolated public override init() { super.init() }
}

/// Options of a request to close a scene with windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Stored only: the animation with which the windows disappear. They disappear at once.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The animation with which the windows of a scene disappear.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    /// The standard animation.
    case standard = 1
    /// The animation after changes were saved.
    case commit = 2
    /// The animation after changes were discarded.
    case decline = 3
  }
}

/// An error of a request for a scene. Source of the values: Apple's `UISceneDefinitions.h`.
public struct UISceneError: Error, Hashable, CustomNSError {
  /// The code of an error.
  public enum Code: Int, Hashable, Sendable {
    /// The app does not support multiple scenes.
    case multipleScenesNotSupported = 0
    /// The system has denied the request.
    case requestDenied = 1
    /// The scene does not support requests for its geometry.
    case geometryRequestUnsupported = 100
    /// The system has denied the geometry.
    case geometryRequestDenied = 101
  }

  /// The code of the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The raw value of ``code``.
  public var errorCode: Int { code.rawValue }

  /// The app does not support multiple scenes.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system has denied the request.
  public static var requestDenied: Code { .requestDenied }
  /// The scene does not support requests for its geometry.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The system has denied the geometry.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
