/// The layout of a tab bar at the top of a large screen, from leading to trailing.
///
/// Lengths are in points, in the bar's coordinates. Apple publishes no figures: all values are
/// chosen to resemble iPads since iOS 18.
package struct TopTabBarLayout: Equatable {
  /// The widths of the titles or images.
  var contents: [CGFloat]
  /// A Boolean value that indicates whether a button precedes the items.
  var hasButton = false
  /// The height of the row.
  var height: CGFloat
  var isRightToLeft = false
  var grid: PixelGrid

  /// The padding between a title and the edges of its item.
  static let padding: CGFloat = 16
  static let buttonWidth: CGFloat = 44
  /// The distance from the ends of the capsule to the items.
  static let inset: CGFloat = 3
  /// The minimum distance of the capsule from the sides of the bar.
  static let margin = SideMargin.wide
  /// The distance from the top and bottom of the row to the capsule.
  static let distance: CGFloat = 5

  /// The frames of the parts of a tab bar.
  package struct Frames: Equatable {
    package var capsule = CGRect.zero
    var button = CGRect.zero
    var items: [CGRect] = []
    /// The selection indicators of the items.
    var selections: [CGRect] = []
  }

  /// Returns the frames for a width. Items that do not fit share the width in proportion to their
  /// contents.
  func frames(width: CGFloat) -> Frames {
    guard !contents.isEmpty || hasButton, width > 0 else { return Frames() }
    let button = hasButton ? Self.buttonWidth : 0
    var lengths = contents.map { max($0, 0) + 2 * Self.padding }
    let available = max(width - 2 * Self.margin - 2 * Self.inset - button, 0)
    let total = lengths.reduce(0, +)
    if total > available, total > 0 { lengths = lengths.map { $0 * available / total } }
    let length = lengths.reduce(button, +) + 2 * Self.inset
    let start = grid.rounded((width - length) / 2)
    let height = max(height - 2 * Self.distance, 0)
    var frames = Frames()
    frames.capsule = CGRect(x: start, y: Self.distance, width: length, height: height)
    var x = start + Self.inset
    if hasButton {
      frames.button = CGRect(x: x, y: Self.distance, width: button, height: height)
      x += button
    }
    for length in lengths {
      let left = grid.rounded(x)
      let right = grid.rounded(x + length)
      frames.items.append(
        CGRect(x: left, y: Self.distance, width: right - left, height: height))
      frames.selections.append(
        CGRect(
          x: left, y: Self.distance + Self.inset, width: right - left,
          height: max(height - 2 * Self.inset, 0)))
      x += length
    }
    guard isRightToLeft else { return frames }
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(
        x: grid.rounded(width - rect.maxX), y: rect.minY, width: rect.width, height: rect.height)
    }
    frames.capsule = mirrored(frames.capsule)
    if hasButton { frames.button = mirrored(frames.button) }
    frames.items = frames.items.map(mirrored)
    frames.selections = frames.selections.map(mirrored)
    return frames
  }
}
