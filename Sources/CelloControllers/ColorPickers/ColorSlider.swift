@_spi(Cello) import CelloControls
internal import CelloRaster

/// A slider for one component of a color, whose track shows the resulting colors.
final class ColorSlider: ColorChoosing {
  enum Component {
    case red, green, blue, alpha

    /// The accessibility label.
    var label: String {
      switch self {
      case .red: SystemString.red.text
      case .green: SystemString.green.text
      case .blue: SystemString.blue.text
      case .alpha: SystemString.opacity.text
      }
    }

    var path: WritableKeyPath<ColorComponents, Double> {
      switch self {
      case .red: \.red
      case .green: \.green
      case .blue: \.blue
      case .alpha: \.alpha
      }
    }

    /// Returns the value as text for the user.
    func text(of value: Double) -> String {
      self == .alpha
        ? "\(Int(clamping: value * 100 + 0.5))%" : "\(Int(clamping: value * 255 + 0.5))"
    }

    /// Parses a value; returns `nil` if the text is not a number. Values out of range are clamped.
    func value(of text: String) -> Double? {
      let digits = text.filter { !$0.isWhitespace && $0 != "%" }
      guard let number = Double(digits), number.isFinite else { return nil }
      return min(max(number / (self == .alpha ? 100 : 255), 0), 1)
    }
  }

  let component: Component
  var selection: ColorComponents = .clear

  init(_ component: Component) {
    self.component = component
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  private var value: Double {
    selection[keyPath: component.path]
  }

  private func color(with value: Double) -> ColorComponents {
    var result = selection
    result[keyPath: component.path] = value
    return result
  }

  /// The part of the track along which the center of the thumb moves.
  private var way: (start: CGFloat, length: CGFloat) {
    (bounds.height / 2, max(bounds.width - bounds.height, 0))
  }

  override func color(at point: CGPoint) -> ColorComponents? {
    guard way.length > 0 else { return nil }
    let share = Double((point.x - way.start) / way.length)
    let clamped = share > 0 ? min(share, 1) : 0
    return color(with: isRightToLeft ? 1 - clamped : clamped)
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let shape = ControlDrawing.capsule(area)
    let (start, end) = isRightToLeft ? (area.maxX, area.minX) : (area.minX, area.maxX)
    let inset = isRightToLeft ? -way.start : way.start
    // The tracks of the other components do not show the opacity.
    func stop(_ value: Double, at location: CGFloat) -> Gradient.Stop {
      var color = color(with: value)
      if component != .alpha { color.alpha = 1 }
      return Gradient.Stop(color.color, at: location)
    }
    let gradient = DisplayList.GradientItem(
      .linear(
        start: CGPoint(x: start + inset, y: area.midY), end: CGPoint(x: end - inset, y: area.midY)),
      stops: [stop(0, at: 0), stop(1, at: 1)], drawsBeforeStart: true, drawsAfterEnd: true)
    var items = component == .alpha ? ColorPickerDrawing.checks(shape, area) : []
    items.append(.group(DisplayList.Group(items: [.gradient(gradient)], clip: shape)))
    let share = CGFloat(isRightToLeft ? 1 - value : value)
    let center = CGPoint(x: area.minX + way.start + way.length * share, y: area.midY)
    var shown = selection
    if component != .alpha { shown.alpha = 1 }
    items += ColorPickerDrawing.thumb(
      at: center, diameter: bounds.height - 2 * ColorPickerMetrics.sliderThumbInset, color: shown,
      traitCollection)
    recorder.record(items, of: self)
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { adjust(by: ColorPickerMetrics.accessibilityStep) }

  override func accessibilityDecrement() { adjust(by: -ColorPickerMetrics.accessibilityStep) }

  private func adjust(by share: Double) {
    guard isEnabled else { return }
    onChoice(color(with: min(max(value + share, 0), 1)), false)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = component.label
    result.value = component.text(of: value)
    result.traits.insert(.adjustable)
    return result
  }
}
