@_spi(Cello) import CelloControls
internal import CelloRaster

/// The tab with a spectrum of all hues.
final class ColorSpectrumView: ColorChoosing {
  /// The color whose position has a thumb.
  var selection: ColorComponents = .clear {
    didSet {
      // A gray exists at every hue: the thumb stays at the position of the finger.
      if SpectrumPosition(selection) != position, position.color.code != selection.code {
        position = SpectrumPosition(selection)
      }
    }
  }
  private var position = SpectrumPosition(.clear)

  override func color(at point: CGPoint) -> ColorComponents? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    position = SpectrumPosition(
      x: Double(point.x / bounds.width), y: Double(point.y / bounds.height))
    return position.color
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    func gradient(
      _ colors: [Color], from start: CGPoint, to end: CGPoint
    ) -> DisplayList.Item {
      let stops = colors.enumerated().map {
        Gradient.Stop($1, at: CGFloat($0) / CGFloat(colors.count - 1))
      }
      return .gradient(DisplayList.GradientItem(.linear(start: start, end: end), stops: stops))
    }
    let hues = (0...6).map {
      ColorComponents(hue: Double($0) / 6, saturation: 1, brightness: 1, alpha: 1).color
    }
    let left = CGPoint(x: area.minX, y: area.midY)
    let top = CGPoint(x: area.midX, y: area.minY)
    let middle = CGPoint(x: area.midX, y: area.midY)
    let bottom = CGPoint(x: area.midX, y: area.maxY)
    let (white, black) = (Color.white, Color.black)
    var (clearWhite, clearBlack) = (white, black)
    clearWhite.alpha = 0
    clearBlack.alpha = 0
    let items: [DisplayList.Item] = [
      gradient(hues, from: left, to: CGPoint(x: area.maxX, y: area.midY)),
      gradient([white, clearWhite], from: top, to: middle),
      gradient([clearBlack, black], from: middle, to: bottom),
    ]
    let outline = Shape.roundedRect(
      RoundedRect(area, radius: ColorPickerMetrics.fieldCornerRadius, curve: .continuous))
    let point = CGPoint(
      x: area.minX + area.width * CGFloat(position.x),
      y: area.minY + area.height * CGFloat(position.y))
    recorder.record(
      [.group(DisplayList.Group(items: items, clip: outline))]
        + ColorPickerDrawing.thumb(
          at: point,
          diameter: ColorPickerMetrics.sliderHeight - 2 * ColorPickerMetrics.spectrumThumbInset,
          color: selection, traitCollection),
      of: self)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = SystemString.spectrum.text
    result.value = UIColor(selection).accessibilityName
    return result
  }
}
