import Testing
import UIKit

@testable import CelloControllers

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController]
  var calls: [String] = []
  var dots = 0

  init(count: Int) {
    pages = (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
  }

  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + offset) else {
      return nil
    }
    return pages[index + offset]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    calls.append("before \(viewController.title ?? "")")
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    calls.append("after \(viewController.title ?? "")")
    return page(1, from: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    calls.append("will \(pendingViewControllers.map { $0.title ?? "" }.joined())")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers.map { $0.title ?? "" }.joined()
    calls.append("did \(finished) from \(previous) \(completed)")
  }
}

@MainActor struct UIPageViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func controller(
    _ book: Book, _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, first: Int = 0,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[first]], direction: .forward, animated: false)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return controller
  }

  private func swipe(_ controller: UIPageViewController, by distance: CGSize) {
    window.layoutIfNeeded()
    let start = CGPoint(x: 100, y: 200)
    let finger = TouchSequence(in: window)
    finger.begin(at: start)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      finger.move(
        to: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share))
    }
    finger.end()
    window.layoutIfNeeded()
  }

  @Test("a page fills the controller, and its neighbors are asked for")
  func first() {
    let book = Book(count: 3)
    let controller = controller(book)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.calls == ["before 0", "after 0"])
    #expect(book.pages[0].parent === controller)
    #expect(
      book.pages[0].view.convert(book.pages[0].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(!book.pages[1].isViewLoaded)
  }

  @Test("a finger turns to the next page and back, and the delegate is notified")
  func turning() {
    let book = Book(count: 3)
    let controller = controller(book)
    book.calls = []
    swipe(controller, by: CGSize(width: -150, height: 0))
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.calls == ["will 1", "after 1", "did true from 0 true"])
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    swipe(controller, by: CGSize(width: 150, height: 0))
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test("short movements and movements beyond the last page do not turn pages")
  func returning() {
    let book = Book(count: 2)
    let controller = controller(book)
    book.calls = []
    controller.scrollView.panGestureRecognizer.isEnabled = true
    let finger = TouchSequence(in: window)
    finger.begin(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 70, y: 200))
    finger.move(to: CGPoint(x: 60, y: 200))
    #expect(book.pages[1].parent === controller)
    finger.move(to: CGPoint(x: 100, y: 200))
    finger.end()
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.calls.first == "will 1")
    #expect(book.calls.last == "did true from 0 false")
    #expect(book.pages[1].parent == nil)
    book.calls = []
    swipe(controller, by: CGSize(width: 150, height: 0))
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(!book.calls.contains { $0.hasPrefix("will") })
  }

  @Test("pages follow each other downwards, with space between them")
  func vertical() {
    let book = Book(count: 2)
    let controller = controller(book, .scroll, .vertical, options: [.interPageSpacing: 20])
    #expect(book.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(controller.scrollView.bounds.height == 420)
    swipe(controller, by: CGSize(width: 0, height: -300))
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.pages[1].view.bounds.height == 400)
  }

  @Test("in right-to-left interfaces the next page is on the left")
  func rightToLeft() {
    let book = Book(count: 2)
    let controller = controller(book)
    controller.view.semanticContentAttribute = .forceRightToLeft
    controller.setNeedsPlaces()
    window.layoutIfNeeded()
    swipe(controller, by: CGSize(width: 150, height: 0))
    #expect(controller.viewControllers == [book.pages[1]])
  }

  @Test("dots are below the pages and follow them")
  func dots() {
    let book = Book(count: 3)
    book.dots = 3
    let controller = controller(book)
    #expect(!controller.pageControl.isHidden)
    #expect(controller.pageControl.frame == CGRect(x: 0, y: 363, width: 200, height: 37))
    #expect(book.pages[0].view.bounds.height == 363)
    swipe(controller, by: CGSize(width: -150, height: 0))
    #expect(controller.pageControl.currentPage == 1)
  }

  @Test("curled pages turn when the finger is lifted, and with taps near the edges")
  func curl() {
    let book = Book(count: 3)
    let controller = controller(book, .pageCurl)
    #expect(controller.spineLocation == .min)
    #expect(controller.gestureRecognizers.count == 2)
    swipe(controller, by: CGSize(width: -100, height: 0))
    #expect(controller.viewControllers == [book.pages[1]])
    let finger = TouchSequence(in: window)
    finger.begin(at: CGPoint(x: 5, y: 200))
    finger.end()
    window.layoutIfNeeded()
    #expect(controller.viewControllers == [book.pages[0]])
  }

  @Test("with the spine in the middle two pages share the view")
  func spine() {
    let book = Book(count: 4)
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    controller.dataSource = book
    controller.setViewControllers(
      Array(book.pages.prefix(3)), direction: .forward, animated: false)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.viewControllers?.count == 2)
    #expect(book.pages[1].view.frame == CGRect(x: 100, y: 0, width: 100, height: 400))
    swipe(controller, by: CGSize(width: -100, height: 0))
    #expect(controller.viewControllers == Array(book.pages[2...]))
  }

  @Test("pages that are set replace the previous pages without calling the delegate")
  func setting() {
    let book = Book(count: 3)
    let controller = controller(book)
    book.calls = []
    var finished: [Bool] = []
    controller.setViewControllers([book.pages[2]], direction: .reverse, animated: true) {
      finished.append($0)
    }
    window.layoutIfNeeded()
    #expect(finished == [true])
    #expect(book.calls == ["before 2", "after 2"])
    #expect(book.pages[0].view.superview == nil)
    controller.setViewControllers(nil, direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(controller.viewControllers == [])
    swipe(controller, by: CGSize(width: -150, height: 0))
    #expect(controller.viewControllers == [])
  }

  @Test(
    "without a data source, a finger does not turn pages")
  func scrollViews() {
    let book = Book(count: 2)
    let controller = controller(book)
    let scrollView = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    scrollView?.delegate = nil
    controller.dataSource = nil
    window.layoutIfNeeded()
    swipe(controller, by: CGSize(width: -150, height: 0))
    #expect(controller.viewControllers == [book.pages[0]])
  }
}
