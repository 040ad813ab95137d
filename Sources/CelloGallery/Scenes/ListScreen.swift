import UIKit

/// A list or table with the height of a small screen, and its data.
final class ListScreen: UIView {
  private let list: UIScrollView
  private let data: AnyObject
  private let screenHeight: CGFloat
  private var arrange: ((UIScrollView) -> Void)?

  /// Creates a view with a list.
  ///
  /// - Parameters:
  ///   - data: the data source, which the list does not retain.
  ///   - arrange: a closure that is called once after the list has been laid out, to scroll, select
  ///     or touch it.
  init(
    _ list: UIScrollView, data: AnyObject, height: CGFloat = 480,
    arrange: ((UIScrollView) -> Void)? = nil
  ) {
    self.list = list
    self.data = data
    self.arrange = arrange
    screenHeight = height
    super.init(frame: .zero)
    addSubview(list)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: screenHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    list.layoutIfNeeded()
    arrange?(list)
    arrange = nil
    list.layoutIfNeeded()
  }
}

extension UIScrollView {
  /// Moves a finger from a point of the visible area.
  func drag(from start: CGPoint, by movement: CGVector, lifting: Bool = true) {
    let touch = TouchSequence(in: self)
    let start = CGPoint(x: start.x + bounds.minX, y: start.y + bounds.minY)
    touch.begin(at: start, time: 0)
    for step in 1...4 {
      let share = CGFloat(step) / 4
      touch.move(
        to: CGPoint(x: start.x + movement.dx * share, y: start.y + movement.dy * share),
        time: Double(step))
    }
    if lifting { touch.end(time: 8) }
  }

  /// Touches a point of the visible area.
  func press(at point: CGPoint) {
    TouchSequence(in: self).begin(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY))
  }

  /// Lifts the row at a point of the visible area with a long press, and moves it.
  func lift(at point: CGPoint, by movement: CGVector) {
    let touch = TouchSequence(in: self)
    let start = CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)
    touch.begin(at: start, time: 0)
    touch.wait(until: 1)
    touch.move(to: CGPoint(x: start.x + movement.dx, y: start.y + movement.dy), time: 2)
  }

  /// Scrolls to the end of the content.
  func scrollToEnd() {
    for _ in 0..<4 {
      contentOffset.y = max(contentSize.height - bounds.height, 0)
      layoutIfNeeded()
    }
  }

  /// Swipes the row at a vertical position of the visible area toward the leading edge; a negative
  /// distance swipes toward the trailing edge.
  func swipe(at y: CGFloat, by distance: CGFloat, lifting: Bool = true) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let toLeft = isMirrored ? distance : 0 - distance
    drag(
      from: CGPoint(x: toLeft < 0 ? bounds.width - 24 : 24, y: y),
      by: CGVector(dx: toLeft, dy: 0), lifting: lifting)
  }
}
