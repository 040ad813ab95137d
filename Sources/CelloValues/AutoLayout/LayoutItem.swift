/// An item that constraints refer to: a view or a layout guide.
@MainActor package protocol LayoutItem: NSObject {
  /// The view whose coordinates the item's frame uses: the superview, or the owning view of a
  /// guide.
  var containingItem: (any LayoutView)? { get }
  /// The view itself, or the owning view of a guide.
  var itemView: (any LayoutView)? { get }
  /// The item between the margins.
  var itemBetweenMargins: (any LayoutItem)? { get }
  /// The fixed insets from the containing item; `nil` if constraints determine the frame.
  var insetsInContainer: UIEdgeInsets? { get }
  /// A Boolean value that indicates whether the item has the origin of its container, and
  /// constraints determine only its size.
  var isAtContainerOrigin: Bool { get }
  /// The name of the item in messages.
  var nameInMessages: String { get }
}

/// The part of a view that Auto Layout uses.
@MainActor package protocol LayoutView: LayoutItem {
  var layoutState: LayoutState? { get set }
  /// A Boolean value that indicates whether the frame and the autoresizing mask determine the
  /// view's position and size.
  var translatesAutoresizingMaskIntoConstraints: Bool { get }
  /// Returns the priority with which the view resists growing beyond its natural size.
  func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// Returns the priority with which the view resists shrinking below its natural size.
  func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  /// The direct subviews.
  var containedItems: [any LayoutView] { get }
  /// The direct subviews, in the order in which they keep their natural size if there is too little
  /// space.
  var itemsInLayoutOrder: [any LayoutView] { get }
  /// The item around the content of a scrolling view; `nil` if the view does not scroll.
  /// Constraints of items inside refer to it instead of the edges of the view.
  var contentItem: (any LayoutItem)? { get }
  /// The offset of a scrolling view's content, in points.
  var scrollOffset: CGPoint { get }
  var layoutSize: CGSize { get }
  var alignmentRectInsets: UIEdgeInsets { get }
  var isLaidOutRightToLeft: Bool { get }
  /// The natural size, in points; negative on an axis without a natural size.
  var intrinsicContentSize: CGSize { get }
  /// A Boolean value that indicates whether the natural height depends on the width, as in a label
  /// with several lines.
  var hasHeightForWidth: Bool { get }
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat
  /// Returns the view or its descendant that determines the view's baseline.
  func baselineItem(isFirst: Bool) -> any LayoutView
  /// The distance of the first baseline from the top edge, and of the last baseline from the bottom
  /// edge.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { get }
  /// The height of a line of text and the font's descender, which is negative; `nil` for a view
  /// without text.
  var textLine: (height: CGFloat, descender: CGFloat)? { get }
  /// The pixels of the screen that shows the view.
  var pixelGrid: PixelGrid { get }
  /// Returns how the view's frame on an axis depends on its superview's size.
  func translatedFrame(along axis: NSLayoutConstraint.Axis) -> TranslatedFrame
  func requestLayout()
  /// Sets the size of the alignment rectangle, with lengths in whole pixels, and keeps the origin.
  func resize(toAlignmentSize size: CGSize)
}

extension LayoutView {
  package var state: LayoutState {
    if let layoutState { return layoutState }
    let new = LayoutState()
    layoutState = new
    return new
  }
}

/// A view's position and size on one axis, as linear functions of its superview's size.
package struct TranslatedFrame: Equatable {
  package var position = 0.0
  /// The change of the position per point of the superview's size.
  package var positionShare = 0.0
  package var size = 0.0
  package var sizeShare = 0.0

  package init(
    position: Double = 0.0, positionShare: Double = 0.0, size: Double = 0.0, sizeShare: Double = 0.0
  ) {
    self.position = position
    self.positionShare = positionShare
    self.size = size
    self.sizeShare = sizeShare
  }
}
