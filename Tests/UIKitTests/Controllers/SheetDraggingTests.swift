import Testing
import UIKit

@testable import CelloViews

/// Tests of sheets that are dragged.
@MainActor struct SheetDraggingTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) { log.append(controller.selectedDetentIdentifier == .large ? "large" : "medium") }
  }

  private let log = ControllerLog()
  private let delegate = Delegate()
  private let root: RecordingController
  private let presented: RecordingController
  private let sheet: UISheetPresentationController
  private let window: UIWindow
  private let touch: TouchSequence

  init() throws {
    root = RecordingController("root", log)
    presented = RecordingController("sheet", log)
    window = shownWindow(root)
    sheet = try #require(presented.sheetPresentationController)
    sheet.delegate = delegate
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    touch = TouchSequence(in: window)
    _ = log.take()
  }

  private func drag(_ distance: CGFloat) {
    let start = presented.view.convert(CGPoint(x: 100, y: 20), to: window)
    touch.begin(at: start)
    for step in 1...4 {
      touch.move(
        to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 4), time: Double(step))
    }
  }

  private var top: CGFloat { presented.view.convert(CGPoint.zero, to: window).y }

  @Test("between detents, the sheet follows the finger")
  func between() {
    let start = top
    drag(-100)
    #expect(top == start - 100)
    #expect(presented.view.bounds.height == 526)
    touch.end()
    #expect(top == start)
    #expect(delegate.log.isEmpty)
    drag(-220)
    touch.end()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(delegate.log == ["large"])
  }

  @Test("below the smallest detent a dismissal is under way, which a finger can take back")
  func cancelled() {
    let start = top
    drag(100)
    #expect(top == start + 100)
    #expect(presented.isBeingDismissed)
    #expect(presented.transitionCoordinator?.isInteractive == true)
    #expect(log.take().aboutAppearance == ["sheet viewWillDisappear"])
    touch.end()
    #expect(
      log.take().aboutAppearance == [
        "sheet viewWillAppear", "sheet viewIsAppearing", "sheet viewDidAppear",
      ])
    #expect(top == start)
    #expect(!presented.isBeingDismissed)
    #expect(delegate.log == ["should", "will"])
    #expect(root.presentedViewController === presented)
  }

  @Test("a sheet that is dragged far is dismissed")
  func dismissed() {
    drag(300)
    touch.end()
    #expect(
      log.take().aboutAppearance == ["sheet viewWillDisappear", "sheet viewDidDisappear"])
    #expect(delegate.log == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
    #expect(presented.view.window == nil)
  }

  @Test("a sheet that may not be dismissed resists, and its delegate learns of the attempt")
  func refused() {
    delegate.allows = false
    let start = top
    drag(300)
    #expect(top > start && top < start + 200)
    touch.end()
    #expect(top == start)
    #expect(delegate.log == ["should", "attempt"])
    presented.isModalInPresentation = true
    drag(300)
    touch.end()
    #expect(delegate.log == ["should", "attempt", "attempt"])
    #expect(root.presentedViewController === presented)
  }

  @Test("content at its top moves the sheet, other content scrolls")
  func content() {
    let scroll = UIScrollView(frame: presented.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3_000)
    presented.view.addSubview(scroll)
    window.layoutIfNeeded()
    let start = top
    drag(-220)
    touch.end()
    #expect(sheet.selectedDetentIdentifier == .large)
    let offset = scroll.contentOffset.y
    drag(-100)
    touch.end()
    #expect(scroll.contentOffset.y > offset)
    let large = top
    drag(50)
    #expect(top == large)
    touch.end()
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    drag(300)
    touch.end()
    #expect(top == start)
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(-220)
    #expect(top == start)
    touch.end()
  }

  @Test("on iOS 18, a sheet of full height moves the screen behind it back")
  func receding() throws {
    #expect(root.view.recededCard == nil)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    let card = try #require(root.view.recededCard)
    #expect(card.fraction == 1)
    let frame = root.view.frame.applying(card.transform(of: root.view.frame))
    #expect(frame.minX == 16)
    #expect(frame.minY == 59)
    #expect(top == 69)
    drag(100)
    let moved = try #require(root.view.recededCard)
    #expect(moved.fraction > 0.5 && moved.fraction < 1)
    touch.end()
    presented.dismiss(animated: false)
    #expect(root.view.recededCard == nil)
  }

  @Test("a sheet in front of a sheet moves that one back")
  func nested() throws {
    sheet.selectedDetentIdentifier = .large
    let second = UIViewController()
    presented.present(second, animated: false)
    window.layoutIfNeeded()
    let card = try #require(sheet.presentedView?.recededCard)
    let frame = try #require(sheet.presentedView?.frame)
    #expect(frame.applying(card.transform(of: frame)).minY == 59)
    #expect(!card.isOverBlack)
    presented.dismiss(animated: false)
    #expect(sheet.presentedView?.recededCard == nil)
  }
}
