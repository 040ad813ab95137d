package import CelloRaster
@_spi(Cello) import CelloViews

/// The parts of system controls as display items.
package enum ControlDrawing {
  /// A rectangle with half circles at its shorter sides.
  package static func capsule(_ rect: CGRect) -> Shape {
    .roundedRect(
      RoundedRect(rect, radius: min(rect.width, rect.height) / 2, curve: .circular))
  }

  /// The part that a finger moves, with the shadow below it.
  package static func thumb(in rect: CGRect, color: Color, metrics: ControlMetrics) -> [DisplayList.Item] {
    let shape = capsule(rect)
    return metrics.thumbShadows.map {
      .shadow(
        DisplayList.Shadow(
          shape: shape, color: Color(fractions: 0, 0, 0, alpha: $0.opacity), radius: $0.radius,
          offset: CGSize(width: 0, height: $0.offset)))
    } + [.fill(shape, color)]
  }
}

extension DisplayListRecorder {
  /// Records a control's parts, faded as a group if the control is disabled.
  package mutating func record(_ items: [DisplayList.Item], of control: UIControl) {
    if control.isEnabled {
      withItems { $0 += items }
    } else {
      let alpha = control.traitCollection.systemVersion.controls.disabledAlpha
      append(.group(DisplayList.Group(items: items, opacity: alpha)))
    }
  }
}
