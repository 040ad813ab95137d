@_spi(Cello) import CelloControls

/// A scroll view for the groups of a section that scroll perpendicular to the layout.
final class OrthogonalScrollView: UIScrollView {
  private(set) var content: OrthogonalContent?

  /// Updates the frame and content size for the groups. The content offset is kept.
  func show(_ content: OrthogonalContent, isRightToLeft: Bool) {
    let isNew = self.content == nil
    let offset = isNew ? content.initialOffset : logicalOffset
    self.content = content
    // The collection view's insets apply to the whole section.
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    isMirrored = isRightToLeft && content.axis == .horizontal
    frame = content.viewport
    var size = content.viewport.size
    size[content.axis] = max(content.length, size[content.axis])
    contentSize = size
    // Groups that rest in the middle may need insets at the ends.
    let offsets = content.restingOffsets
    let start = max(0 - (offsets.first ?? 0), 0)
    let end = max((offsets.last ?? 0) - maxOffset, 0)
    contentInset =
      content.axis == .vertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(
        top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
    contentOffset = CGPoint(physical(offset), across: 0, along: content.axis)
  }

  private var isMirrored = false
  private var axis: NSLayoutConstraint.Axis { content?.axis ?? .horizontal }
  private var maxOffset: CGFloat { contentSize[axis] - bounds.size[axis] }

  /// Converts an offset from the leading end to an offset from the left, and vice versa.
  private func physical(_ offset: CGFloat) -> CGFloat {
    isMirrored ? maxOffset - offset : offset
  }

  private var logicalOffset: CGFloat { physical(contentOffset[axis]) }

  /// The content offset in the coordinates of the layout's frames.
  var logicalContentOffset: CGPoint {
    CGPoint(x: contentOffset.x - shift.x, y: contentOffset.y - shift.y)
  }

  /// The translation from the coordinates of the layout to the coordinates of the content.
  var shift: CGPoint {
    let viewport = content?.viewport.origin ?? .zero
    return CGPoint(x: (isMirrored ? maxOffset : 0) - viewport.x, y: -viewport.y)
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let content, let start = drag?.start else { return proposed }
    let sign: CGFloat = isMirrored ? -1 : 1
    let offset = content.restingOffset(
      for: physical(proposed[axis]), from: physical(start[axis]), velocity: sign * velocity[axis])
    return CGPoint(physical(offset), across: proposed[axis.crossed], along: axis)
  }

  override func contentDidMove() {
    super.contentDidMove()
    superview?.setNeedsLayout()
  }
}

extension UICollectionView {
  /// Returns the translation from the position of an element on the screen to its position in the
  /// layout, which does not include the scrolling of the section's groups.
  func orthogonalShift(ofSection section: Int) -> CGPoint {
    guard let view = orthogonalViews[section] else { return .zero }
    // In the layout's coordinates, the visible position is shift - offset + viewport.
    let viewport = view.content?.viewport.origin ?? .zero
    return CGPoint(
      x: view.contentOffset.x - view.shift.x - viewport.x,
      y: view.contentOffset.y - view.shift.y - viewport.y)
  }

  /// Adds and removes the scroll views of sections whose groups scroll independently.
  func updateOrthogonalViews() {
    var shown: [Int: OrthogonalScrollView] = [:]
    for section in 0..<itemCounts.count {
      guard let content = ownLayout.orthogonalContent(inSection: section) else { continue }
      let view = orthogonalViews[section] ?? OrthogonalScrollView(frame: .zero)
      if view.superview !== self { addSubview(view) }
      if view.content != content { view.show(content, isRightToLeft: isRightToLeft) }
      shown[section] = view
    }
    for (section, view) in orthogonalViews where shown[section] !== view {
      view.removeFromSuperview()
    }
    orthogonalViews = shown
  }

  /// Returns the scroll view that contains an element; `nil` if its section does not scroll
  /// independently.
  func orthogonalView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> OrthogonalScrollView? {
    attributes.isInOrthogonalContent ? orthogonalViews[attributes.indexPath.section] : nil
  }
}
