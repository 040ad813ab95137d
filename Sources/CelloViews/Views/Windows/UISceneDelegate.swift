// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A delegate that follows the life cycle of a scene. All methods are optional.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene is being connected. The method creates the scene's windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to resign its active state.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to open URLs.
  ///
  /// Never called: no other app opens URLs. A new scene has them in its connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks the delegate for an activity that describes the scene's state; `nil` for none.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Asks the delegate to restore the scene's state. Called after the scene was connected, if its
  /// session has an activity.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Tells the delegate that the scene is about to continue an activity of a type.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Tells the delegate to continue an activity in the scene.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Tells the delegate that an activity to continue was not received.
  ///
  /// Never called: activities stay in the process.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells the delegate that the scene's activity was updated before it was saved.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing by default.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns `nil` by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Does nothing by default.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing by default.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// A delegate that may have a window.
///
/// The property of a delegate of unknown class is an optional of an optional, as that of an optional requirement is on iOS:
/// `delegate.window??.rootViewController`. So the requirement belongs to a protocol of its own.
@MainActor @preconcurrency public protocol _WindowDelegate: NSObjectProtocol {
  /// The main window; `nil` for none.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowDelegate {
  /// The window; `nil` by default. Setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A delegate that follows the life cycle of a scene with windows. All members are optional.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowDelegate {
  /// Tells the delegate that the size, orientation or traits of the scene have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Asks the delegate to perform a quick action that the user has chosen. The completion handler
  /// receives whether it succeeded.
  ///
  /// Never called: there is no home screen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The main window of the scene; `nil` for none, which is the default.
  public var window: UIWindow?? { .some((self as any _WindowDelegate).window) }

  /// Does nothing by default.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  /// Calls the completion handler with `false` by default.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
