@_spi(Cello) import CelloControls
internal import CelloRaster

/// The placement of a cell, header or footer in a list or table.
///
/// It determines the margins, the corners and the separators.
@MainActor final class ListPlacement {
  let row: ListRow
  let metrics: ListMetrics
  /// The separators of the section; `nil` if the section has no separators.
  let separators: UIListSeparatorConfiguration?
  /// A closure that changes the separators of the row.
  let separatorHandler: (@MainActor (UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The cell of the next row in the section, which can hide a separator.
  weak var next: (any ListPlaced)?
  /// The distance by which a swipe has moved the row to the right, in points, if the row is clipped
  /// to its original frame; otherwise 0.
  var clippedDisplacement: CGFloat = 0
  /// A Boolean value that indicates whether the user moves the row, so that it is above the other
  /// rows.
  var isLifted = false
  /// The corners of the row before an update that is being animated; `nil` for the row's own corners.
  var formerCard: Card?
  /// The separators that are drawn instead of the list's; `nil` for those of the list.
  var otherSeparators: RowSeparators?
  /// A Boolean value that indicates whether the separators are hidden, in a picture for a preview.
  var hidesSeparators = false

  init(
    _ row: ListRow, metrics: ListMetrics, separators: UIListSeparatorConfiguration?,
    separatorHandler: (@MainActor (UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)? =
      nil
  ) {
    self.row = row
    self.metrics = metrics
    self.separators = separators
    self.separatorHandler = separatorHandler
  }

  /// The margins of the content unless the app sets others, in points.
  var margins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 8, leading: metrics.contentMargin, bottom: 8,
      trailing: metrics.contentMargin + metrics.trailingSpace)
  }

  /// The rounded corners of the row in the list.
  var card: Card? {
    guard row.kind == .cell, metrics.cardCornerRadius > 0 else { return nil }
    var corners: UIRectCorner = []
    if row.position.isFirst { corners.formUnion([.topLeft, .topRight]) }
    if row.position.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    return Card(radius: metrics.cardCornerRadius, corners: corners)
  }
}

extension UIEdgeInsets {
  /// Creates insets with the leading and trailing insets of others, and 0 at the top and bottom.
  init(sides insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self = NSDirectionalEdgeInsets(
      top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing
    ).resolved(rightToLeft: isRightToLeft)
  }
}

/// What a row shows before an update that is animated.
struct FormerRow {
  let card: Card?
  let isLifted: Bool
  /// The lift and the separators.
  let content: OwnContent
  let background: BackgroundView?
  let backgroundContent: OwnContent?
}

/// A cell that can be placed in a list or table.
@MainActor protocol ListPlaced: ConfigurationHosting
where ConfigurationState == UICellConfigurationState {
  var placement: ListPlacement? { get set }
  /// The distances from the cell's edges to a separator that is aligned with its content, in
  /// points.
  var separatorInsets: (leading: CGFloat, trailing: CGFloat) { get }
}

extension ListPlaced {
  /// Returns a view with the picture of the cell without the separators of the list.
  func pictureWithoutSeparators() -> UIView? {
    placement?.hidesSeparators = true
    defer { placement?.hidesSeparators = false }
    return snapshotView(afterScreenUpdates: true)
  }

  /// Changes the placement if it differs; `nil` if the cell is outside a list.
  func place(_ new: ListPlacement?) {
    guard
      new?.row != placement?.row || new?.metrics != placement?.metrics
        || new?.separators != placement?.separators || new?.separatorHandler != nil
    else { return }
    new?.otherSeparators = placement?.otherSeparators
    placement = new
  }

  /// Updates the view after a change of the placement.
  func adoptPlacement(from old: ListPlacement?) {
    guard let placement else {
      guard let old else { return }
      if traitOverrides.listEnvironment == old.row.environment {
        traitOverrides.remove(UITraitListEnvironment.self)
      }
      return
    }
    if placement.row.environment != old?.row.environment {
      traitOverrides.listEnvironment = placement.row.environment
    }
    if placement.metrics != old?.metrics {
      if ownLayoutMargins == old?.margins ?? UIView.defaultLayoutMargins {
        directionalLayoutMargins = placement.margins
      } else {
        // The app has set margins.
        layoutMarginsChanged()
      }
    }
    if placement.row != old?.row || placement.metrics != old?.metrics { setNeedsLayout() }
  }

  /// The least margins of the row if it preserves the margins of the list, in points. Those at the top
  /// and at the bottom are not preserved.
  var marginsOfList: UIEdgeInsets {
    let margins = placement?.margins ?? .zero
    return UIEdgeInsets(sides: margins, isRightToLeft: isRightToLeft)
  }

  /// The prominence in the shown state, without calling the delegate again.
  private var prominence: ListSeparators.Prominence {
    .init(host.currentState as? UICellConfigurationState ?? configurationState)
  }

  /// The lines above and below the cell, in its coordinates.
  var separatorLines: [ListSeparators.Line] {
    guard let placement, !placement.hidesSeparators, !placement.isLifted,
      let configuration = placement.separators
    else { return [] }
    let separators = ListSeparators(
      of: placement.row, prominence: prominence, next: placement.next?.prominence ?? .none,
      metrics: placement.metrics)
    let content = separatorInsets
    var resolved = separators.resolving(configuration, content: content)
    if let handler = placement.separatorHandler {
      resolved = separators.resolving(handler(resolved), content: content)
    }
    if let other = placement.otherSeparators { resolved.show(other) }
    return separators.lines(
      resolved, in: bounds.size,
      thickness: placement.metrics.separatorThickness ?? traitCollection.pixelGrid.pixel,
      isRightToLeft: isRightToLeft)
  }

  /// Records the shadow of a row that the user moves.
  func recordLift(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard placement?.isLifted == true, bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    recorder.append(
      .shadow(
        DisplayList.Shadow(
          shape: placement?.card?.shape(of: area) ?? .rect(area),
          color: Color(fractions: 0, 0, 0, alpha: ListMetrics.liftShadowAlpha),
          sigma: ListMetrics.liftShadowSigma, offset: ListMetrics.liftShadowOffset,
          isKnockedOut: true)))
  }

  func recordSeparators(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    for line in separatorLines {
      recorder.recordSeparator(
        line.frame.offsetBy(dx: origin.x + bounds.minX, dy: origin.y + bounds.minY),
        color: line.color, effect: line.effect, traits: traitCollection)
    }
  }

  /// Applies the corners of the list to the background.
  func applyCard() {
    let card = placement?.formerCard ?? placement?.card
    host.backgroundView?.card = card
    if let displacement = placement?.clippedDisplacement, displacement != 0 {
      clipShape = .rect(bounds.offsetBy(dx: 0 - displacement, dy: 0))
    } else if host.backgroundView == nil, let card, !card.corners.isEmpty {
      clipShape = card.shape(of: bounds)
    } else {
      clipShape = nil
    }
  }

  /// What the cell shows now, before an update.
  var formerRow: FormerRow {
    FormerRow(
      card: placement?.card, isLifted: placement?.isLifted == true, content: drawnContent,
      background: host.backgroundView,
      backgroundContent: host.backgroundView?.drawnContent)
  }

  /// Animates the corners, the separators, the lift and the background from those before an update,
  /// in the current animation. Separators that appear or disappear fade.
  ///
  /// - Parameter changes: a closure that animates the geometry of the cell.
  func animate(from former: FormerRow, _ changes: () -> Void = {}) {
    animateCard(from: former.card, changes)
    animateContent(from: former.content)
    if let background = former.background, background === host.backgroundView,
      let content = former.backgroundContent
    {
      background.animateContent(from: content)
    }
  }

  /// Animates the corners of the background from the corners before an update, in the current
  /// animation. Corners that appear or disappear grow or shrink; others are cross-faded.
  ///
  /// - Parameter changes: a closure that animates the geometry of the cell.
  private func animateCard(from old: Card?, _ changes: () -> Void) {
    guard let old, let placement, let card = placement.card, card != old,
      let background = host.backgroundView
    else { return changes() }
    // The content before the change is recorded with the former corners, also if the size changes.
    placement.formerCard = old
    applyCard()
    changes()
    background.contentWillChange()
    placement.formerCard = nil
    applyCard()
  }

  /// Updates the clipping after a swipe has moved the row to the right.
  func clip(displacement: CGFloat) {
    let clipped = traitCollection.systemVersion.swipeActions.clipsRow ? displacement : 0
    guard let placement, placement.clippedDisplacement != clipped else { return }
    placement.clippedDisplacement = clipped
    applyCard()
  }
}

extension ConfigurationHosting {
  /// Records a background that covers the rows behind a pinned header.
  ///
  /// Source: docs/measurements/rows.md#pinned-headers.
  func recordPinnedBackground(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let color = traitCollection.listEnvironment.listBackgroundColor.color(in: traitCollection)
    recorder.append(
      .fill(.rect(bounds.offsetBy(dx: origin.x, dy: origin.y)), color))
  }
}

extension UICollectionViewCell: PreviewPicturing {
  package final func pictureForPreview() -> UIView? { pictureWithoutSeparators() }
}

extension UITableViewCell: PreviewPicturing {
  package final func pictureForPreview() -> UIView? { pictureWithoutSeparators() }
}

extension UIListSeparatorConfiguration {
  /// Shows the given separators.
  fileprivate mutating func show(_ separators: RowSeparators) {
    topSeparatorVisibility = separators.top == nil ? .hidden : .visible
    bottomSeparatorVisibility = separators.bottom == nil ? .hidden : .visible
    if let insets = separators.top {
      topSeparatorInsets.leading = insets.leading
      topSeparatorInsets.trailing = insets.trailing
    }
    if let insets = separators.bottom {
      bottomSeparatorInsets.leading = insets.leading
      bottomSeparatorInsets.trailing = insets.trailing
    }
  }
}
