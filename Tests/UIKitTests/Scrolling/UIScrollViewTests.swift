import Foundation
import Testing
import UIKit

@testable import CelloViews

@MainActor struct UIScrollViewTests {
  @MainActor private final class Log: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGPoint?
    var allowsTop = true
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      calls.append("zoom \(scrollView.zoomScale)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("begin dragging \(scrollView.isTracking) \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("will end \(velocity.y) \(Int(targetContentOffset.pointee.y))")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("begin decelerating \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("end decelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("end animation")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin zooming \(view === zoomed)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end zooming \(scale)") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("inset \(scrollView.adjustedContentInset.top)")
    }
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = log
  }

  private func drag(_ points: [(y: CGFloat, time: TimeInterval)], x: CGFloat = 50) {
    let touch = TouchSequence(in: view.superview ?? view)
    touch.begin(at: CGPoint(x: x, y: view.contentOffset.y + points[0].y), time: points[0].time)
    for point in points.dropFirst() {
      touch.move(to: CGPoint(x: x, y: view.contentOffset.y + point.y), time: point.time)
    }
    touch.end(time: points.last?.time)
  }

  // MARK: Offsets

  @Test("the offset moves the content")
  func offset() {
    let child = UIView(frame: CGRect(x: 10, y: 150, width: 20, height: 20))
    child.backgroundColor = .red
    view.addSubview(child)
    view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 120))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 30))
    #expect(log.calls == ["scroll 0 120"])
    #expect(view.hitTest(CGPoint(x: 15, y: 155), with: nil) === child)
    #expect(view.clipsToBounds)
  }

  @Test("the app may set any offset, of which NaN is treated as 0")
  func anyOffset() {
    view.contentOffset = CGPoint(x: -30, y: 5000)
    #expect(view.contentOffset == CGPoint(x: -30, y: 5000))
    view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
    #expect(view.contentOffset.x == 0)
    #expect(view.contentOffset.y.isFinite)
  }

  @Test("smaller content moves into the view")
  func smallerContent() {
    view.contentOffset.y = 900
    view.contentSize.height = 400
    #expect(view.contentOffset.y == 300)
    view.frame.size.height = 350
    #expect(view.contentOffset.y == 50)
    view.contentSize.height = .nan
    #expect(view.contentOffset.y == 0)
  }

  @Test("an animated change ends at once, and only if there is one")
  func animated() {
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(log.calls == ["scroll 0 40", "end animation", "scroll 0 50"])
    #expect(!view.isScrollAnimating)
  }

  @Test("a rectangle is made visible between the insets")
  func rectToVisible() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 30), animated: false)
    #expect(view.contentOffset.y == 150)
    view.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 30), animated: false)
    #expect(view.contentOffset.y == 80)
    view.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 10, height: 3), animated: false)
    view.scrollRectToVisible(.null, animated: false)
    #expect(view.contentOffset.y == 80)
  }

  @Test("a change of the inset sends a notification, and moves content that would leave a gap")
  func inset() {
    view.contentSize.height = 50
    view.contentInset.top = 30
    #expect(view.contentOffset.y == -30)
    #expect(log.calls == ["scroll 0 -30", "inset 30.0"])
  }

  @Test("a tap on the status bar scrolls to the top, if the delegate agrees")
  func top() {
    view.contentInset.top = 5
    view.contentOffset.y = 300
    log.allowsTop = false
    view.scrollToTop()
    #expect(view.contentOffset.y == 300)
    log.allowsTop = true
    view.scrollToTop()
    #expect(view.contentOffset.y == -5)
    #expect(log.calls.last == "top")
    log.calls = []
    view.scrollToTop()
    #expect(log.calls.isEmpty)
  }

  /// Taps a window, and returns the new offset of the scroll view. The offset before the tap is
  /// 300.
  private func offset(
    afterTapOn window: UIWindow, at start: CGPoint, to end: CGPoint? = nil
  ) -> CGFloat {
    view.contentOffset.y = 300
    let touch = TouchSequence(in: window)
    touch.begin(at: start)
    if let end { touch.move(to: end) }
    touch.end()
    return view.contentOffset.y
  }

  @Test("a tap on the status bar scrolls the only scroll view on a phone that allows it")
  func statusBar() {
    let window = UIWindow()
    window.isHidden = false
    view.contentInsetAdjustmentBehavior = .never
    window.addSubview(view)
    let bar = CGPoint(x: 300, y: 20)
    #expect(offset(afterTapOn: window, at: bar) == 0)
    #expect(log.calls.last == "top")
    #expect(offset(afterTapOn: window, at: CGPoint(x: 300, y: 59)) == 300)
    #expect(offset(afterTapOn: window, at: bar, to: CGPoint(x: 330, y: 20)) == 300)
    log.allowsTop = false
    #expect(offset(afterTapOn: window, at: bar) == 300)
    log.allowsTop = true

    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(other)
    #expect(offset(afterTapOn: window, at: bar) == 300)
    other.scrollsToTop = false
    #expect(offset(afterTapOn: window, at: bar) == 0)
    other.scrollsToTop = true
    other.isHidden = true
    #expect(offset(afterTapOn: window, at: bar) == 0)
    other.isHidden = false
    other.frame.origin.y = 900
    #expect(offset(afterTapOn: window, at: bar) == 0)

    let modal = UIView(frame: window.bounds)
    modal.accessibilityViewIsModal = true
    window.addSubview(modal)
    #expect(offset(afterTapOn: window, at: bar) == 300)
  }

  @Test("on a tablet, the closest scroll view below the tap scrolls")
  func statusBarOfTablet() {
    let window = UIWindow()
    window.inherit(UITraitCollection(userInterfaceIdiom: .pad))
    window.isHidden = false
    view.contentInsetAdjustmentBehavior = .never
    view.frame.origin = CGPoint(x: 200, y: 100)
    let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    let below = UIScrollView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    for view in [below, other, view] { window.addSubview(view) }
    #expect(offset(afterTapOn: window, at: CGPoint(x: 250, y: 20)) == 0)
    #expect(offset(afterTapOn: window, at: CGPoint(x: 50, y: 20)) == 300)
    view.scrollsToTop = false
    #expect(offset(afterTapOn: window, at: CGPoint(x: 250, y: 20)) == 300)
  }

  // MARK: Fingers

  @Test("a finger moves the content, which comes to rest at once")
  func dragging() {
    drag([(90, 0), (60, 1), (60, 2)])
    #expect(
      log.calls == [
        "begin dragging true true", "scroll 0 30", "will end 0.0 30", "did end false",
      ])
    #expect(!view.isDragging && !view.isTracking)
  }

  @Test("the delegate is notified about a deceleration, and can change its end")
  func deceleration() {
    log.target = CGPoint(x: 0, y: 77)
    drag([(90, 0), (60, 0.1)])
    #expect(
      log.calls == [
        "begin dragging true true", "scroll 0 30", "will end 0.3 179", "did end true",
        "begin decelerating true", "scroll 0 77", "end decelerating",
      ])
  }

  @Test("content pulled beyond its top goes back")
  func bounce() {
    drag([(10, 0), (60, 1), (60, 2)])
    #expect(
      log.calls == [
        "begin dragging true true", "scroll 0 -21", "will end 0.0 0", "did end true",
        "begin decelerating true", "scroll 0 0", "end decelerating",
      ])
    view.bounces = false
    log.calls = []
    drag([(10, 0), (60, 1), (60, 2)])
    #expect(!log.calls.contains { $0.hasPrefix("scroll") })
  }

  /// Drags on a clock that does not move.
  private func drag(
    _ points: [(y: CGFloat, time: TimeInterval)], on timeline: AnimationTimeline
  ) {
    timeline.perform { drag(points) }
  }

  @Test("on a clock, content slows down to the place where it would come to rest at once")
  func decelerationOverTime() {
    let timeline = AnimationTimeline()
    drag([(90, 0), (60, 0.1)], on: timeline)
    #expect(
      log.calls == [
        "begin dragging true true", "scroll 0 30", "will end 0.3 179", "did end true",
        "begin decelerating true",
      ])
    #expect(view.isDecelerating && view.contentOffset.y == 30)
    // The content goes on with the velocity of the finger, 300 points per second.
    timeline.advance(to: 0.01)
    timeline.advance(to: 0.02)
    let start = view.contentOffset.y
    #expect((35...36.1).contains(start))
    // The speed decreases by 0.2 % in a millisecond: after 0.346 s, half of the distance is left.
    timeline.advance(to: 0.346)
    #expect((view.contentOffset.y - (30 + 179.7) / 2).magnitude < 1.5)
    #expect(!log.calls.contains("end decelerating"))
    timeline.advance(to: 10)
    #expect(view.contentOffset.y.rounded(.down) == 179 && !view.isDecelerating)
    #expect(log.calls.last == "end decelerating")
    let offsets = log.calls.filter { $0.hasPrefix("scroll 0 ") }.compactMap { Int($0.dropFirst(9)) }
    #expect(offsets == offsets.sorted() && offsets.count > 100)
  }

  @Test("a clock that is not moved any further lets the content come to rest")
  func finishedDeceleration() {
    let timeline = AnimationTimeline()
    drag([(90, 0), (60, 0.1)], on: timeline)
    timeline.advance(to: 0.1)
    timeline.finish()
    #expect(view.contentOffset.y.rounded(.down) == 179 && !view.isDecelerating)
    #expect(log.calls.last == "end decelerating")
    timeline.perform { view.setContentOffset(.zero, animated: true) }
    timeline.finish()
    #expect(view.contentOffset == .zero && log.calls.last == "end animation")
  }

  @Test("on a clock, pulled content moves back and pages turn over time")
  func springs() {
    let timeline = AnimationTimeline()
    drag([(10, 0), (60, 1), (60, 2)], on: timeline)
    let pulled = view.contentOffset.y
    #expect(pulled < -20)
    timeline.advance(to: 0.1)
    // A layout does not move the content into its range.
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.contentSize.height += 1
    #expect(view.contentOffset.y > pulled && view.contentOffset.y < 0)
    timeline.advance(to: 0.4)
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    view.isPagingEnabled = true
    drag([(90, 0), (70, 0.1)], on: timeline)
    #expect(view.contentOffset.y == 20)
    timeline.advance(by: 0.2)
    #expect(view.contentOffset.y > 20 && view.contentOffset.y < 100)
    timeline.advance(by: 0.2)
    #expect(view.contentOffset.y == 100)
  }

  @Test("a finger or the app stops content that slows down")
  func caughtContent() {
    let timeline = AnimationTimeline()
    drag([(90, 0), (60, 0.1)], on: timeline)
    timeline.advance(to: 0.1)
    let caught = view.contentOffset.y
    log.calls = []
    drag([(90, 0), (60, 1), (60, 2)], on: timeline)
    #expect(log.calls.prefix(2) == ["end decelerating", "begin dragging true true"])
    #expect((view.contentOffset.y - caught - 30).magnitude < 1e-6 && !view.isDecelerating)
    timeline.advance(by: 1)
    #expect((view.contentOffset.y - caught - 30).magnitude < 1e-6)
    drag([(90, 0), (60, 0.1)], on: timeline)
    timeline.advance(by: 0.1)
    let stopped = view.contentOffset.y
    view.stopScrollingAndZooming()
    #expect(!view.isDecelerating && log.calls.last == "end decelerating")
    timeline.advance(by: 1)
    #expect(view.contentOffset.y == stopped)
    drag([(90, 0), (60, 0.1)], on: timeline)
    view.setContentOffset(.zero, animated: false)
    #expect(!view.isDecelerating)
    timeline.advance(by: 1)
    #expect(view.contentOffset == .zero)
  }

  @Test(
    "any rate of deceleration comes to rest",
    arguments: [-1, 0, 0.99, 0.998, 1, 7, .nan, .infinity])
  func anyRate(rate: CGFloat) {
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    let timeline = AnimationTimeline()
    drag([(90, 0), (60, 0.1)], on: timeline)
    timeline.advance(to: 1e4)
    #expect(!view.isDecelerating && view.movement == nil)
    #expect((0...900).contains(view.contentOffset.y))
  }

  @Test("pages are turned by a short movement")
  func paging() {
    view.isPagingEnabled = true
    drag([(90, 0), (70, 0.1)])
    #expect(view.contentOffset.y == 100)
    drag([(90, 0), (70, 1), (70, 2)])
    #expect(view.contentOffset.y == 100)
  }

  @Test("a view moves only along the axes that scroll, unless it always bounces")
  func axes() {
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 10, y: 45))
    #expect(!view.isDragging)
    touch.end()
    view.alwaysBounceHorizontal = true
    touch.begin(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 10, y: 45))
    #expect(view.isDragging)
    #expect(view.contentOffset.x > 0)
    touch.cancel()
    #expect(view.contentOffset == CGPoint(x: 0, y: 5))
  }

  @Test("a locked movement keeps to the axis that it begins along")
  func lock() {
    view.contentSize.width = 500
    view.isDirectionalLockEnabled = true
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 50, y: 90))
    touch.move(to: CGPoint(x: 40, y: 60))
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    touch.end()
  }

  @Test("a finger does not move a view that is not enabled")
  func disabled() {
    view.isScrollEnabled = false
    drag([(90, 0), (60, 1)])
    #expect(log.calls.isEmpty)
    #expect(!view.panGestureRecognizer.isEnabled)
  }

  @Test("the inner of two views passes on a movement at its end")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    inner.contentSize = CGSize(width: 100, height: 200)
    view.addSubview(inner)
    drag([(60, 0), (30, 1), (30, 2)])
    #expect(inner.contentOffset.y == 30)
    #expect(view.contentOffset.y == 0)
    inner.contentOffset.y = 120
    drag([(60, 0), (30, 1), (30, 2)])
    #expect(inner.contentOffset.y == 120)
    #expect(view.contentOffset.y == 30)
    inner.transfersVerticalScrollingToParent = false
    #expect(inner.shouldBeginDragging == true)
  }

  @Test(
    "a control keeps a touch that it has received",
    arguments: [(0.1, true), (0.5, false)] as [(TimeInterval, Bool)])
  func control(time: TimeInterval, scrolls: Bool) {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(button)
    drag([(90, 0), (60, time)])
    #expect((view.contentOffset.y > 0) == scrolls)
  }

  @Test("a drag dismisses the first responder if the app sets it")
  func keyboard() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field(frame: .zero)
    view.addSubview(field)
    field.becomeFirstResponder()
    drag([(90, 0), (60, 1)])
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    drag([(60, 0), (90, 1)])
    #expect(!field.isFirstResponder)
  }

  // MARK: Zoom

  @Test("the delegate's view is zoomed around the center, within the limits")
  func zoom() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    view.addSubview(child)
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
    log.zoomed = child
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 3
    view.setZoomScale(2, animated: true)
    #expect(
      log.calls.filter { !$0.hasPrefix("scroll") }
        == ["begin zooming true", "zoom 2.0", "end zooming 2.0"])
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 2000))
    #expect(view.contentSize == CGSize(width: 200, height: 2000))
    #expect(view.contentOffset == CGPoint(x: 50, y: 50))
    view.zoomScale = .nan
    #expect(view.zoomScale == 1)
    view.zoom(to: CGRect(x: 50, y: 500, width: 20, height: 40), animated: false)
    #expect(view.zoomScale == 2.5)
    #expect(view.contentOffset == CGPoint(x: 100, y: 1250))
  }

  // MARK: Layout

  @Test("constraints to the content guide size the content")
  func contentGuide() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let content = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      child.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      child.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 300),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 330))
    #expect(child.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
  }

  @Test(
    "constraints to the view's edges determine the content size, but constraints to its size and center do not"
  )
  func edges() {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      NSLayoutConstraint(
        item: child, attribute: .bottom, relatedBy: .equal, toItem: view,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
      child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      child.heightAnchor.constraint(equalToConstant: 500),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 507))
    view.layoutMargins.bottom = 17
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 517))
  }

  @Test("in a right-to-left layout the content's leading edge is its right one")
  func rightToLeft() {
    view.semanticContentAttribute = .forceRightToLeft
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      child.widthAnchor.constraint(equalToConstant: 400),
      child.heightAnchor.constraint(equalToConstant: 50),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 440, height: 50))
    #expect(child.frame == CGRect(x: 30, y: 0, width: 400, height: 50))
  }

  @Test("what is tied to the frame, or to a view outside, stays when the content moves")
  func pinned() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = UIView()
    let other = UIView()
    for part in [view, child, other] { part.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(view)
    view.addSubview(child)
    view.addSubview(other)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      child.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 5),
      child.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.minY == 5)
    #expect(other.frame.minY == 20)
    view.contentOffset.y = 60
    root.layoutIfNeeded()
    #expect(child.frame.minY == 65)
    #expect(other.frame.minY == 80)
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 60, width: 100, height: 100))
  }

  @Test("without constraints the content guide is as large as the content")
  func guideWithoutConstraints() {
    #expect(
      view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 1000))
  }

  @Test("a subclass can give the delegate a narrower type")
  func narrowerDelegate() {
    let view = NarrowScrollView(frame: .zero)
    let delegate = NarrowDelegateLog()
    view.delegate = delegate
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
  }
}

private protocol NarrowDelegate: UIScrollViewDelegate {}
private final class NarrowDelegateLog: NSObject, NarrowDelegate {}
private final class NarrowScrollView: UIScrollView {
  var delegate: (any NarrowDelegate)? {
    get { scrollDelegate as? any NarrowDelegate }
    set { scrollDelegate = newValue }
  }
}
