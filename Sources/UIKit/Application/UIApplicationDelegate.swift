/// An object that responds to events in the life cycle of an app. All members are optional.
@MainActor @preconcurrency public protocol UIApplicationDelegate: _WindowDelegate {

  /// Tells the delegate that the launch has begun. The launch options are always `nil`, and the
  /// result has no effect.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch is almost complete. The launch options are always `nil`,
  /// and the result has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch is almost complete. It is called unless the delegate
  /// implements `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Tells the delegate that an app without scenes has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that an app without scenes is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that an app without scenes has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that an app without scenes is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app is about to terminate.
  ///
  /// Never called: the process ends without notice.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that memory is low.
  ///
  /// Never called: memory is not monitored.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Tells the delegate that the time has changed significantly.
  ///
  /// Never called: the clock is not monitored.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Asks the delegate to open a URL, and returns if it has succeeded.
  ///
  /// Never called: no other app opens URLs.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the configuration of a scene that is about to be connected; by default the
  /// configuration of its session.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that sessions of scenes have been discarded.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the interface orientations that the app supports in a window; by default all
  /// orientations on iPad, and all except upside down on other devices. It is called only by
  /// ``UIApplication/supportedInterfaceOrientations(for:)``.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asks the delegate to perform a quick action that the user has chosen.
  ///
  /// Never called: there is no Home Screen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Tells the delegate of an app without scenes that an activity is about to continue.
  ///
  /// - Returns: `true` if the delegate informs the user about the activity; `false` by default. The
  ///   result
  ///   has no effect.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Tells the delegate of an app without scenes to continue an activity.
  ///
  /// - Parameter restorationHandler: A closure that restores the activity in objects, such as view
  ///   controllers.
  /// - Returns: `true` if the delegate continues the activity; `false` by default.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Tells the delegate that an activity to continue was not received.
  ///
  /// Never called: activities stay in the process.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Tells the delegate of an app without scenes that an activity was updated before it was saved.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Tells the delegate that the app was registered for remote notifications.
  ///
  /// Never called: there is no server for notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Tells the delegate that the app could not be registered for remote notifications.
  ///
  /// Never called: there is no server for notifications.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate that a remote notification was received.
  ///
  /// Never called: there is no server for notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Tells the delegate that background transfers have events.
  ///
  /// Never called: there are no background transfers.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Asks the delegate to reply to a request from the app's watch extension.
  ///
  /// Never called: there is no watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Asks the delegate if extensions of a kind may be used in the app.
  ///
  /// Never called: there are no extensions.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Tells the delegate that protected files have become available.
  ///
  /// Never called: files are not protected.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Tells the delegate that protected files are about to become unavailable.
  ///
  /// Never called: files are not protected.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Asks the delegate if key commands adapt to the keyboard layout.
  ///
  /// Never called: keys are simulated.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Asks the delegate to request the authorization for health data that the app's watch extension
  /// needs.
  ///
  /// Never called: there is no watch.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  // State is not archived, so the following methods are never called.
  /// Asks the delegate if the app's state is saved.
  ///
  /// Never called: state is not archived.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Asks the delegate if the app's saved state is restored.
  ///
  /// Never called: state is not archived.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Returns a view controller for a restoration identifier path.
  ///
  /// Never called: state is not archived.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Tells the delegate that the app's state is about to be saved.
  ///
  /// Never called: state is not archived.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Tells the delegate that the app's state has been restored.
  ///
  /// Never called: state is not archived.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
  /// The window of an app without scenes; `nil` for none, which is the default.
  ///
  /// Stored only: a window becomes visible when the app shows it, not when it is stored here.
  public var window: UIWindow?? { .some((self as any _WindowDelegate).window) }

  /// Returns `true` by default.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and returns `true` by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing by default.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Returns `false` by default.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  /// Returns the configuration of the session by default.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns all orientations on iPad, and all except upside down on other devices, by default.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.defaultOrientations }
  /// Calls the completion handler with `false` by default.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing by default.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Calls the completion handler with `noData` by default.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Calls the completion handler by default.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Calls the reply handler with `nil` by default.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { reply(nil) }
  /// Returns `true` by default.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Does nothing by default.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Returns `true` by default.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication)
    -> Bool
  { true }
  /// Does nothing by default.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `false` by default.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Returns `nil` by default.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
}
