import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers
@testable import CelloViews

/// Presentations and dismissals on a simulated clock.
@MainActor struct PresentationMotionTests {
  private let timeline = AnimationTimeline()
  private let log = ControllerLog()
  private let root: RecordingController
  private let window: UIWindow

  init() {
    root = RecordingController("a", log)
    window = shownWindow(root)
    _ = log.take()
  }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test(
    "a presented view slides in from the bottom, and its controller appears at the end",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func cover(style: UIModalPresentationStyle) throws {
    let presented = RecordingController("b", log)
    presented.modalPresentationStyle = style
    let before = DisplayListRecorder.record(window)
    timeline.perform { root.present(presented, animated: true) { log.note("completion") } }
    let container = try #require(presented.presentationController?.containerView)
    let view = try #require(presented.presentationController?.presentedView)
    #expect(shown(view).frame.minY == container.bounds.height)
    #expect(DisplayListRecorder.record(window).items.first == before.items.first)
    #expect(presented.isBeingPresented)
    timeline.advance(to: 0.2)
    #expect(shown(view).frame.minY < container.bounds.height)
    #expect(shown(view).frame.minY > view.frame.minY)
    #expect(!log.calls.contains("b viewDidAppear"))
    timeline.advance(to: 0.4)
    #expect(log.take().suffix(1) == ["completion"])
    #expect(!presented.isBeingPresented)
    let end = DisplayListRecorder.record(window)
    timeline.perform { presented.dismiss(animated: true) { log.note("completion") } }
    // The presenter's view is behind the view that leaves a full screen.
    if style != .fullScreen { #expect(DisplayListRecorder.record(window) == end) }
    timeline.advance(to: 0.6)
    #expect(shown(view).frame.minY > end.size.height / 10)
    #expect(!log.calls.contains("b viewDidDisappear"))
    timeline.advance(to: 0.8)
    #expect(log.take().suffix(1) == ["completion"])
    #expect(root.presentedViewController == nil)
    #expect(DisplayListRecorder.record(window) == before)
  }

  @Test("tint colors behind an alert become gray and blue again over time")
  func tint() throws {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .tintColor
    let image = UIImageView(image: UIImage(systemName: "square.fill"))
    image.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
    root.view.addSubview(square)
    root.view.addSubview(image)
    window.layoutIfNeeded()
    /// The red components, which the blue of the tint does not have.
    func reds() throws -> [UInt32] {
      let picture = try DisplayListRecorder.record(root.view).render(scale: 1)
      return [picture[5, 5] & 0xff, picture[30, 10] & 0xff]
    }
    let before = try reds()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    timeline.perform { root.present(alert, animated: true) }
    #expect(try reds() == before)
    timeline.advance(to: 0.1)
    let middle = try reds()
    timeline.advance(to: 0.4)
    let dimmed = try reds()
    for index in before.indices {
      #expect(before[index] < middle[index] && middle[index] < dimmed[index])
    }
    timeline.perform { alert.dismiss(animated: true) }
    #expect(try reds() == dimmed)
    timeline.advance(to: 0.5)
    let back = try reds()
    for index in before.indices {
      #expect(before[index] < back[index] && back[index] < dimmed[index])
    }
    timeline.advance(to: 0.8)
    #expect(try reds() == before)
  }

  @Test("an alert fades in and shrinks to its size")
  func alert() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    timeline.perform { root.present(alert, animated: true) }
    let view = try #require(alert.presentationController?.presentedView)
    #expect(shown(view).opacity == 0)
    #expect(abs(shown(view).affineTransform().a - 1.2) < 1e-12)
    timeline.advance(to: 0.4)
    #expect(shown(view).opacity == 1)
    #expect(shown(view).affineTransform().isIdentity)
  }

  @Test("the content behind a sheet recedes while the sheet slides in, on iOS 18")
  func recession() throws {
    let presented = UIViewController()
    timeline.perform { root.present(presented, animated: true) }
    #expect(root.view.recededCard == nil)
    timeline.advance(to: 0.1)
    let fraction = try #require(root.view.recededCard?.fraction)
    #expect(fraction > 0 && fraction < 1)
    timeline.advance(to: 0.4)
    #expect(root.view.recededCard?.fraction == 1)
  }

  @Test("animations beside a presentation take its time")
  func alongside() throws {
    final class Controller: UIViewController {
      let side = UIView()
      var isComplete = false
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.side.alpha = 0 }) { _ in
          self.isComplete = true
        }
      }
    }
    let presented = Controller()
    presented.view.addSubview(presented.side)
    timeline.perform { root.present(presented, animated: true) }
    timeline.advance(to: 0.1)
    let opacity = shown(presented.side).opacity
    #expect(opacity > 0 && opacity < 1)
    #expect(!presented.isComplete)
    timeline.advance(to: 0.4)
    #expect(presented.isComplete)
    #expect(shown(presented.side).opacity == 0)
  }

  @Test("a dismissal during a presentation ends the presentation first")
  func interruption() {
    let presented = RecordingController("b", log)
    timeline.perform {
      root.present(presented, animated: true) { log.note("presented") }
      presented.dismiss(animated: true) { log.note("dismissed") }
    }
    #expect(log.calls.contains("presented"))
    timeline.advance(to: 0.4)
    #expect(log.take().suffix(1) == ["dismissed"])
    #expect(root.presentedViewController == nil)
  }

  @Test("without animation, a presentation takes no time")
  func withoutAnimation() {
    let presented = RecordingController("b", log)
    timeline.perform { root.present(presented, animated: false) }
    #expect(log.calls.contains("b viewDidAppear"))
    #expect(timeline.animationCount == 0)
  }

  @Test(
    "presentations fade with reduced motion: alerts with both settings, sheets with cross-fades",
    arguments: [
      (MotionPreference.full, false, false), (.reduced, true, false), (.crossFades, true, true),
    ])
  func reducedMotion(motion: MotionPreference, alertFades: Bool, sheetFades: Bool) throws {
    window.traitOverrides[MotionTrait.self] = motion
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    timeline.perform { root.present(alert, animated: true) }
    let alertView = try #require(alert.presentationController?.presentedView)
    #expect(shown(alertView).affineTransform().isIdentity == alertFades)
    timeline.advance(to: 0.4)
    alert.dismiss(animated: false)
    let sheet = UIViewController()
    timeline.perform { root.present(sheet, animated: true) }
    let view = try #require(sheet.presentationController?.presentedView)
    #expect(shown(view).opacity == (sheetFades ? 0 : 1))
    #expect((shown(view).frame == view.frame) == sheetFades)
    timeline.advance(to: 0.8)
    #expect(shown(view).opacity == 1)
    #expect(shown(view).frame == view.frame)
  }

  @Test("a flip shows the presenting view until its middle, and then the presented view")
  func flip() throws {
    root.view.backgroundColor = .red
    let presented = UIViewController()
    presented.view.backgroundColor = .blue
    presented.modalPresentationStyle = .fullScreen
    presented.modalTransitionStyle = .flipHorizontal
    /// Returns the color in the center and whether the left edge is covered.
    func look() throws -> (color: UInt32, coversEdge: Bool) {
      let bitmap = try DisplayListRecorder.record(window).render(scale: 1)
      return (bitmap[196, 400], bitmap[1, 400] == bitmap[196, 400])
    }
    let red = try look()
    timeline.perform { root.present(presented, animated: true) }
    #expect(try look() == red)
    timeline.advance(to: 0.05)
    #expect(try look() == (red.color, false))
    timeline.advance(to: 0.1)
    let late = try look()
    #expect(late.color != red.color && !late.coversEdge)
    timeline.advance(to: 0.4)
    #expect(try look() == (late.color, true))
    timeline.perform { presented.dismiss(animated: true) }
    #expect(try look() == (late.color, true))
    timeline.advance(to: 0.8)
    #expect(try look() == red)
    #expect(root.view.layer.isDoubleSided)
  }

  @Test("a context provides the transition of presentations in it")
  func contextTransition() throws {
    root.definesPresentationContext = true
    root.modalTransitionStyle = .crossDissolve
    for provides in [false, true] {
      root.providesPresentationContextTransitionStyle = provides
      let presented = UIViewController()
      presented.modalPresentationStyle = .currentContext
      timeline.perform { root.present(presented, animated: true) }
      #expect(shown(presented.view).opacity == (provides ? 0 : 1))
      timeline.advance(by: 0.4)
      presented.dismiss(animated: false)
    }
  }

  @Test("a sheet moves to another detent, and the content behind it recedes with it")
  func detents() throws {
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let view = try #require(sheet.presentedView)
    let medium = view.frame.minY
    timeline.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    let large = view.frame.minY
    #expect(large < medium)
    #expect(shown(view).frame.minY == medium)
    #expect(root.view.recededCard == nil)
    timeline.advance(to: 0.1)
    #expect(shown(view).frame.minY < medium && shown(view).frame.minY > large)
    let fraction = try #require(root.view.recededCard?.fraction)
    #expect(fraction > 0 && fraction < 1)
    timeline.advance(to: 0.4)
    #expect(shown(view).frame.minY == large)
    #expect(root.view.recededCard?.fraction == 1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(shown(view).frame.minY == medium)
    #expect(root.view.recededCard == nil)
  }
}
