internal import CelloRaster
@_spi(Cello) import CelloViews

/// A view with wheels side by side, each with rows of which one is selected.
///
/// The picker calls its data source at its first layout, when its properties are first read, after
/// a reload, and after the data source or delegate changed.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// The value for a length that the delegate does not specify.
  nonisolated static let unspecified: CGFloat = -1

  /// The object that provides the numbers of components and rows; `nil`, the default, for no
  /// components.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The object that provides the rows and responds to selections; `nil` by default.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// A Boolean value that indicates whether the selected rows are marked; `true` by default.
  ///
  /// Stored only: the selected rows are always marked, as on iOS.
  open var showsSelectionIndicator = true

  private final var loadedWheels: [PickerWheel] = []
  private final var needsReload = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UIPickerView.self)
  }

  // MARK: Data

  /// The wheels, after a pending reload.
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

  /// The number of components.
  open var numberOfComponents: Int { wheels.count }

  /// Returns the number of rows in a component; 0 if the component does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard wheel(component) != nil else { return 0 }
    return max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// Returns the size of the rows in a component, in points; zero if the component does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: componentWidths[component], height: wheel.rowHeight)
  }

  /// Calls the data source and the delegate for all components again before the next layout.
  /// Selected rows stay selected if they still exist.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Calls the data source and the delegate for a component again. A component that does not exist
  /// is ignored.
  open func reloadComponent(_ component: Int) {
    guard wheel(component) != nil else { return }
    load(component)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a row. The index is clamped to the existing rows; a component that does not exist is
  /// ignored. The change is not animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row)
  }

  /// Returns the selected row of a component; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return wheel(component)?.selectedRow ?? -1
  }

  // MARK: Views of rows

  /// Returns the view of a row; `nil` if the row is not visible.
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

  /// Returns a label with the title of a row.
  final func titleView(
    forRow row: Int, inComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerTitleLabel ?? PickerTitleLabel()
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      // iOS shows this title for rows without a delegate.
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

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  /// The widths of the components, in points. Components without a specified width share the
  /// remaining width equally.
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

  /// Arranges the wheels from left to right, also in right-to-left layouts.
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

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
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
