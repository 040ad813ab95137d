package import CelloRaster
@_spi(Cello) import CelloViews

/// Display items for the parts of system controls.
package enum ControlDrawing {
  /// Returns a rectangle whose shorter sides are half circles.
  package static func capsule(_ rect: CGRect) -> Shape {
    .roundedRect(
      RoundedRect(rect, radius: min(rect.width, rect.height) / 2, curve: .circular))
  }

  /// Returns the thumb of a slider with its shadows.
  package static func thumb(in rect: CGRect, color: Color, metrics: ControlMetrics) -> [DisplayList
    .Item]
  {
    shadows(metrics.thumbShadows, of: rect) + [.fill(capsule(rect), color)]
  }

  /// Returns the shadows of a thumb.
  static func shadows(
    _ shadows: [ControlMetrics.Shadow], of thumb: CGRect
  ) -> [DisplayList.Item] {
    let shape = capsule(thumb)
    return shadows.map {
      .shadow(
        DisplayList.Shadow(
          shape: shape, color: Color(fractions: 0, 0, 0, alpha: $0.opacity), sigma: $0.sigma,
          offset: CGSize(width: 0, height: $0.offset)))
    }
  }
}

extension DisplayListRecorder {
  /// Records the items of a control. If the control is disabled, they are faded as a group.
  package mutating func record(_ items: [DisplayList.Item], of control: UIControl) {
    if control.isEnabled {
      withItems { $0 += items }
    } else {
      let alpha = control.traitCollection.systemVersion.controls.disabledAlpha
      append(.group(DisplayList.Group(items: items, opacity: alpha)))
    }
  }
}
