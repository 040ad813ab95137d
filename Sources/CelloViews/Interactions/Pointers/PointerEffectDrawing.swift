/// The drawing of pointer effects above views.
@MainActor struct PointerEffectDrawing {
  private let view: UIView
  /// The shape of the effect in the view's coordinates.
  private let path: UIBezierPath
  /// The outline of the shadow in the view's coordinates.
  private let shadowPath: UIBezierPath

  /// Creates the drawing of an effect.
  ///
  /// - Parameters:
  ///   - path: the shape of the effect, in the view's coordinates; `nil` for the view's bounds with
  ///     its corners rounded.
  ///   - shadowPath: the outline of the shadow, in the view's coordinates; `nil` for the shape.
  init(view: UIView, path: UIBezierPath?, shadowPath: UIBezierPath? = nil) {
    self.view = view
    let radius = view.cornerRadii?.largest ?? 0
    self.path =
      path
      ?? UIBezierPath(
        roundedRect: view.bounds,
        cornerRadius: radius > 0
          ? radius
          : min(PointerMetrics.cornerRadius, min(view.bounds.width, view.bounds.height) / 2))
    self.shadowPath = shadowPath ?? self.path
  }

  /// Creates the drawing of the effect for a preview.
  ///
  /// - Parameter shape: the shape of the effect, in the coordinates of the preview's container;
  ///   `nil` for the preview's visible path.
  init(_ preview: UITargetedPreview, _ shape: UIPointerShape?) {
    let view = preview.view
    var path = preview.parameters.visiblePath
    if let own = shape?.pathInContainer, let copy = own.copy() as? UIBezierPath {
      let container = preview.target.container
      copy.apply(
        container.transformToRoot.concatenating(view.transformToRoot.inverted()))
      path = copy
    }
    self.init(view: view, path: path, shadowPath: preview.parameters.shadowPath)
  }

  private func color(isDark: Bool) -> UIColor {
    UIColor(white: isDark ? 1 : 0, alpha: PointerMetrics.highlightAlpha)
  }

  /// Returns a view that covers the view's shape with a translucent color.
  func highlight(in cursor: UIView) -> UIView {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let result = PathView(inCursor(path), color(isDark: isDark))
    result.frame = cursor.bounds
    return result
  }

  /// Returns an enlarged snapshot of the view above a shadow; `nil` if the view cannot be drawn.
  func lift(
    in cursor: UIView, scales: Bool = true, hasShadow: Bool = true, isTinted: Bool = false
  ) -> UIView? {
    guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    picture.frame = frame
    let longest = max(frame.width, frame.height)
    if scales, longest > 0 {
      // Small views grow by a tenth, large views by a few points.
      let scale = 1 + min(PointerMetrics.growthShare, 2 * PointerMetrics.growth / longest)
      picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    if hasShadow {
      picture.layer.setShadow(PointerMetrics.liftShadow)
      picture.layer.shadowPath = shadowPath.cgPath
    }
    guard isTinted else { return picture }
    let tint = PathView(path, color(isDark: view.traitCollection.userInterfaceStyle == .dark))
    tint.frame = picture.bounds
    picture.addSubview(tint)
    return picture
  }

  private func inCursor(_ path: UIBezierPath) -> UIBezierPath {
    let copy = (path.copy() as? UIBezierPath) ?? path
    copy.apply(view.transformToRoot)
    return copy
  }
}

/// A view that fills a path.
private final class PathView: UIView {
  private let path: UIBezierPath
  private let color: UIColor

  init(_ path: UIBezierPath, _ color: UIColor) {
    self.path = path
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Always fails, because views are not decoded from archives.
  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    color.setFill()
    path.fill()
  }
}
