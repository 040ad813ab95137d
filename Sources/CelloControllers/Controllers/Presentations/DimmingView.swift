/// A view that dims the content behind a presentation.
final class DimmingView: UIView {
  /// Called when the view is tapped.
  private let onTap: () -> Void

  init(_ onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor { traits in
      let opacity = traits.systemVersion.presentationMetrics.dimmingOpacity
      return UIColor.black.withAlphaComponent(
        traits.userInterfaceStyle == .dark ? opacity.dark : opacity.light)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Returns views outside of this view that receive touches within their bounds.
  var passthroughViews: () -> [UIView] = { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
