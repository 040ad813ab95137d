internal import CelloRaster

/// How a view is drawn that a sheet has moved back: smaller, with rounded corners. Its own geometry
/// does not change.
struct RecededCard: Equatable {
  /// The share of the way, 0 to 1.
  var fraction: CGFloat
  /// The scale at the end.
  var scale: CGFloat
  /// How far the top is moved at the end, in points.
  var offset: CGFloat
  var cornerRadius: CGFloat
  /// Whether black is behind the view.
  var isOverBlack: Bool

  /// The transform around the middle of the top of an area.
  func transform(of area: CGRect) -> CGAffineTransform {
    let scale = 1 + (scale - 1) * fraction
    let middle = area.midX
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle - middle * scale,
      ty: area.minY - area.minY * scale + offset * fraction)
  }
}

extension DisplayListRecorder {
  /// Records what a closure records of a view with a frame as a card that is moved back.
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
