/// The actions behind a swiped row.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  let actionViews: [SwipeActionView]
  private let metrics: SwipeActionsMetrics
  /// The displacement of the row, in points.
  var distance: CGFloat = 0 {
    didSet { if distance != oldValue { setNeedsLayout() } }
  }
  var isAtRight = true

  init(_ configuration: UISwipeActionsConfiguration, metrics: SwipeActionsMetrics) {
    self.configuration = configuration
    self.metrics = metrics
    actionViews = configuration.actions.map { SwipeActionView($0, metrics: metrics) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action covers the others when it is about to be performed.
    for view in actionViews.reversed() { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  var swipeLayout: SwipeActionsLayout {
    SwipeActionsLayout(
      contentWidths: actionViews.map(\.contentWidth),
      haveOnlyTitles: actionViews.allSatisfy(\.hasOnlyTitle), metrics: metrics,
      rowSize: bounds.size,
      performsFirstActionWithFullSwipe: configuration.performsFirstActionWithFullSwipe)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    let layout = swipeLayout
    let frames = layout.frames(at: distance, isAtRight: isAtRight)
    for (view, (frame, width)) in zip(actionViews, zip(frames, layout.widths)) {
      view.minimumContentWidth = width
      view.isAtRight = isAtRight
      view.frame = grid.roundedEdges(of: frame)
    }
  }
}
