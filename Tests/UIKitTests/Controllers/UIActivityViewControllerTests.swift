import Testing
import UIKit

@MainActor struct UIActivityViewControllerTests {
  private let window = UIWindow()
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test("the controller is a sheet that keeps its items, and reports the chosen activity")
  func choice() {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        ""
      }
      func activityViewController(
        _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
      ) -> Any? { type == .mail ? "long text" : nil }
    }
    let controller = UIActivityViewController(
      activityItems: ["text", Source()], applicationActivities: nil)
    var log: [String] = []
    controller.excludedActivityTypes = [.print]
    controller.completionWithItemsHandler = { [root] type, isCompleted, _, _ in
      log.append(
        "\(type?.rawValue ?? "nil") \(isCompleted) \(root.presentedViewController == nil)")
    }
    root.present(controller, animated: true)
    #expect(controller.activePresentationController is UISheetPresentationController)
    #expect(controller.items(for: .mail).map { "\($0)" } == ["text", "long text"])
    #expect(controller.items(for: .message).count == 1)
    controller.choose(.print)
    #expect(log == [])
    controller.choose(.mail)
    #expect(log == ["com.apple.UIKit.activity.Mail true true"])
    root.present(controller, animated: true)
    controller.choose(nil)
    #expect(log.last == "nil false true")
  }

  @Test("a custom activity is performed with the items")
  func ownActivity() {
    final class Own: UIActivity {
      var items: [Any] = []
      override var activityType: ActivityType? { ActivityType("own") }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
      override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
      override func perform() { activityDidFinish(!items.isEmpty) }
    }
    let own = Own()
    let controller = UIActivityViewController(activityItems: [1, 2], applicationActivities: [own])
    var isCompleted: Bool?
    controller.completionWithItemsHandler = { _, completed, _, _ in isCompleted = completed }
    root.present(controller, animated: true)
    controller.choose(UIActivity.ActivityType("own"))
    #expect(isCompleted == true)
    #expect(own.items.count == 2)
    #expect(root.presentedViewController == nil)
  }
}
