@_spi(Cello) import CelloControls
internal import CelloRaster

/// A color at the bottom of a picker: the selected color or a kept color.
final class ColorSwatch: UIControl {
  var color: ColorComponents?
  /// The corner radius; `nil` for a circle.
  var cornerRadius: CGFloat?
  /// A Boolean value that indicates whether the color is selected and has a ring.
  var isChosen = false

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let color, bounds.width > 0, bounds.height > 0 else { return }
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    func shape(_ area: CGRect) -> Shape {
      cornerRadius.map { .roundedRect(RoundedRect(area, radius: $0, curve: .continuous)) }
        ?? ControlDrawing.capsule(area)
    }
    var items: [DisplayList.Item] = []
    if isChosen {
      let (width, inset) = (
        ColorPickerMetrics.swatchRingWidth, ColorPickerMetrics.swatchRingInset
      )
      let inner = area.insetBy(dx: inset, dy: inset)
      items.append(
        .stroke(
          shape(area.insetBy(dx: width / 2, dy: width / 2)), StrokeStyle(width: width),
          UIColor.systemGray2.color(in: traits)))
      items += ColorPickerDrawing.filled(shape(inner), inner, color)
    } else {
      items += ColorPickerDrawing.filled(shape(area), area, color)
      // An edge for colors similar to the background.
      items.append(
        .stroke(
          shape(area.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(width: 1),
          UIColor.separator.color(in: traits)))
    }
    recorder.record(items, of: self)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    if let color {
      result.label = UIColor(color).accessibilityName
      result.traits.insert(.button)
      if isChosen { result.traits.insert(.selected) }
    }
    return result
  }
}
