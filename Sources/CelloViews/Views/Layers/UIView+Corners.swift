internal import CelloRaster

extension UIView {
  /// The radii of the corners; `nil` for a view without rounded corners.
  final var cornerRadii: Corners<CGFloat>? {
    guard let layer = ownLayer else { return nil }
    if let configuration = layer.cornerConfiguration {
      return configuration.radii(at: self)
    }
    let radius = layer.values.radius(in: bounds.size)
    guard radius > 0 else { return nil }
    func value(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? radius : 0
    }
    return Corners(
      topLeft: value(.layerMinXMinYCorner), topRight: value(.layerMaxXMinYCorner),
      bottomLeft: value(.layerMinXMaxYCorner), bottomRight: value(.layerMaxXMaxYCorner))
  }
}

extension UICornerConfiguration {
  /// Returns the radii of a view's corners. The container is the closest superview with rounded
  /// corners.
  @MainActor fileprivate func radii(at view: UIView) -> Corners<CGFloat> {
    var container = isConcentric ? view.ownSuperview : nil
    while let candidate = container {
      if let radii = candidate.cornerRadii {
        let frame = view.convert(view.bounds, to: candidate)
        let origin = candidate.bounds.origin
        return self.radii(
          of: view.bounds.size,
          in: Container(
            radii: radii, size: candidate.bounds.size,
            frame: frame.offsetBy(dx: -origin.x, dy: -origin.y)))
      }
      container = candidate.ownSuperview
    }
    return radii(of: view.bounds.size, in: nil)
  }
}

extension Corners<CGFloat> {
  /// Returns the shape of a rectangle with these corners, in the continuous curve of iOS.
  func shape(of rect: CGRect) -> Shape {
    let largest = largest
    guard largest > 0 else { return .rect(rect) }
    var rounded: UIRectCorner = []
    var isUniform = true
    for (radius, corner) in [
      (topLeft, UIRectCorner.topLeft), (topRight, .topRight), (bottomLeft, .bottomLeft),
      (bottomRight, .bottomRight),
    ] where radius > 0 {
      rounded.insert(corner)
      isUniform = isUniform && radius == largest
    }
    if isUniform { return .roundedRect(RoundedRect(rect, radius: largest, corners: rounded)) }
    return .path(
      Path(
        rect, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
        bottomLeft: bottomLeft), .nonZero)
  }
}
