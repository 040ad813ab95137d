/// The content of a color picker: title, tabs, opacity and kept colors.
final class ColorPickerView: UIView {
  enum Tab: Int { case grid, spectrum, sliders }

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let tabs = UISegmentedControl(
    items: [SystemString.grid, .spectrum, .sliders].map(\.text))
  private let grid = ColorGridView(frame: .zero)
  private let spectrum = ColorSpectrumView(frame: .zero)
  private let sliders = ColorSlidersView(frame: .zero)
  private let opacity = ColorSliderRow(.alpha)
  private let separator = UIView()
  private let swatch = ColorSwatch(frame: .zero)
  private var keptViews: [UIControl] = []
  private let addButton = UIButton(type: .system)

  /// Called with each color that the user chooses, and whether the finger is still moving.
  var onChoice: (ColorComponents, _ continuously: Bool) -> Void = { _, _ in }
  var onClose: () -> Void = {}

  var title: String? { didSet { titleLabel.text = title ?? SystemString.colors.text } }
  var supportsAlpha = true {
    didSet {
      opacity.isHidden = !supportsAlpha
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the close button is shown.
  var showsCloseButton = true { didSet { closeButton.isHidden = !showsCloseButton } }

  var selection = ColorComponents(code: 0) { didSet { selectionDidChange() } }

  /// The kept colors, oldest first.
  var kept = KeptColors() { didSet { keptDidChange() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: ColorPickerMetrics.fontSize, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.text = SystemString.colors.text
    titleLabel.accessibilityTraits.insert(.header)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
    tabs.selectedSegmentIndex = 0
    tabs.addAction(UIAction { [weak self] _ in self?.tabDidChange() }, for: .valueChanged)
    separator.backgroundColor = .separator
    swatch.cornerRadius = ColorPickerMetrics.swatchCornerRadius
    swatch.accessibilityIdentifier = "color"
    swatch.isUserInteractionEnabled = false
    addButton.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
    addButton.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: ColorPickerMetrics.addSymbolSize), forImageIn: .normal)
    addButton.tintColor = .systemGray2
    closeButton.tintColor = .secondaryLabel
    addButton.accessibilityLabel = SystemString.addColor.text
    addButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        kept.add(selection)
      }, for: .primaryActionTriggered)
    for view in [
      titleLabel, closeButton, tabs, grid, spectrum, sliders, opacity, separator, swatch,
    ] { addSubview(view) }
    let choice: (ColorComponents, Bool) -> Void = { [weak self] in
      self?.choose($0, continuously: $1)
    }
    // Colors of the grid and the spectrum keep the current opacity.
    let opaqueChoice: (ColorComponents, Bool) -> Void = { [weak self] in
      guard let self else { return }
      choose($0.withAlpha(selection.alpha), continuously: $1)
    }
    grid.onChoice = opaqueChoice
    spectrum.onChoice = opaqueChoice
    sliders.onChoice = choice
    opacity.onChoice = choice
    tabDidChange()
    keptDidChange()
    selectionDidChange()
  }

  required init?(coder: NSCoder) { return nil }

  private func choose(_ color: ColorComponents, continuously: Bool) {
    selection = color
    onChoice(color, continuously)
  }

  private func tabDidChange() {
    let tab = Tab(rawValue: tabs.selectedSegmentIndex) ?? .grid
    grid.isHidden = tab != .grid
    spectrum.isHidden = tab != .spectrum
    sliders.isHidden = tab != .sliders
    endEditing(true)
  }

  private func selectionDidChange() {
    grid.selection = selection
    spectrum.selection = selection
    sliders.selection = selection
    opacity.selection = selection
    swatch.color = selection
    for case let view as ColorSwatch in keptViews { view.isChosen = view.color == selection }
  }

  private func keptDidChange() {
    for view in keptViews { view.removeFromSuperview() }
    keptViews = kept.colors.map { color in
      let view = ColorSwatch(frame: .zero)
      view.color = color
      view.isChosen = color == selection
      view.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          choose(supportsAlpha ? color : color.withAlpha(1), continuously: false)
        }, for: .touchUpInside)
      return view
    }
    keptViews.append(addButton)
    for view in keptViews { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  private func layout(width: CGFloat) -> ColorPickerLayout {
    ColorPickerLayout(
      width: width, tabsHeight: tabs.sizeThatFits(.zero).height, supportsAlpha: supportsAlpha,
      grid: traitCollection.pixelGrid)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width)
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
    place(titleLabel, layout.title)
    place(closeButton, layout.closeButton)
    place(tabs, layout.tabs)
    for view in [grid, spectrum, sliders] as [UIView] { place(view, layout.field) }
    if let row = layout.opacity {
      place(opacity, row.caption.union(row.slider).union(row.number))
    }
    place(separator, layout.separator)
    place(swatch, layout.swatch)
    for (view, frame) in zip(keptViews, layout.kept) { place(view, frame) }
  }
}
