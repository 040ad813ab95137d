internal import CelloRaster
@_spi(Cello) import CelloViews

/// Wheels side by side, each with rows of which one is selected.
///
/// The picker asks its data source when it is first laid out or asked, after a reload, and after
/// its data source or delegate has changed.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// A length that a delegate does not specify.
  nonisolated static let unspecified: CGFloat = -1

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// Stored only: the selected rows are always marked, as on iOS.
  open var showsSelectionIndicator = true

  private final var loadedWheels: [PickerWheel] = []
  private final var needsReload = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Data

  /// The wheels, after a reload that is due.
  private final var wheels: [PickerWheel] {
    loadIfNeeded()
    return loadedWheels
  }

  private final func loadIfNeeded() {
    guard needsReload || (dataSource == nil && !loadedWheels.isEmpty) else { return }
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while loadedWheels.count > count { loadedWheels.removeLast().removeFromSuperview() }
    while loadedWheels.count < count { addWheel() }
    for component in 0..<count { load(component) }
    setNeedsLayout()
  }

  private final func addWheel() {
    let component = loadedWheels.count
    let wheel = PickerWheel(
      view: { [unowned self] in view(forRow: $0, inComponent: component, reusing: $1) },
      onSelect: { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      })
    wheel.describe = { [weak self] in self?.accessibility(ofComponent: component) ?? (nil, nil) }
    loadedWheels.append(wheel)
    addSubview(wheel)
  }

  private final func load(_ component: Int) {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.unspecified
    loadedWheels[component].reload(
      rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: height > 0 ? height : PickerMetrics.rowHeight)
  }

  private final func wheel(_ component: Int) -> PickerWheel? {
    let wheels = wheels
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  open var numberOfComponents: Int { wheels.count }

  /// The number of rows of a component; 0 of one that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard wheel(component) != nil else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// The size of the rows of a component, in points; zero of one that does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: componentWidths[component], height: wheel.rowHeight)
  }

  /// Asks the data source and delegate again. Selected rows stay, as far as they exist.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source and delegate again about a component. One that does not exist is ignored.
  open func reloadComponent(_ component: Int) {
    guard wheel(component) != nil else { return }
    load(component)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a row, without an animation. A row that does not exist is treated as the nearest one,
  /// and a component that does not exist is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row)
  }

  /// The selected row of a component; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return wheel(component)?.selectedRow ?? -1
  }

  // MARK: Views of rows

  /// The view that the delegate has provided for a row; `nil` if the row is not shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard let wheel = wheel(component) else { return nil }
    wheel.layoutIfNeeded()
    return wheel.view(forRow: row)
  }

  private final func view(
    forRow row: Int, inComponent component: Int, reusing view: UIView?
  ) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? titleView(forRow: row, inComponent: component, reusing: view)
  }

  /// A label with the title of a row.
  final func titleView(
    forRow row: Int, inComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerTitleLabel ?? PickerTitleLabel()
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      // As iOS shows a row without a delegate.
      let title = delegate == nil ? "?" : nil
      label.attributedText = nil
      label.text =
        delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? title
    }
    return label
  }

  private final func accessibility(ofComponent component: Int) -> (label: String?, hint: String?) {
    guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate else {
      return (nil, nil)
    }
    return (
      delegate.pickerView(self, accessibilityLabelForComponent: component)
        ?? delegate.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string,
      delegate.pickerView(self, accessibilityHintForComponent: component)
        ?? delegate.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
    )
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  /// The widths of the components, in points: those that the delegate specifies, and equal shares of
  /// the rest.
  private final var componentWidths: [CGFloat] {
    let count = wheels.count
    let specified = (0..<count).map {
      let width = delegate?.pickerView(self, widthForComponent: $0) ?? Self.unspecified
      return width >= 0 && width.isFinite ? width : nil
    }
    let spacing = PickerMetrics.spacing * CGFloat(max(count - 1, 0))
    let free =
      bounds.width - 2 * PickerMetrics.inset - spacing
      - specified.reduce(0) { $0 + ($1 ?? 0) }
    let shareCount = specified.count { $0 == nil }
    let share = shareCount > 0 ? max(free / CGFloat(shareCount), 0) : 0
    return specified.map { $0 ?? share }
  }

  /// The wheels are in the order of their components from left to right, in every direction of
  /// reading.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (wheels, widths) = (wheels, componentWidths)
    let total = widths.reduce(PickerMetrics.spacing * CGFloat(max(widths.count - 1, 0)), +)
    let grid = traitCollection.pixelGrid
    var x = (bounds.width - total) / 2
    for (wheel, width) in zip(wheels, widths) {
      let left = grid.rounded(x)
      wheel.frame = CGRect(
        x: left, y: 0, width: grid.rounded(x + width) - left, height: bounds.height)
      x += width + PickerMetrics.spacing
    }
  }

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let height = (wheels.map(\.rowHeight).max() ?? 0) + PickerMetrics.bandPadding
    let grid = traitCollection.pixelGrid
    let band = CGRect(
      x: origin.x + PickerMetrics.inset,
      y: origin.y + grid.rounded((bounds.height - height) / 2),
      width: bounds.width - 2 * PickerMetrics.inset, height: min(height, bounds.height))
    guard !wheels.isEmpty, band.width > 0, band.height > 0 else { return }
    let radius =
      traitCollection.systemVersion == .iOS26 ? band.height / 2 : PickerMetrics.bandRadius
    recorder.append(
      .fill(
        .roundedRect(RoundedRect(band, radius: min(radius, band.height / 2))),
        UIColor.tertiarySystemFill.color(in: traitCollection)))
  }
}

/// The label of a row with a title.
private final class PickerTitleLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: PickerMetrics.fontSize)
    textAlignment = .center
  }

  required init?(coder: NSCoder) { return nil }
}
