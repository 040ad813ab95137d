extension UICollectionView {
  /// A closure that is called at the end of an interactive transition.
  ///
  /// - Parameters:
  ///   - completed: Always `true`, because transitions end without an animation.
  ///   - finish: `true` if the new layout is in use; `false` if the transition was canceled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finish: Bool) ->
    Void

  /// An interactive transition to another layout.
  struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    /// The content offset with the new layout, in points.
    let target: CGPoint
    let completion: LayoutInteractiveTransitionCompletion?
  }

  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      transition == nil,
      """
      startInteractiveTransition(to:completion:) was called during another transition. Finish or \
      cancel it first.
      """)
    precondition(
      layout !== ownLayout,
      "startInteractiveTransition(to:completion:) needs another layout than the present one.")
    hidePlaceholders()
    layoutIfNeeded()
    let old = ownLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    willTransition(from: old, to: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    attach(layout)
    layout.prepare()
    let size = layout.collectionViewContentSize
    let target = proposedOffset(contentOffset, in: layout, size: size)
    between.offsets = (contentOffset, target)
    attach(between)
    ownLayout = between
    transition = InteractiveTransition(layout: between, target: target, completion: completion)
    between.invalidateLayout()
    layoutIfNeeded()
    return between
  }

  func endTransition(finishes: Bool) {
    guard let transition else { return }
    self.transition = nil
    let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
    let (kept, other) = finishes ? (new, old) : (old, new)
    transition.layout.collectionView = nil
    other.collectionView = nil
    ownLayout = kept
    showPlaceholders()
    measureAgain()
    kept.invalidateLayout()
    prepareLayoutIfNeeded()
    contentOffset = proposedOffset(
      finishes ? transition.target : transition.layout.offsets.current)
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    if finishes { didTransition(from: old, to: new) } else { didTransition(from: new, to: old) }
    transition.completion?(true, finishes)
  }

  /// Scrolls the content during a transition.
  func followTransition(to offset: CGPoint) {
    guard transition != nil else { return }
    prepareLayoutIfNeeded()
    contentOffset = CGPoint(
      x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// Assigns a layout to this collection view.
  ///
  /// A layout knows only the last collection view that it was assigned to, as on iOS.
  func attach(_ layout: UICollectionViewLayout) {
    if let other = layout.collectionView, other !== self {
      Self.layoutLog.note(
        "UICollectionView: a layout of class \(type(of: layout)) belongs to another collection view, "
          + "which it no longer lays out. Create one for each.")
    }
    layout.collectionView = self
    layout.dataDidChange()
  }

  private static let layoutLog = WarningLog()

  /// Returns the content offset at which a layout with a content size shows the currently visible
  /// content.
  private func proposedOffset(
    _ offset: CGPoint, in layout: UICollectionViewLayout, size: CGSize
  ) -> CGPoint {
    let proposed = layout.targetContentOffset(forProposedContentOffset: offset)
    var (horizontal, vertical) = (horizontalAxis, verticalAxis)
    horizontal.content = size.width.nonNegative
    vertical.content = size.height.nonNegative
    return CGPoint(x: horizontal.clamped(proposed.x), y: vertical.clamped(proposed.y))
  }

  /// Tells the visible views that the layout is about to change.
  func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    for (_, shown) in displayed.sorted(by: { $0.key < $1.key }) {
      shown.view.willTransition(from: old, to: new)
    }
  }

  /// Tells the visible views that the layout has changed.
  func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    for (_, shown) in displayed.sorted(by: { $0.key < $1.key }) {
      shown.view.didTransition(from: old, to: new)
    }
  }
}
