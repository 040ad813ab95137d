import Testing
import UIKit

@MainActor struct UIRefreshControlTests {
  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.contentSize = CGSize(width: 200, height: 1_000)
    return view
  }

  @Test("refreshing adds space above the content until it ends")
  func room() {
    let (view, control) = (scrollView(), UIRefreshControl())
    view.refreshControl = control
    #expect(control.superview === view && control.frame.height == 60 && control.alpha == 0)
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && view.adjustedContentInset.top == 60)
    #expect(view.contentOffset.y == -60 && control.alpha == 1)
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 0 && view.contentOffset.y == 0)
    view.contentOffset.y = 300
    control.beginRefreshing()
    #expect(view.contentOffset.y == 300)
  }

  @Test("the control follows the width of its scroll view")
  func width() {
    let (view, control) = (UIScrollView(), UIRefreshControl())
    view.refreshControl = control
    view.frame.size = CGSize(width: 320, height: 400)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
  }

  @Test("a pull that is long enough begins refreshing and sends one event")
  func pull() {
    let (view, control) = (scrollView(), UIRefreshControl())
    view.refreshControl = control
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let touches = TouchSequence(in: view)
    touches.begin(at: CGPoint(x: 100, y: 50))
    touches.move(to: CGPoint(x: 100, y: 80))
    #expect(!control.isRefreshing)
    touches.move(to: CGPoint(x: 100, y: 380))
    #expect(control.isRefreshing && count == 1)
    touches.move(to: CGPoint(x: 100, y: 390))
    touches.end()
    #expect(count == 1 && view.contentOffset.y == -60)
    control.endRefreshing()
    #expect(view.contentOffset.y == 0)
  }

  @Test("another control replaces the first, which stops")
  func replacement() {
    let (view, control) = (scrollView(), UIRefreshControl())
    view.refreshControl = control
    control.beginRefreshing()
    view.refreshControl = nil
    #expect(!control.isRefreshing && control.superview == nil)
    #expect(view.adjustedContentInset.top == 0 && view.refreshControl == nil)
  }
}
