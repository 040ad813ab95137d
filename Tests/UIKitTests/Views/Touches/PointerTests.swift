import Testing
import UIKit

@testable import CelloViews

/// Pointers above views.
@MainActor struct PointerTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func hovered(_ hover: UIHoverGestureRecognizer) {
      lines.append("\(hover.state) \(hover.location(in: hover.view).x)")
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let log = Log()

  init() { root.addSubview(view) }

  @Test("a hover recognizer follows the pointer above its view")
  func hover() {
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: log, action: Log.hovered))
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 10, y: 10))
    pointer.move(to: CGPoint(x: 110, y: 110))
    #expect(pointer.view === view)
    pointer.move(to: CGPoint(x: 120, y: 110))
    pointer.move(to: CGPoint(x: 10, y: 10))
    pointer.move(to: CGPoint(x: 130, y: 110))
    pointer.leave()
    #expect(
      log.lines.map { $0.split(separator: " ")[0] } == [
        "began", "changed", "ended", "began", "ended",
      ])
    #expect(log.lines.prefix(2) == ["began 10.0", "changed 20.0"])
  }

  @Test("a touch does not hover, and a pointer does not tap")
  func touches() {
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: log, action: Log.hovered))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    TouchSequence(in: root).tap(at: CGPoint(x: 110, y: 110))
    #expect(log.lines.isEmpty && tap.state == .ended)
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 110, y: 110))
    #expect(tap.numberOfTouches == 1 && tap.touch?.type == .direct)
  }

  @Test("a recognizer that is disabled or does not allow pointers does not follow")
  func disabled() {
    let hover = UIHoverGestureRecognizer(target: log, action: Log.hovered)
    hover.isEnabled = false
    let pencil = UIHoverGestureRecognizer(target: log, action: Log.hovered)
    pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(pencil)
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 110, y: 110))
    pointer.leave()
    #expect(log.lines.isEmpty)
  }

  @Test("the pointer is drawn until it leaves, and is neither touched nor spoken")
  func drawing() {
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 110, y: 110))
    #expect(root.subviews.contains { $0 is PointerView })
    #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) === view)
    #expect(root.accessibilityNodes().isEmpty)
    pointer.leave()
    #expect(!root.subviews.contains { $0 is PointerView })
  }

  @Test("a button knows that a pointer is above it")
  func button() {
    let button = UIButton(configuration: .plain())
    button.frame = view.bounds
    view.addSubview(button)
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isHovered) }
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 110, y: 110))
    root.layoutIfNeeded()
    pointer.leave()
    root.layoutIfNeeded()
    #expect(states.suffix(2) == [true, false])
  }

  @Test("a view that is removed while a pointer is above it is left")
  func removal() {
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: log, action: Log.hovered))
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 110, y: 110))
    view.removeFromSuperview()
    pointer.move(to: CGPoint(x: 120, y: 110))
    #expect(log.lines.count == 2 && log.lines[1].hasPrefix("ended"))
  }
}
