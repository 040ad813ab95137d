/// What constraints place: a view or a layout guide.
@MainActor protocol LayoutItem: NSObject {
  /// The view in whose coordinates the item lies: the superview, or the view that owns the guide.
  var containingItem: (any LayoutView)? { get }
  /// The view that has the item's coordinates: the view itself, or the view that owns the guide.
  var itemView: (any LayoutView)? { get }
  /// The item between the margins.
  var itemBetweenMargins: (any LayoutItem)? { get }
  /// The insets from the containing item between which the item always lies; `nil` if constraints
  /// place it.
  var insetsInContainer: UIEdgeInsets? { get }
  /// Whether the item lies at the origin of its container, and constraints only size it.
  var isAtContainerOrigin: Bool { get }
  /// The name of the item in messages.
  var nameInMessages: String { get }
}

/// A view, as far as Auto Layout is concerned.
@MainActor protocol LayoutView: LayoutItem {
  var layoutState: LayoutState? { get set }
  /// The views directly inside.
  var containedItems: [any LayoutView] { get }
  /// The item around the view's content, to which constraints of items inside the view refer
  /// instead of its edges; `nil` if the view does not scroll.
  var contentItem: (any LayoutItem)? { get }
  /// How far the content of a view that scrolls is moved.
  var scrollOffset: CGPoint { get }
  var layoutSize: CGSize { get }
  var alignmentRectInsets: UIEdgeInsets { get }
  var isLaidOutRightToLeft: Bool { get }
  /// The natural size; negative on an axis without one.
  var intrinsicContentSize: CGSize { get }
  /// Whether the natural height depends on the width, as that of a label of several lines.
  var hasHeightForWidth: Bool { get }
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat
  /// The descendant, or the view itself, whose baseline is the view's.
  func baselineItem(isFirst: Bool) -> any LayoutView
  /// The distances of the first baseline from the top edge and of the last from the bottom edge.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { get }
  /// The height of a line of the view's text; `nil` for a view without text.
  var lineHeight: CGFloat? { get }
  /// How the view's frame follows its superview's size.
  func translatedFrame(along axis: NSLayoutConstraint.Axis) -> TranslatedFrame
  func requestLayout()
}

extension LayoutView {
  var state: LayoutState {
    if let layoutState { return layoutState }
    let new = LayoutState()
    layoutState = new
    return new
  }
}

/// The position and size of a view on one axis as linear functions of its superview's size.
struct TranslatedFrame: Equatable {
  var position = 0.0
  /// The change of the position per point of the superview's size.
  var positionShare = 0.0
  var size = 0.0
  var sizeShare = 0.0
}
