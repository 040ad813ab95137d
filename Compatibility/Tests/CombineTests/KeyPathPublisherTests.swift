import Combine
import Foundation
import Testing
import UIKit

@MainActor @Suite("Publishers of properties") struct KeyPathPublisherTests {
  @Test("a control publishes its current state, and then the states after changes")
  func control() {
    let button = UIButton()
    var states: [Bool] = []
    let token = button.publisher(for: \.isEnabled).sink { states.append($0) }
    #expect(states == [true])
    button.isEnabled = false
    button.isEnabled = false
    button.isEnabled = true
    #expect(states == [true, false, true])
    token.cancel()
    button.isEnabled = false
    #expect(states.count == 3)
  }

  @Test("the options determine whether the current value is published, and values before changes")
  func options() {
    let view = UIScrollView()
    var offsets: [CGFloat] = []
    let token = view.publisher(for: \.contentOffset, options: .new).sink { offsets.append($0.y) }
    #expect(offsets.isEmpty)
    view.contentOffset.y = 4
    #expect(offsets == [4])
    var opacities: [CGFloat] = []
    let other = view.publisher(for: \.alpha, options: [.prior]).sink { opacities.append($0) }
    view.alpha = 0.5
    #expect(opacities == [1, 0.5])
    token.cancel()
    other.cancel()
  }

  @Test("a value that nobody demands is not published, except for the first")
  func demand() {
    final class Slow: Subscriber {
      var subscription: (any Subscription)?
      var values: [String?] = []
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: String?) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let label = UILabel()
    label.text = "a"
    let slow = Slow()
    label.publisher(for: \.text).subscribe(slow)
    #expect(slow.values.isEmpty)
    slow.subscription?.request(.max(1))
    #expect(slow.values == ["a"])
    label.text = "b"
    slow.subscription?.request(.max(1))
    #expect(slow.values == ["a"])
    label.text = "c"
    #expect(slow.values == ["a", "c"])
    slow.subscription?.cancel()
  }

  @Test("a publisher is used with operators, and ends when a subscriber cancels during a value")
  func operators() {
    let view = UIView()
    var seen: [Bool] = []
    let token = view.publisher(for: \.isHidden).dropFirst().first().sink { seen.append($0) }
    view.isHidden = true
    view.isHidden = false
    #expect(seen == [true])
    token.cancel()
    #expect(
      view.publisher(for: \.isHidden) == view.publisher(for: \.isHidden)
        && view.publisher(for: \.isHidden) != UIView().publisher(for: \.isHidden))
    let layer = CALayer()
    var opacity: Float = 0
    let another = layer.publisher(for: \.opacity).sink { opacity = $0 }
    layer.opacity = 0.25
    #expect(opacity == 0.25)
    another.cancel()
  }
}
