import Foundation
import Testing

@testable import CelloViews
@testable import UIKit

private final class AppDelegate: NSObject, UIApplicationDelegate {
  var discarded = 0

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = Scene.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { discarded += sceneSessions.count }
}

private final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []
  /// The sessions whose scenes entered the background or were asked for a state restoration
  /// activity, in order.
  static var order: [String] = []

  func sceneDidEnterBackground(_ scene: UIScene) {
    Self.order.append(scene.session.persistentIdentifier)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    log += ["connect"] + connectionOptions.userActivities.map(\.activityType)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    log.append("continue \(userActivity.activityType)")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    Self.order.append(scene.session.persistentIdentifier)
    let activity = NSUserActivity(activityType: "restore")
    activity.addUserInfoEntries(from: ["page": 3])
    return activity
  }
}

/// Each test runs in its own process, because a process has only one application.
@MainActor struct SceneSessionTests {
  @Test func `scenes are requested, continue activities and are closed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UITraitCollection(
          traitsFrom: [.current, UITraitCollection(userInterfaceIdiom: .pad)]
        ).performAsCurrent {
          AppDelegate.main()
          let app = UIApplication.shared
          guard let delegate = app.delegate as? AppDelegate,
            let first = app.connectedScenes.first, let scene = first.delegate as? Scene
          else { preconditionFailure("no scene") }
          app.continueActivity(NSUserActivity(activityType: "read"))
          precondition(scene.log == ["connect", "continue read"])
          app.enterBackground()
          let activity = first.session.stateRestorationActivity
          precondition(activity?.userInfo?["page"] as? Int == 3)
          app.enterForeground()
          precondition(app.supportsMultipleScenes)
          var errors = 0
          app.activateSceneSession(
            for: UISceneSessionActivationRequest(
              userActivity: NSUserActivity(activityType: "write"))
          ) { _ in errors += 1 }
          precondition(errors == 0 && app.connectedScenes.count == 2)
          guard let second = app.connectedScenes.first(where: { $0 !== first }),
            let other = second.delegate as? Scene
          else { preconditionFailure("no second scene") }
          precondition(other.log == ["connect", "write"])
          app.requestSceneSessionDestruction(second.session, options: nil)
          precondition(other.log.last == "disconnect" && delegate.discarded == 1)
          precondition(app.connectedScenes == [first] && app.windows.count == 1)
          app.requestSceneSessionDestruction(second.session, options: nil) { _ in errors += 1 }
          precondition(errors == 1)
          app.activateSceneSession(for: UISceneSessionActivationRequest(session: second.session)) {
            precondition(($0 as? UISceneError)?.code == .requestDenied)
            errors += 1
          }
          precondition(errors == 2)
        }
      }
    }
  }

  @Test func `scenes are called in the order in which they were connected`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UITraitCollection(
          traitsFrom: [.current, UITraitCollection(userInterfaceIdiom: .pad)]
        ).performAsCurrent {
          AppDelegate.main()
          let app = UIApplication.shared
          let request = UISceneSessionActivationRequest(userActivity: nil)
          for _ in 0..<11 { app.activateSceneSession(for: request) }
          app.enterBackground()
          let expected = ["1"] + (1...11).map { "requested.\($0)" }
          precondition(Scene.order == expected + expected)
          app.enterForeground()
          // No existing scene can show the content, so a new scene is created.
          for scene in app.scenes {
            scene.activationConditions.canActivateForTargetContentIdentifierPredicate =
              NSPredicate(value: false)
          }
          let activity = NSUserActivity(activityType: "read")
          activity.targetContentIdentifier = "page"
          precondition(app.continueActivity(activity))
          precondition(app.scenes.count == 13)
          precondition((app.scenes.last?.delegate as? Scene)?.log == ["connect", "read"])
        }
      }
    }
  }

  @Test func `the only scene of an app continues every activity`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UITraitCollection(
          traitsFrom: [.current, UITraitCollection(userInterfaceIdiom: .phone)]
        ).performAsCurrent {
          AppDelegate.main()
          let app = UIApplication.shared
          precondition(!app.supportsMultipleScenes)
          app.scenes[0].activationConditions.canActivateForTargetContentIdentifierPredicate =
            NSPredicate(value: false)
          let activity = NSUserActivity(activityType: "read")
          activity.targetContentIdentifier = "page"
          precondition(app.continueActivity(activity))
          precondition((app.scenes[0].delegate as? Scene)?.log.last == "continue read")
        }
      }
    }
  }

  @Test func `a responder is asked once for an activity that it got several times`() {
    final class Reader: UIResponder {
      var updates = 0
      override func updateUserActivityState(_ activity: NSUserActivity) {
        updates += 1
        if updates == 3 { userActivity = nil }
      }
    }
    let activity = NSUserActivity(activityType: "read")
    let reader = Reader()
    for _ in 0..<3 {
      reader.userActivity = activity
      reader.userActivity = nil
    }
    reader.userActivity = activity
    for expected in [1, 2, 3, 3] {
      activity.needsSave = true
      activity.saveIfNeeded()
      #expect(reader.updates == expected)
    }
  }

  @Test func `activities ask for their state before they are saved`() {
    final class Reader: UIResponder {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["page": 7])
      }
    }
    let activity = NSUserActivity(activityType: "read")
    let reader = Reader()
    reader.userActivity = activity
    activity.saveIfNeeded()
    #expect(activity.userInfo == nil)
    activity.needsSave = true
    activity.saveIfNeeded()
    #expect(activity.userInfo?["page"] as? Int == 7)
    #expect(!activity.needsSave)
    activity.invalidate()
    activity.becomeCurrent()
    #expect(NSUserActivity.current == nil)
  }

  @Test func `only the orientation of the device is granted`() {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication, identifier: "t"),
      connectionOptions: UIScene.ConnectionOptions())
    let isPortrait = scene.interfaceOrientation.isPortrait
    var errors: [UISceneError.Code?] = []
    for mask in [UIInterfaceOrientationMask.portrait, .landscape, .all] {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) {
        errors.append(($0 as? UISceneError)?.code)
      }
    }
    #expect(isPortrait)
    #expect(errors == [.geometryRequestDenied])
  }
}
