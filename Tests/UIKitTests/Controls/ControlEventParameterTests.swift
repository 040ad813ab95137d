import Testing
@_spi(Cello) import UIKit

/// Actions with the event.
@MainActor struct ControlEventParameterTests {
  private final class Screen: UIView {
    var places: [CGPoint?] = []
    func tapped(_ sender: UIButton, event: UIEvent) {
      places.append(event.allTouches?.first?.location(in: sender))
    }
  }

  @Test("a method is called with the event of the touches, or an empty one")
  func event() {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    button.addTarget(screen, action: Screen.tapped, for: .touchUpInside)
    screen.addSubview(button)
    TouchSequence(in: screen).tap(at: CGPoint(x: 60, y: 70))
    #expect(screen.places == [CGPoint(x: 10, y: 20)])
    button.sendActions(for: .touchUpInside)
    #expect(screen.places == [CGPoint(x: 10, y: 20), nil])
  }
}
