/// The tab with sliders for red, green and blue, and the code of the color.
final class ColorSlidersView: UIView {
  private let rows = [ColorSlider.Component.red, .green, .blue].map { ColorSliderRow($0) }
  private let codeLabel = UILabel()
  private let codeField = ColorField(label: SystemString.hexColor.text, keyboardType: .asciiCapable)

  var selection: ColorComponents = .clear {
    didSet {
      for row in rows { row.selection = selection }
      codeField.value = selection.hexText
    }
  }

  /// Called with each chosen color, and whether the finger is still moving.
  var onChoice: (ColorComponents, _ continuously: Bool) -> Void = { _, _ in } {
    didSet { for row in rows { row.onChoice = onChoice } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    codeLabel.text = SystemString.hexColorCode.text
    codeLabel.font = .systemFont(ofSize: ColorPickerMetrics.fontSize)
    codeLabel.isAccessibilityElement = false
    codeField.onText = { [weak self] text in
      guard let self, let color = ColorComponents(hexText: text) else { return false }
      onChoice(color.withAlpha(selection.alpha), false)
      return true
    }
    for view in rows + [codeLabel, codeField] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ColorPickerLayout.sliders(in: bounds.size)
    let width = bounds.width
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = isRightToLeft ? frame.mirrored(in: width) : frame
    }
    for (row, frame) in zip(rows, layout.rows) {
      place(row, frame.caption.union(frame.slider).union(frame.number))
    }
    place(codeField, layout.code)
    place(
      codeLabel,
      CGRect(
        x: 0, y: layout.code.minY, width: max(layout.code.minX - ColorPickerMetrics.codeGap, 0),
        height: layout.code.height))
    codeLabel.textAlignment = isRightToLeft ? .left : .right
  }
}
