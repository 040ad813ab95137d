extension UIApplicationDelegate where Self: NSObject {
  /// Launches the app, shows its first screen, and returns.
  ///
  /// It is called when the process starts for a class with the `@main` attribute.
  public static func main() { UIApplication.shared.launch(Self.self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Launches an app, shows its first screen, and returns 0.
///
/// - Parameters:
///   - argc: Has no effect.
///   - argv: Has no effect.
///   - principalClassName: Has no effect: the class is always `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` returns it.
///     If it is `nil`, no app is launched.
@discardableResult
@MainActor @preconcurrency public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName else { return 0 }
  guard let type = NSClassFromString(name) as? NSObject.Type else {
    preconditionFailure(
      """
      UIApplicationMain: the class '\(name)' was not found; pass \
      NSStringFromClass(AppDelegate.self).
      """)
  }
  UIApplication.shared.launch(type)
  return 0
}

extension UIApplication {
  /// Creates the delegate, connects a scene if the app has a scene delegate, and shows the windows.
  final func launch(_ delegateType: NSObject.Type) {
    guard let delegate = delegateType.makeDynamically() as? any UIApplicationDelegate else {
      preconditionFailure("\(delegateType) does not conform to UIApplicationDelegate.")
    }
    launchedDelegate = delegate
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    let scene = connectScene(beside: delegateType)
    applicationState = .active
    if scene == nil { delegate.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
    for window in windows { window.layoutIfNeeded() }
  }

  /// Connects a scene with its delegate.
  ///
  /// - Parameter delegateType: The class of the app's delegate. Unless the scene configuration
  ///   specifies
  ///   a class, the class of the scene's delegate is `SceneDelegate` in the same module, as in the
  ///   information property list of Apple's templates.
  /// - Returns: The scene; `nil` if the app has no scene delegate.
  private final func connectScene(beside delegateType: NSObject.Type) -> UIScene? {
    let session = UISceneSession(role: .windowApplication, identifier: "1")
    let options = UIScene.ConnectionOptions()
    guard let delegate else { return nil }
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let module = String(reflecting: delegateType).split(separator: ".").first.map(String.init) ?? ""
    let name = "\(module).SceneDelegate"
    guard
      let type = configuration.delegateClass as? NSObject.Type ?? NSClassFromString(name)
        as? NSObject.Type,
      let sceneDelegate = type.makeDynamically() as? any UISceneDelegate
    else { return nil }
    let sceneType = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    connect(scene, options)
    return scene
  }

  /// Connects another scene of the app.
  ///
  /// - Returns: The scene; `nil` if the app has no scene delegate.
  final func connectScene(
    role: UISceneSession.Role, _ options: UIScene.ConnectionOptions
  ) -> UIScene? {
    guard let delegate, let example = scenes.first else { return nil }
    sceneCount += 1
    let session = UISceneSession(role: role, identifier: "requested.\(sceneCount)")
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    // Unless the configuration specifies a class, the delegate has the same class as the delegate
    // of another scene.
    let known: AnyClass? = example.delegate.map { type(of: $0) as AnyClass }
    guard
      let type = (session.configuration.delegateClass ?? known) as? NSObject.Type,
      let sceneDelegate = type.makeDynamically() as? any UISceneDelegate
    else { return nil }
    let sceneType = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    connect(scene, options)
    return scene
  }

  /// Connects a scene and moves it to the foreground.
  package final func connect(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
    add(scene)
    scene.activationState = .foregroundInactive
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    scene.post(UIScene.willEnterForegroundNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    scene.post(UIScene.didActivateNotification)
  }

  /// Moves the app and its scenes to the background, as if the user had left the app.
  package final func enterBackground() {
    guard applicationState != .background else { return }
    for scene in scenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
      scene.post(UIScene.willDeactivateNotification)
    }
    if scenes.isEmpty { delegate?.applicationWillResignActive(self) }
    applicationState = .inactive
    post(Self.willResignActiveNotification)
    for scene in scenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    saveActivities()
    applicationState = .background
    if scenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
  }

  /// Moves the app and its scenes back to the foreground.
  package final func enterForeground() {
    guard applicationState == .background else { return }
    for scene in scenes {
      scene.post(UIScene.willEnterForegroundNotification)
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundInactive
    }
    if scenes.isEmpty { delegate?.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification)
    applicationState = .active
    for scene in scenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    if scenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  private final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIScene {
  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
