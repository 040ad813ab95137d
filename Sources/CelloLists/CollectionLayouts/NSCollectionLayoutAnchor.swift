/// A point of an item to which a supplementary view is attached, or the corresponding point of the
/// view itself.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges of the point. Along an axis without an edge, or with both edges, the point is in the
  /// middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset of the supplementary view, in points or as a fraction of the view's size.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether ``offset`` is a fraction of the view's size.
  open private(set) var isFractionalOffset: Bool

  private init(
    _ edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractionalOffset: Bool = false
  ) {
    self.edges = edges
    self.offset = offset
    self.isFractionalOffset = isFractionalOffset
    super.init()
  }

  /// Creates an anchor without an offset.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, offset: .zero) }

  /// Creates an anchor with an offset in points.
  ///
  /// - Parameters:
  ///   - edges: The edges of the point.
  ///   - absoluteOffset: The offset of the supplementary view, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset)
  }

  /// Creates an anchor with a fractional offset.
  ///
  /// - Parameters:
  ///   - edges: The edges of the point.
  ///   - fractionalOffset: The offset of the supplementary view, as a fraction of its size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset, isFractionalOffset: true)
  }

  /// A Boolean value that indicates whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the point of a rectangle whose leading edge is its left edge.
  final func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) == edges.contains(.trailing)
        ? rect.midX : edges.contains(.leading) ? rect.minX : rect.maxX,
      y: edges.contains(.top) == edges.contains(.bottom)
        ? rect.midY : edges.contains(.top) ? rect.minY : rect.maxY)
  }

  /// Returns the offset for a view with a size, in points.
  final func offset(of size: CGSize) -> CGPoint {
    let offset = CGPoint(x: offset.x.clamped, y: offset.y.clamped)
    return isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Returns the anchor itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The positions of a boundary supplementary view at the boundary of its section or layout.
public enum NSRectAlignment: Int, Hashable, Sendable {
  // Source of the raw values: Apple's `NSObjCRuntime.h`.
  /// In the center of the section or layout, in front of its cells.
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isAtLeading: Bool {
    self == .leading || self == .topLeading || self == .bottomLeading
  }
  var isAtTrailing: Bool {
    self == .trailing || self == .topTrailing || self == .bottomTrailing
  }
}

/// The areas to which the insets of a section can refer.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  // Source of the raw values: Apple's `UICollectionViewCompositionalLayout.h`.
  /// The reference of the layout for the insets of a section, and the reference of the section for
  /// the insets of its headers and footers. In a layout's configuration, equivalent to
  /// ``safeArea``.
  case automatic = 0
  /// The edges of the content area of the collection view.
  case none = 1
  /// The safe area of the collection view.
  case safeArea = 2
  /// The layout margins of the collection view.
  case layoutMargins = 3
  /// Equivalent to ``layoutMargins`` here.
  case readableContent = 4
}
