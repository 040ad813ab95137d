/// The frames of consecutive items of a section and of the views attached to them, in points.
///
/// The origin is the fragment's leading top corner, and x increases from leading to trailing.
struct CollectionFragment: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    var frame: CGRect
    var zIndex = 0
    /// The axes along which the view is measured.
    var measuredAxes: UIAxis = []
  }

  /// A view attached to an item or a group.
  struct Supplementary: Hashable, Sendable {
    var kind: String
    /// The index of the item, or of the group's first item, relative to the first item of the
    /// fragment.
    var item: Int
    /// The index among the views of the same kind that are attached to items and groups of the
    /// section, in their order.
    var index = 0
    var frame: CGRect
    var zIndex: Int
    /// The axes along which the view is measured.
    var measuredAxes: UIAxis = []
  }

  var size = CGSize.zero
  var items: [Item] = []
  var supplementaries: [Supplementary] = []

  /// Appends a fragment with the next items, with its corner at a point.
  mutating func append(_ other: CollectionFragment, at corner: CGPoint) {
    let count = items.count
    items.reserveCapacity(count + other.items.count)
    for var item in other.items {
      item.frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
      items.append(item)
    }
    for var view in other.supplementaries {
      view.item += count
      view.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
      supplementaries.append(view)
    }
  }
}

/// The measured sizes of views, by item or by kind and item; `nil` before a measurement.
@MainActor struct CollectionMeasurements {
  /// The pixels to which lengths that are fractions are rounded down; `nil` for exact fractions.
  var grid: PixelGrid?
  var item: (Int) -> CGSize? = { _ in nil }
  /// The items that have been measured or have a measured view attached, in any order.
  var measuredItems: () -> [Int] = { [] }
  var supplementary: (_ kind: String, _ index: Int) -> CGSize? = { _, _ in nil }

  /// Returns the size of a view in a container, with the measured length along each measured axis.
  func size(
    of size: NSCollectionLayoutSize, in container: CGSize, measured: @autoclosure () -> CGSize?
  ) -> CGSize {
    var result = size.size(in: container, on: grid)
    guard size.widthDimension.isMeasured || size.heightDimension.isMeasured,
      let measured = measured()
    else { return result }
    if size.widthDimension.isMeasured { result.width = measured.width.nonNegative }
    if size.heightDimension.isMeasured { result.height = measured.height.nonNegative }
    return result
  }
}

extension CGSize {
  /// Creates a size with the lengths along an axis and perpendicular to it.
  init(_ length: CGFloat, across: CGFloat, along axis: NSLayoutConstraint.Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the size inside insets; lengths are not negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: (width - insets.leading - insets.trailing).nonNegative,
      height: (height - insets.top - insets.bottom).nonNegative)
  }
}

extension CGPoint {
  var clamped: CGPoint { CGPoint(x: x.clamped, y: y.clamped) }

  /// Creates a point with the coordinates along an axis and perpendicular to it.
  init(_ position: CGFloat, across: CGFloat, along axis: NSLayoutConstraint.Axis) {
    self =
      axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

extension NSLayoutConstraint.Axis {
  var crossed: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGRect {
  /// Returns `true` if the rectangles share more than an edge. Foundation's `intersects` also
  /// returns `true` for adjacent rectangles.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}
