/// The arithmetic of scrolling along one axis, in points.
///
/// An offset is the coordinate of the content at the start of the viewport.
package struct ScrollAxis: Hashable, Sendable {
  /// The visible length.
  package var viewport: CGFloat
  /// The length of the content.
  package var content: CGFloat
  /// The inset before the content.
  package var startInset: CGFloat = 0
  /// The inset after the content.
  package var endInset: CGFloat = 0
  /// The alignment of content that is smaller than the viewport, from 0 at the start to 1 at the
  /// end.
  var alignment: CGFloat = 0

  /// The minimum and maximum offset at rest; equal if the content fits.
  var range: ClosedRange<CGFloat> {
    let excess = startInset + content + endInset - viewport
    if excess > 0 { return 0 - startInset...(excess - startInset) }
    // The sum with 0 is never -0.
    let offset = 0 + excess * alignment - startInset
    return offset...offset
  }

  /// A Boolean value that indicates whether the content with its insets is larger than the
  /// viewport.
  var isScrollable: Bool { range.lowerBound < range.upperBound }

  /// Returns the offset, clamped to the range.
  package func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the offset while a finger pulls the content to an offset beyond the range.
  func bounced(_ offset: CGFloat) -> CGFloat {
    let limit = clamped(offset)
    let distance = offset - limit
    guard distance != 0, viewport > 0 else { return limit }
    let stretched = viewport * (1 - 1 / (distance.magnitude * ScrollMetrics.stretch / viewport + 1))
    return distance < 0 ? limit - stretched : limit + stretched
  }

  /// Returns the offset closest to the current offset that makes a part of the content visible.
  ///
  /// If the part is larger than the visible length, its closer end is aligned.
  package func offset(_ offset: CGFloat, showing part: ClosedRange<CGFloat>) -> CGFloat {
    let start = max(part.lowerBound, 0) - startInset
    let end = min(part.upperBound, content) + endInset - viewport
    if offset > start, offset > end { return clamped(max(start, end)) }
    if offset < start, offset < end { return clamped(min(start, end)) }
    return clamped(offset)
  }

  /// Returns a rate of deceleration at which all content comes to rest. NaN is treated as 0.
  static func validRate(_ rate: CGFloat) -> CGFloat { rate > 0 ? min(rate, 0.9999) : 0 }

  /// Returns the offset at which content that moves with a velocity comes to rest.
  ///
  /// Source: Apple, “Designing Fluid Interfaces” (WWDC 2018), for the distance.
  ///
  /// - Parameter velocity: the velocity, in points per second.
  func restingOffset(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let rate = Self.validRate(rate)
    return clamped(offset + velocity / 1000 * rate / (1 - rate))
  }

  /// Returns the offset of the page at which the content comes to rest: the next page in the
  /// direction of the velocity, or else the nearest page; at most one page from the page where the
  /// finger began.
  func pageOffset(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
    guard viewport > 0 else { return clamped(offset) }
    func page(_ offset: CGFloat) -> CGFloat {
      let pages = (offset - range.lowerBound) / viewport + 0.5
      let whole = CGFloat(Int(clamping: pages))
      return whole > pages ? whole - 1 : whole
    }
    let first = page(start)
    var target = page(offset)
    if velocity > 0 { target = max(target, first + 1) }
    if velocity < 0 { target = min(target, first - 1) }
    target = min(max(target, first - 1), first + 1)
    return clamped(range.lowerBound + target * viewport)
  }
}
