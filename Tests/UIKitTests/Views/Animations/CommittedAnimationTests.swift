import Testing
import UIKit

@testable import CelloViews

/// Animations without closures, as before iOS 4.
@MainActor struct CommittedAnimationTests {
  private let timeline = AnimationTimeline()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func shownX() -> CGFloat? { view.layer.presentation()?.position.x }

  @Test("changes up to the commit take the duration that was set")
  func durations() {
    timeline.perform {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.center.x = 205
      UIView.commitAnimations()
      view.alpha = 0.5
    }
    #expect(view.center.x == 205 && shownX() == 5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    timeline.advance(to: 1)
    #expect(shownX() == 105)
    timeline.advance(to: 2)
    #expect(shownX() == 205)
    #expect(timeline.animationCount == 0)
  }

  @Test("an animation takes 0.2 seconds, after its delay")
  func defaults() {
    timeline.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      view.center.x = 25
      UIView.commitAnimations()
    }
    timeline.advance(to: 1)
    #expect(shownX() == 5)
    timeline.advance(to: 1.1)
    #expect(shownX().map { abs($0 - 15) < 0.001 } == true)
    timeline.advance(to: 1.2)
    #expect(shownX() == 25)
  }

  @Test("nested animations have their own durations")
  func nesting() {
    timeline.perform {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(4)
      UIView.setAnimationCurve(.linear)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0)
      view.alpha = 0
      UIView.commitAnimations()
      view.center.x = 45
      UIView.commitAnimations()
    }
    #expect(view.layer.presentation()?.opacity == 0)
    timeline.advance(to: 1)
    #expect(shownX() == 15)
  }

  @Test("without a clock, changes take no time")
  func noClock() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    view.center.x = 205
    UIView.commitAnimations()
    UIView.commitAnimations()
    #expect(shownX() == 205)
    #expect(AnimationBlock.current == nil)
  }

  @MainActor private final class Listener: NSObject {
    var log: [String] = []

    func started(_ name: Any?) { log.append("start \(name as? String ?? "")") }
    func stopped() { log.append("stop") }
  }

  @Test("the delegate is called at the start and the end")
  func delegate() {
    let listener = Listener()
    func animate(_ name: String) {
      UIView.beginAnimations(name, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationWillStart(Selector(Listener.started))
      UIView.setAnimationDidStop(Selector(Listener.stopped))
      view.center.x += 10
      UIView.commitAnimations()
    }
    timeline.perform { animate("timed") }
    timeline.advance(to: 0.5)
    #expect(listener.log == ["start timed"])
    timeline.advance(to: 1)
    #expect(listener.log == ["start timed", "stop"])
    animate("immediate")
    #expect(listener.log == ["start timed", "stop", "start immediate", "stop"])
  }

  @Test("an animation with closures can have a delegate, too")
  func delegateOfBlock() {
    let listener = Listener()
    timeline.perform {
      UIView.animate(withDuration: 1) {
        view.center.x = 50
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Selector(Listener.stopped))
      }
      // Outside of animations, nothing is set.
      UIView.setAnimationDelegate(nil)
    }
    timeline.advance(to: 0.5)
    #expect(listener.log == [])
    timeline.advance(to: 1)
    #expect(listener.log == ["stop"])
  }

  @Test("an animation without a commit ends with its clock")
  func abandoned() {
    timeline.perform { UIView.beginAnimations(nil, context: nil) }
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 205
    UIView.commitAnimations()
    #expect(shownX() == 205)
    #expect(AnimationBlock.current == nil)
  }
}
