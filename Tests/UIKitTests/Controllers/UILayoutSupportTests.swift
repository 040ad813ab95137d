import Testing
import UIKit

@MainActor struct UILayoutSupportTests {
  private final class Page: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        NSLayoutConstraint(
          item: content, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
          attribute: .top, multiplier: 1, constant: 0),
      ])
    }
  }

  @Test("the guides of a controller are as long as its bars, and constraints follow them")
  func guides() {
    let page = Page()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    page.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    page.view.layoutIfNeeded()
    #expect(page.topLayoutGuide.length == 40 && page.bottomLayoutGuide.length == 30)
    #expect(page.content.frame == CGRect(x: 0, y: 40, width: 100, height: 130))
    page.additionalSafeAreaInsets.top = 60
    page.view.layoutIfNeeded()
    #expect(page.topLayoutGuide.length == 60)
    #expect(page.content.frame == CGRect(x: 0, y: 60, width: 100, height: 110))
    #expect(page.topLayoutGuide === page.topLayoutGuide)
    #expect(page.topLayoutGuide !== page.bottomLayoutGuide)
  }

  @Test("two constraints of the view place each guide")
  func ownConstraints() {
    let controller = UIViewController()
    #expect(controller.view.constraints.isEmpty)
    let top = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    #expect(controller.view.constraints.allSatisfy { $0.firstItem === top && $0.isActive })
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 4)
    #expect(controller.view.layoutGuides.isEmpty)
  }

  @Test(
    "the height of a guide follows a change of the bars that the app's override does not pass on")
  func overriddenChange() {
    final class Silent: UIViewController {
      override func viewSafeAreaInsetsDidChange() {}
    }
    let controller = Silent()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(marker)
    NSLayoutConstraint.activate([
      marker.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      marker.widthAnchor.constraint(equalToConstant: 10),
      marker.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      marker.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    controller.additionalSafeAreaInsets.top = 25
    controller.view.layoutIfNeeded()
    #expect(marker.frame == CGRect(x: 0, y: 25, width: 10, height: 25))
    controller.view.frame.size.height = 300
    controller.additionalSafeAreaInsets.top = 5
    controller.view.layoutIfNeeded()
    #expect(marker.frame == CGRect(x: 0, y: 5, width: 10, height: 5))
  }

  @Test("the guides are as long as the bars of a navigation controller")
  func navigationBar() {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(page.topLayoutGuide.length == page.view.safeAreaInsets.top)
    #expect(page.topLayoutGuide.length > 40)
    #expect(page.content.frame.minY == page.topLayoutGuide.length)
  }
}
