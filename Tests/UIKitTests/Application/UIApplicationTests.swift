import Testing
@_spi(Cello) import UIKit

/// An app delegate without scenes, as in older Xcode templates.
final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var log: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launched \(application.applicationState)")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
}

/// A delegate that configures a scene.
private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = WindowSceneDelegate.self
    return configuration
  }
}

private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    log.append("connect \(session.configuration.name ?? "")")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
}

/// Each launch is tested in its own process, because a process has only one application.
@MainActor struct UIApplicationTests {
  @Test("a delegate with a window is launched until its first screen is up")
  func launchWithWindow() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        WindowDelegate.main()
        let app = UIApplication.shared
        guard let delegate = app.delegate as? WindowDelegate, let window = delegate.window,
          let view = window.rootViewController?.view
        else { preconditionFailure("no window") }
        precondition(delegate.log == ["launched inactive", "active"])
        precondition(app.windows.count == 1 && app.windows[0] === window)
        precondition(app.keyWindow === window)
        precondition(app.applicationState == .active)
        precondition(app.connectedScenes.isEmpty)
        precondition(view.window === window)
        let chain = sequence(first: view as UIResponder, next: \.next).map { $0 }
        precondition(chain.suffix(2).first === app && chain.last === delegate)
        app.enterBackground()
        app.enterForeground()
        precondition(
          delegate.log.dropFirst(2) == ["inactive", "background", "foreground", "active"])
      }
    }
  }

  @Test("the window of a delegate of unknown class is an optional of an optional, as on iOS")
  func windowOfDelegates() {
    let known = WindowDelegate()
    known.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let delegate: (any UIApplicationDelegate)? = known
    #expect(delegate?.window??.bounds.width == 30)
    // Also with one question mark.
    #expect(delegate?.window?.bounds.width == 30)
    if let window = delegate?.window, let window { #expect(window.bounds.height == 20) }
    #expect(known.window?.bounds.width == 30)
    let other: any UIApplicationDelegate = SceneAppDelegate()
    #expect((other.window ?? nil) == nil)
    let scene: any UIWindowSceneDelegate = WindowSceneDelegate()
    #expect((scene.window ?? nil) == nil)
  }

  @Test("a delegate of scenes is created, connected and shown")
  func launchWithScene() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SceneAppDelegate.main()
        let app = UIApplication.shared
        guard let scene = app.connectedScenes.first as? UIWindowScene,
          let delegate = scene.delegate as? WindowSceneDelegate, let window = delegate.window,
          let view = window.rootViewController?.view
        else { preconditionFailure("no scene") }
        precondition(delegate.log == ["connect Default", "foreground", "active"])
        precondition(scene.windows.count == 1 && scene.windows[0] === window)
        precondition(scene.keyWindow === window)
        precondition(scene.activationState == .foregroundActive)
        precondition(window.next === scene && scene.next === app)
        scene.traitOverrides.userInterfaceStyle = .dark
        precondition(view.traitCollection.userInterfaceStyle == .dark)
        app.enterBackground()
        precondition(delegate.log.suffix(2) == ["inactive", "background"])
        precondition(scene.activationState == .background)
      }
    }
  }

  @Test("a class name launches the app of a main function")
  func launchByName() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(WindowDelegate.self))
        precondition(UIApplication.shared.delegate is WindowDelegate)
      }
    }
  }

  @Test("an unknown class name ends the process with a message that describes the solution")
  func unknownName() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIApplicationMain(0, nil, nil, "Nowhere.AppDelegate") }
    }
    #expect(
      message(result).contains(
        "the class 'Nowhere.AppDelegate' was not found; pass NSStringFromClass(AppDelegate.self)."))
  }

  @Test("opened URLs are recorded")
  func urls() throws {
    let app = UIApplication()
    let url = try #require(URL(string: "https://example.com"))
    let relative = try #require(URL(string: "page"))
    var results: [Bool] = []
    app.open(url) { results.append($0) }
    app.open(relative) { results.append($0) }
    #expect(results == [true, false])
    #expect(app.openedURLs == [url])
    #expect(app.canOpenURL(url))
    #expect(!app.canOpenURL(relative))
  }

  @Test("touches go through the application and the window")
  func events() {
    final class Window: UIWindow {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.allTouches?.map(\.phase) ?? []
        super.sendEvent(event)
      }
    }
    _ = UIApplication.shared
    let window = Window()
    window.isHidden = false
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    window.addSubview(button)
    TouchSequence(in: window).tap(at: CGPoint(x: 50, y: 50))
    #expect(window.phases == [.began, .ended])
    #expect(count == 1)
  }
}
