/// The view of a formatting view controller: rows of components below a title.
final class FormattingPanel: UIView {
  typealias Change = UITextFormattingViewController.ChangeValue

  private let configuration: UITextFormattingViewController.Configuration
  private let change: (Change) -> Void
  private let close: () -> Void
  private let title = UILabel()
  private let closeButton = UIButton(type: .system)
  /// The bars of the shown components, in the order of the groups.
  private var bars: [FormattingBar] = []
  private var shares: [[Int]] = []

  init(
    _ configuration: UITextFormattingViewController.Configuration,
    change: @escaping (Change) -> Void, close: @escaping () -> Void
  ) {
    self.configuration = configuration
    self.change = change
    self.close = close
    super.init(frame: .zero)
    title.text = SystemString.format.text
    title.font = .preferredFont(forTextStyle: .headline)
    title.accessibilityTraits = .header
    addSubview(title)
    closeButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    closeButton.tintColor = .secondaryLabel
    closeButton.accessibilityLabel = SystemString.close.text
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    addSubview(closeButton)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the formatting of a text.
  func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor) {
    let items = FormattingItems(
      descriptor: descriptor, styles: configuration.formattingStyles ?? .standard)
    let groups = configuration.groups.map { group in
      group.components.filter { !items.items(of: $0.componentKey).isEmpty }
    }
    shares = groups.map { $0.map(FormattingItems.share) }
    let components = groups.flatMap { $0 }
    while bars.count < components.count {
      let bar = FormattingBar { [weak self] in self?.change($0) }
      bars.append(bar)
      addSubview(bar)
    }
    while bars.count > components.count { bars.removeLast().removeFromSuperview() }
    for (bar, component) in zip(bars, components) {
      bar.show(items.items(of: component.componentKey))
    }
    setNeedsLayout()
  }

  private var metrics: FormattingPanelMetrics { traitCollection.systemVersion.formattingPanel }

  /// The height of all components, excluding the safe area.
  var contentHeight: CGFloat {
    FormattingPanelLayout(shares, width: bounds.width, metrics: metrics).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    let metrics = metrics
    let layout = FormattingPanelLayout(shares, width: bounds.width, metrics: metrics)
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = grid.roundedEdges(of: isRightToLeft ? frame.mirrored(in: bounds.width) : frame)
    }
    let header = CGRect(
      x: metrics.inset, y: 0, width: max(bounds.width - 2 * metrics.inset, 0),
      height: metrics.header)
    var titleFrame = header
    titleFrame.size.width = max(header.width - metrics.rowHeight, 0)
    place(title, titleFrame)
    place(
      closeButton,
      CGRect(
        x: header.maxX - metrics.rowHeight / 2 - metrics.swatch / 2,
        y: FormattingPanelMetrics.closeButtonTop,
        width: metrics.rowHeight, height: metrics.rowHeight))
    for (bar, frame) in zip(bars, layout.frames) { place(bar, frame) }
  }
}

extension [UITextFormattingViewController.FormattingStyle] {
  @MainActor fileprivate static var standard: Self {
    UITextFormattingViewController.FormattingStyle.standard
  }
}

/// The buttons of a component, side by side on a rounded background.
final class FormattingBar: UIView {
  private let change: (FormattingPanel.Change) -> Void
  private var buttons: [UIButton] = []
  private var items: [FormattingItem] = []

  init(change: @escaping (FormattingPanel.Change) -> Void) {
    self.change = change
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ items: [FormattingItem]) {
    self.items = items
    while buttons.count < items.count {
      let button = UIButton(type: .system)
      let index = buttons.count
      button.addAction(UIAction { [weak self] _ in self?.touched(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    for (button, item) in zip(buttons, items) { configure(button, item) }
    setNeedsLayout()
  }

  private func configure(_ button: UIButton, _ item: FormattingItem) {
    button.accessibilityLabel = item.label
    button.accessibilityValue = item.symbol == nil && item.title != item.label ? item.title : nil
    button.isSelected = item.isSelected
    button.accessibilityTraits = item.isSelected ? [.button, .selected] : .button
    button.tintColor = item.color ?? (item.isSelected ? tintColor : .label)
    button.backgroundColor = item.isSelected ? .tertiarySystemFill : .clear
    let symbol = item.color != nil ? "circle.fill" : item.symbol
    button.setImage(symbol.flatMap { UIImage(systemName: $0) }, for: .normal)
    button.setTitle(symbol == nil ? item.title : nil, for: .normal)
    button.titleLabel?.font = item.font ?? .preferredFont(forTextStyle: .body)
    button.menu =
      item.choices.isEmpty
      ? nil
      : UIMenu(
        children: item.choices.map { choice in
          UIAction(
            title: choice.title,
            image: choice.color.flatMap { color in
              UIImage(systemName: "circle.fill")?.withTintColor(
                color, renderingMode: .alwaysOriginal)
            }, state: choice.isSelected ? .on : .off
          ) { [weak self] _ in self?.change(choice.change) }
        })
    button.showsMenuAsPrimaryAction = button.menu != nil
    button.isUserInteractionEnabled = item.change != nil || button.menu != nil
  }

  private func touched(_ index: Int) {
    guard items.indices.contains(index), let change = items[index].change else { return }
    self.change(change)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = traitCollection.systemVersion.formattingPanel.cornerRadius
    let grid = traitCollection.pixelGrid
    let widths = FormattingPanelLayout.widths(
      of: buttons.map(\.intrinsicContentSize.width), in: bounds.width)
    var x: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.frame = grid.roundedEdges(
        of: isRightToLeft ? frame.mirrored(in: bounds.width) : frame)
      x += width
    }
  }
}
