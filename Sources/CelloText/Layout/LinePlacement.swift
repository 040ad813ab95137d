/// The horizontal position of a line in a box.
struct LinePlacement: Hashable, Sendable {
  /// The fraction of the free width to the left of the line: 0, 0.5 or 1.
  var alignment: CGFloat
  /// The insets of the line from the edges of the box, in points.
  var leftInset: CGFloat
  var rightInset: CGFloat
  var isRightToLeft: Bool

  func x(ofWidth width: CGFloat, in boxWidth: CGFloat) -> CGFloat {
    let free = boxWidth - leftInset - rightInset - width
    guard free.isFinite else { return leftInset }
    if free < 0 { return isRightToLeft ? leftInset + free : leftInset }
    return leftInset + free * alignment
  }
}
