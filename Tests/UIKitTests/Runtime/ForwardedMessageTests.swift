import Testing
import UIKit

@MainActor @Suite("Objects that forward methods") struct ForwardedMessageTests {
  /// An object with a method that is called by its name, as `cellophane prepare` declares it.
  private final class Counter: NSObject, UIScrollViewDelegate {
    var count = 0
    func increment(_ sender: Any?) { count += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 10 }

    final class _NamedMethods_Counter: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init("increment:") { (target: Counter, sender: Any?) in target.increment(sender) },
          .init("scrollViewDidScroll:") { (target: Counter, view: UIScrollView) in
            target.scrollViewDidScroll(view)
          },
        ]
      }
    }
  }

  /// What `cellophane prepare` makes of a class that overrides both methods.
  private final class Router: NSObject, UIScrollViewDelegate, _RespondingObject, _ForwardingObject {
    weak var target: Counter?

    func responds(to aSelector: Selector!) -> Bool {
      super._responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    func forwardingTarget(for aSelector: Selector!) -> Any? {
      target?.responds(to: aSelector) == true ? target : super._forwardingTarget(for: aSelector)
    }

    @_disfavoredOverload @_implements(UIScrollViewDelegate,scrollViewDidScroll(_:))
    func _UIScrollViewDelegate_scrollViewDidScroll___(_ argument0: UIScrollView) {
      ((self.forwardingTarget(for: Selector("scrollViewDidScroll:")) as? any UIScrollViewDelegate)
        ?? (_missingMethods as any UIScrollViewDelegate)).scrollViewDidScroll(argument0)
    }
  }

  private let counter = Counter()
  private let router = Router()

  @Test("an object answers for the methods of the object to which it forwards")
  func answers() {
    let selector = Selector("increment:")
    #expect(!router.responds(to: selector))
    #expect(router.forwardingTarget(for: selector) == nil)
    router.target = counter
    let object: any NSObjectProtocol = router
    #expect(object.responds(to: selector))
    #expect(object.forwardingTarget(for: selector) as? Counter === counter)
    #expect(!object.responds(to: Selector("decrement:")))
    #expect((counter as any NSObjectProtocol).forwardingTarget(for: selector) == nil)
  }

  @Test("a method that the object lacks is called on the other object")
  func calls() {
    let selector = Selector("increment:")
    let control = UIControl()
    control.addTarget(router, action: selector, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.count == 0)
    router.target = counter
    control.sendActions(for: .touchUpInside)
    #expect(counter.count == 1)
    router.perform(selector, with: nil)
    #expect(counter.count == 2)
  }

  @Test("an optional method of a delegate is called on the other object")
  func delegates() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.delegate = router
    scrollView.contentOffset.y = 1
    #expect(counter.count == 0)
    router.target = counter
    scrollView.contentOffset.y = 2
    #expect(counter.count == 10)
  }

  @Test("objects that forward to each other answer nothing")
  func circle() {
    final class Mirror: NSObject, _ForwardingObject {
      weak var other: Mirror?
      func forwardingTarget(for aSelector: Selector!) -> Any? { other }
    }
    let (first, second) = (Mirror(), Mirror())
    (first.other, second.other) = (second, first)
    first.perform(Selector("increment:"), with: nil)
    #expect(!first.responds(to: Selector("increment:")))
  }
}
