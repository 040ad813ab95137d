package import CelloRaster
@_spi(Cello) import CelloViews

/// A view that shows a background configuration.
package final class BackgroundView: UIView {
  /// The card to which the background belongs; its corners clip a rectangular background. `nil` for
  /// none.
  package var card: Card?

  package var configuration = UIBackgroundConfiguration.clear() {
    willSet { if newValue != configuration { contentWillChange() } }
    didSet {
      guard configuration != oldValue else { return }
      if configuration.customView !== oldValue.customView {
        oldValue.customView.map { if $0.superview === self { $0.removeFromSuperview() } }
        configuration.customView.map(addSubview)
      }
      setNeedsLayout()
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  package override func layoutSubviews() { configuration.customView?.frame = area }

  package override var interpolatesContent: Bool { true }

  /// The area of the background, in the view's coordinates.
  private var area: CGRect {
    var insets = configuration.backgroundInsets.clamped
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty {
      let margins = superview?.directionalLayoutMargins ?? directionalLayoutMargins
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let area = bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
    // If the insets are larger than the view, the area is empty and in the middle of their overlap.
    return CGRect(
      x: area.size.width < 0 ? area.origin.x + area.size.width / 2 : area.origin.x,
      y: area.size.height < 0 ? area.origin.y + area.size.height / 2 : area.origin.y,
      width: max(area.size.width, 0), height: max(area.size.height, 0))
  }

  package override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint)
  {
    let area = area.offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0 else { return }
    let background = BackgroundDrawing(
      configuration, area: area,
      card: card.map { $0.shape(of: bounds.offsetBy(dx: origin.x, dy: origin.y)) },
      tintColor: tintColor, traits: traitCollection)
    recorder.withItems { $0 += background.items }
  }
}

/// The rounded corners of the first and last row of a section.
package struct Card: Hashable {
  /// The corner radius, in points.
  package var radius: CGFloat
  package var corners: UIRectCorner

  package init(radius: CGFloat, corners: UIRectCorner) {
    self.radius = radius
    self.corners = corners
  }

  /// Returns the part of a row that is on the card.
  package func shape(of row: CGRect) -> Shape {
    corners.isEmpty
      ? .rect(row) : .roundedRect(RoundedRect(row, radius: radius, corners: corners))
  }
}
