/// A point of an item at which a supplementary view is attached, or the point of the view itself.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges on which the point lies; the middle on an axis without one.
  public final let edges: NSDirectionalRectEdge
  /// In points, or as a share of the supplementary view's size.
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool

  private init(
    _ edges: NSDirectionalRectEdge, offset: CGPoint = .zero, isFractionalOffset: Bool = false
  ) {
    self.edges = edges
    self.offset = offset
    self.isFractionalOffset = isFractionalOffset
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, offset: .zero) }

  /// - Parameter absoluteOffset: moves the supplementary view, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset)
  }

  /// - Parameter fractionalOffset: moves the supplementary view, as a share of its size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset, isFractionalOffset: true)
  }

  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The point of a rectangle, whose leading edge is the left one.
  final func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) == edges.contains(.trailing)
        ? rect.midX : edges.contains(.leading) ? rect.minX : rect.maxX,
      y: edges.contains(.top) == edges.contains(.bottom)
        ? rect.midY : edges.contains(.top) ? rect.minY : rect.maxY)
  }

  /// The offset of a view of a given size, in points.
  final func offset(of size: CGSize) -> CGPoint {
    let offset = CGPoint(x: offset.x.clamped, y: offset.y.clamped)
    return isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Returns the anchor itself, which cannot change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a boundary supplementary view lies at the boundary of its section or layout.
public enum NSRectAlignment: Int, Hashable, Sendable {
  // Source of the raw values: Apple's `NSObjCRuntime.h`.
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

/// The area from which the insets of a section are measured.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  // Source of the raw values: Apple's `UICollectionViewCompositionalLayout.h`.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
