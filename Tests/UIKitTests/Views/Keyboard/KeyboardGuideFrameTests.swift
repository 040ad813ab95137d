import Testing
import UIKit

@MainActor struct KeyboardGuideFrameTests {
  @Test("without a keyboard, the guide extends from the view's safe area to the window's bottom")
  func safeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 393, height: 452))
    view.frame.size.height = 852
    window.layoutIfNeeded()
    let bottom = view.safeAreaInsets.bottom
    #expect(bottom > 0)
    #expect(
      view.keyboardLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 852 - bottom, width: 393, height: bottom))
  }
}
