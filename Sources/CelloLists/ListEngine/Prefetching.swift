/// The items that a prefetching data source was told, and the movement of the content.
struct Prefetching: Hashable, Sendable {
  var items: Set<IndexPath> = []
  private var origin = CGPoint.zero
  private var isBackward = false

  /// The area that becomes visible next: a page in the direction of the last movement.
  mutating func area(after bounds: CGRect, in content: CGSize) -> CGRect {
    let isHorizontal = content.width > max(bounds.width, content.height)
    // Insets before the content, and bounces there, are no movements.
    let new = CGPoint(x: max(bounds.minX, 0), y: max(bounds.minY, 0))
    let movement = isHorizontal ? new.x - origin.x : new.y - origin.y
    if movement != 0 { isBackward = movement < 0 }
    origin = new
    let sign: CGFloat = isBackward ? -1 : 1
    return isHorizontal
      ? bounds.offsetBy(dx: sign * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: sign * bounds.height)
  }
}
