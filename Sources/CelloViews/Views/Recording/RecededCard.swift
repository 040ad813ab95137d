internal import CelloRaster

/// The appearance of a view that a sheet has pushed back: smaller, with rounded corners. The view's
/// own geometry does not change.
package struct RecededCard: Equatable {
  /// The progress of the transition, 0 to 1.
  package var fraction: CGFloat
  /// The scale at the end.
  package var scale: CGFloat
  /// The vertical offset of the top edge at the end, in points.
  package var offset: CGFloat
  package var cornerRadius: CGFloat
  /// A Boolean value that indicates whether black is drawn behind the view.
  package var isOverBlack: Bool

  package init(
    fraction: CGFloat, scale: CGFloat, offset: CGFloat, cornerRadius: CGFloat, isOverBlack: Bool
  ) {
    self.fraction = fraction
    self.scale = scale
    self.offset = offset
    self.cornerRadius = cornerRadius
    self.isOverBlack = isOverBlack
  }

  /// Returns the transform around the middle of the top edge of an area.
  func transform(of area: CGRect) -> CGAffineTransform {
    let scale = 1 + (scale - 1) * fraction
    let middle = area.midX
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle - middle * scale,
      ty: area.minY - area.minY * scale + offset * fraction)
  }
}

extension DisplayListRecorder {
  /// Records the items of a closure as a receded card with the view's frame.
  mutating func recede(
    _ card: RecededCard, frame: CGRect, _ body: (inout DisplayListRecorder) -> Void
  ) {
    if card.isOverBlack { append(.fill(.rect(frame), Color(red: 0, green: 0, blue: 0))) }
    let corners = RoundedRect(
      frame, radius: card.cornerRadius * card.fraction, curve: .continuous,
      corners: [.topLeft, .topRight])
    group(transform: card.transform(of: frame)) { $0.group(clip: .roundedRect(corners), body) }
  }
}
