/// A slider with a caption above it and a number field beside it.
final class ColorSliderRow: UIView {
  let slider: ColorSlider
  private let caption = UILabel()
  let number: ColorField

  var selection: ColorComponents = .clear {
    didSet {
      slider.selection = selection
      number.value = slider.component.text(of: selection[keyPath: slider.component.path])
    }
  }

  /// Called with each chosen color, and whether the finger is still moving.
  var onChoice: (ColorComponents, _ continuously: Bool) -> Void = { _, _ in } {
    didSet { slider.onChoice = onChoice }
  }

  init(_ component: ColorSlider.Component) {
    slider = ColorSlider(component)
    number = ColorField(
      label: SystemString.componentValue.text(.text(component.label)),
      keyboardType: component == .alpha ? .numbersAndPunctuation : .numberPad)
    super.init(frame: .zero)
    caption.text = component.label.uppercased()
    caption.font = .systemFont(ofSize: ColorPickerMetrics.captionFontSize, weight: .semibold)
    caption.textColor = .secondaryLabel
    caption.isAccessibilityElement = false
    for view in [caption, slider, number] { addSubview(view) }
    number.onText = { [weak self] text in
      guard let self, let value = slider.component.value(of: text) else { return false }
      var color = selection
      color[keyPath: slider.component.path] = value
      onChoice(color, false)
      return true
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = ColorPickerLayout.SliderRow(left: 0, top: 0, width: bounds.width)
    for (view, frame) in [
      (caption, row.caption), (slider, row.slider), (number, row.number),
    ] as [(UIView, CGRect)] {
      view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
  }
}
