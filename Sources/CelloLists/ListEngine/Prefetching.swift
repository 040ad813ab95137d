/// The items that the prefetching data source is loading, and the last scroll direction.
struct Prefetching: Hashable, Sendable {
  var items: Set<IndexPath> = []
  private var origin = CGPoint.zero
  private var isBackward = false

  /// Returns the area that will be visible next: a page in the last scroll direction.
  mutating func area(after bounds: CGRect, in content: CGSize) -> CGRect {
    let isHorizontal = content.width > max(bounds.width, content.height)
    // Offsets before the start of the content, in insets and bounces, are ignored.
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
