/// A control in a color picker that a finger changes in two dimensions.
///
/// Vertical drags on the control neither scroll the picker nor move its sheet.
class ColorChoosing: UIControl, DragKeeping {
  /// Called with each chosen color, and whether the finger is still moving.
  var onChoice: (ColorComponents, _ continuously: Bool) -> Void = { _, _ in }

  /// Returns the color at a point; `nil` for none.
  func color(at point: CGPoint) -> ColorComponents? { nil }

  private var last: ColorComponents?

  private func choose(at touch: UITouch) {
    guard let color = color(at: touch.location(in: self)), color != last else { return }
    last = color
    onChoice(color, true)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    last = nil
    choose(at: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let last { onChoice(last, false) }
    last = nil
  }

  override func cancelTracking(with event: UIEvent?) { endTracking(nil, with: event) }

  override func accessibilityActivate() -> Bool { false }
}
