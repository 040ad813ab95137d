/// Provides the pointer styles of a button.
final class ButtonPointerStyles: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button, button.isEnabled else { return .system() }
    guard button.superview != nil else { return nil }
    let effect = UIPointerEffect.highlight(UITargetedPreview(view: button))
    let radius = min(UIPointerShape.defaultCornerRadius, button.bounds.height / 2)
    let shape = UIPointerShape.roundedRect(button.frame, radius: radius)
    guard let provider = button.pointerStyleProvider else {
      return UIPointerStyle(effect: effect, shape: shape)
    }
    return provider(button, effect, shape) ?? .system()
  }
}
