import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers

/// Tests of bars that respond to scrolling and to the keyboard.
@MainActor struct NavigationBarsTests {
  private func screen() -> (UINavigationController, UIScrollView, UIWindow) {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    let controller = UIViewController()
    controller.view = scrollView
    controller.title = "Large"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return (navigation, scrollView, shownWindow(navigation))
  }

  private func drag(_ window: UIWindow, by distance: CGFloat) {
    let touch = TouchSequence(in: window)
    let start = CGPoint(x: 200, y: 500)
    touch.begin(at: start)
    // The gesture is recognized after the first 10 points.
    for step in 1...10 {
      let y = start.y + distance * CGFloat(step) / 10
      touch.move(to: CGPoint(x: 200, y: y), time: Double(step) / 10)
    }
    touch.move(to: CGPoint(x: 200, y: start.y + distance), time: 1.5)
    touch.end()
    window.layoutIfNeeded()
  }

  @Test("a large title is visible or hidden when scrolling ends")
  func snapping() {
    let (navigation, scrollView, window) = screen()
    #expect(navigation.navigationBar.frame.height == 96)
    drag(window, by: -20)
    #expect(navigation.navigationBar.frame.height == 96)
    let start = scrollView.contentOffset.y
    drag(window, by: -40)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(scrollView.contentOffset.y == start + 52)
    drag(window, by: -200)
    let free = scrollView.contentOffset.y
    #expect(free > start + 152 && navigation.navigationBar.frame.height == 44)
  }

  @Test("the keyboard hides the bars if the app allows it")
  func keyboard() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    controller.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: controller)
    let window = shownWindow(navigation)
    _ = field.becomeFirstResponder()
    #expect(!navigation.isNavigationBarHidden)
    _ = field.resignFirstResponder()
    navigation.hidesBarsWhenKeyboardAppears = true
    _ = field.becomeFirstResponder()
    #expect(navigation.isNavigationBarHidden)
    _ = window
  }

  @Test("content below the bar is read after the buttons of the bar")
  func readingOrder() {
    let controller = UIViewController()
    controller.title = "Title"
    let cover = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    cover.text = "Cover"
    controller.view.addSubview(cover)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    let window = shownWindow(UINavigationController(rootViewController: controller))
    #expect(window.accessibilityNodes().compactMap(\.label) == ["Title", "Add", "Cover"])
  }

  @Test("content that is unavailable is centered above the keyboard")
  func contentUnavailable() {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    controller.contentUnavailableConfiguration = configuration
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    let window = shownWindow(controller)
    func middle() -> CGFloat {
      window.layoutIfNeeded()
      return window.accessibilityNodes().first { $0.label == "Nothing" }?.frame.midY ?? 0
    }
    let before = middle()
    _ = field.becomeFirstResponder()
    #expect(middle() < before - 100)
    _ = field.resignFirstResponder()
    #expect(middle() == before)
  }
}

/// Tests of navigation bars in sheets.
@MainActor struct SheetBarTests {
  @Test("the buttons in a sheet of iOS 26 are as far from the top as from the sides")
  func buttons() throws {
    let root = UIViewController()
    let window = shownWindow(root, .iOS26)
    let content = UIViewController()
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let navigation = UINavigationController(rootViewController: content)
    root.present(navigation, animated: false)
    window.layoutIfNeeded()
    func capsule(in view: UIView) -> UIView? {
      (view as? BarCapsule).flatMap { $0.isHidden ? nil : $0 }
        ?? view.subviews.lazy.compactMap { capsule(in: $0) }.first
    }
    let found = try #require(capsule(in: navigation.navigationBar))
    let frame = found.convert(found.bounds, to: navigation.view)
    #expect(frame == CGRect(x: 16, y: 16, width: 44, height: 44))
    #expect(content.view.safeAreaInsets.top == 65)
  }
}

/// Tests of the scroll edge effects of iOS 26.
@MainActor struct UIScrollEdgeEffectTests {
  @Test("the style and the visibility of the top effect change the bar")
  func styles() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    let controller = UIViewController()
    controller.view = scrollView
    let window = shownWindow(UINavigationController(rootViewController: controller), .iOS26)
    scrollView.contentOffset.y = 300
    window.layoutIfNeeded()
    func drawing() -> String {
      window.layoutIfNeeded()
      return String(describing: DisplayListRecorder.record(window))
    }
    let soft = drawing()
    #expect(scrollView.topEdgeEffect === scrollView.topEdgeEffect && drawing() == soft)
    scrollView.topEdgeEffect.style = .hard
    let hard = drawing()
    #expect(soft != hard)
    scrollView.topEdgeEffect.isHidden = true
    #expect(drawing() != soft && drawing() != hard)
    scrollView.topEdgeEffect.isHidden = false
    scrollView.topEdgeEffect.style = .soft
    #expect(drawing() == soft)
  }

  @Test("content under a bar fades into the color behind it, without a line")
  func fading() throws {
    let scrollView = UIScrollView()
    scrollView.backgroundColor = .systemGroupedBackground
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3_000))
    content.backgroundColor = .black
    scrollView.addSubview(content)
    let controller = UIViewController()
    controller.view = scrollView
    let window = shownWindow(UINavigationController(rootViewController: controller), .iOS26)
    scrollView.contentOffset.y = 300
    window.layoutIfNeeded()
    let picture = try DisplayListRecorder.record(window).render(scale: 1)
    let levels = (0..<300).map { Int(picture[40, $0] & 255) }
    // #f2f2f7 at an opacity of 0.95 over black at the top.
    #expect(abs(levels[0] - 230) <= 2)
    #expect(levels[299] == 0)
    for (upper, lower) in zip(levels, levels.dropFirst()) {
      #expect(upper >= lower && upper - lower <= 12)
    }
  }
}
