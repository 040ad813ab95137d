// Scenes that the app requests, and activities that it continues.
extension UIApplication {
  func activateScene(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)?
  ) {
    let options = UIScene.ConnectionOptions()
    if let activity = request.userActivity { options.userActivities = [activity] }
    guard let session = request.session else {
      guard supportsMultipleScenes else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
        return
      }
      if connectScene(role: request.role, options) == nil {
        errorHandler?(UISceneError(.requestDenied))
      }
      return
    }
    guard let scene = session.scene, connectedScenes.contains(scene) else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    if let activity = request.userActivity { scene.continue(activity) }
    (scene as? UIWindowScene)?.windows.last { !$0.isHidden }?.makeKey()
  }

  func closeScene(of sceneSession: UISceneSession, errorHandler: ((any Error) -> Void)?) {
    guard let scene = sceneSession.scene, connectedScenes.contains(scene) else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    if scene.activationState == .foregroundActive {
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
      scene.post(UIScene.willDeactivateNotification)
    }
    if scene.activationState != .background {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      window.isHidden = true
      window.windowScene = nil
    }
    scene.activationState = .unattached
    remove(scene)
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    delegate?.application(self, didDiscardSceneSessions: [sceneSession])
  }

  /// Continues an activity in the most suitable scene, or in an app without scenes, as if the user
  /// had opened a link or a search result.
  ///
  /// If no scene can show the content, an app that supports multiple scenes gets a new scene;
  /// otherwise the activity continues in the app's only scene.
  ///
  /// - Returns: `true` if the app continues the activity.
  @discardableResult
  package final func continueActivity(_ activity: NSUserActivity) -> Bool {
    let suitabilities = scenes.map {
      $0.activationConditions.suitability(for: activity.targetContentIdentifier)
    }
    if let best = suitabilities.max(), let index = suitabilities.firstIndex(of: best) {
      if best == 0 {
        if supportsMultipleScenes { return connectScene(for: activity) }
        guard scenes.count == 1 else { return false }
      }
      scenes[index].continue(activity)
      return true
    }
    guard let delegate else { return false }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    let isContinued = delegate.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
    if isContinued { activity.delegate?.userActivityWasContinued(activity) }
    return isContinued
  }

  /// Connects a scene whose delegate receives an activity.
  ///
  /// - Returns: `true` if a scene was connected.
  private final func connectScene(for activity: NSUserActivity) -> Bool {
    let options = UIScene.ConnectionOptions()
    options.userActivities = [activity]
    guard connectScene(role: .windowApplication, options) != nil else { return false }
    activity.delegate?.userActivityWasContinued(activity)
    return true
  }

  /// Saves the activities of the app and of its scenes, including the state restoration activities
  /// from the scene delegates.
  final func saveActivities() {
    for scene in scenes {
      if let activity = scene.userActivity, activity.needsSave {
        activity.saveIfNeeded()
        scene.delegate?.scene(scene, didUpdate: activity)
      }
      guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else { continue }
      activity.saveIfNeeded()
      scene.session.stateRestorationActivity = activity
    }
    if let activity = NSUserActivity.current, activity.needsSave {
      activity.saveIfNeeded()
      if scenes.isEmpty { delegate?.application(self, didUpdate: activity) }
    }
  }
}

extension UIScene {
  /// Tells the delegate to continue an activity.
  fileprivate final func `continue`(_ activity: NSUserActivity) {
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
    activity.delegate?.userActivityWasContinued(activity)
  }
}
