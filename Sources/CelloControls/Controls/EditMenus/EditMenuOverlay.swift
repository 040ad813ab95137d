/// A view that covers the screen and contains the bar of an edit menu.
final class EditMenuOverlay: UIView {
  private weak var interaction: UIEditMenuInteraction?
  private var menu: UIMenu
  private let arrow: UIEditMenuArrowDirection
  private let bar = UIView()
  private let background = UIVisualEffectView(effect: nil)
  private var buttons: [EditMenuButton] = []
  private var separators: [UIView] = []
  private var page = 0
  private let back = EditMenuButton(
    title: "", image: UIImage(systemName: "chevron.backward"),
    label: SystemString.previousPage.text, isDestructive: false)
  private let forward = EditMenuButton(
    title: "", image: UIImage(systemName: "chevron.forward"), label: SystemString.more.text,
    isDestructive: false)
  /// The list that shows a submenu or all commands.
  private weak var list: MenuOverlay?

  init(
    _ menu: UIMenu, _ interaction: UIEditMenuInteraction, _ arrow: UIEditMenuArrowDirection
  ) {
    self.menu = menu
    self.interaction = interaction
    self.arrow = arrow
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = OverlayOrder.editMenu
    bar.addSubview(background)
    addSubview(bar)
    back.addAction(UIAction { [weak self] _ in self?.turnPage(by: -1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.more() }, for: .touchUpInside)
    bar.addSubview(back)
    bar.addSubview(forward)
    addButtons()
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Returns the overlay on the screen of a view; `nil` for none.
  static func visible(onScreenOf view: UIView) -> EditMenuOverlay? {
    view.rootView.subviews.last { $0 is EditMenuOverlay } as? EditMenuOverlay
  }

  func show(on root: UIView) {
    frame = root.bounds
    root.addSubview(self)
    layoutIfNeeded()
  }

  func update(_ menu: UIMenu) {
    self.menu = menu
    page = 0
    addButtons()
    layoutIfNeeded()
  }

  func dismiss() {
    guard superview != nil else { return }
    let animator = interaction?.overlayWillDisappear()
    removeFromSuperview()
    list?.dismiss()
    animator?.complete()
  }

  /// The frame of the bar in screen coordinates, in points.
  var menuFrame: CGRect { convert(bar.frame, to: nil) }

  // MARK: Content

  private func addButtons() {
    for view in buttons + separators { view.removeFromSuperview() }
    buttons = menu.flatElements.map { element in
      let leaf = element as? any UIMenuLeaf
      let isDestructive =
        leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(
          .destructive) ?? false
      let button = EditMenuButton(
        title: element.title, image: element.image, isDestructive: isDestructive)
      button.isEnabled = !(leaf?.attributes.contains(.disabled) ?? false)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(element) }, for: .touchUpInside)
      return button
    }
    separators = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in buttons + separators { bar.addSubview(view) }
    setNeedsLayout()
  }

  private func choose(_ element: UIMenuElement) {
    switch element {
    case let leaf as any UIMenuLeaf: interaction?.perform(leaf)
    case let submenu as UIMenu: showList(submenu)
    default: break
    }
  }

  private func turnPage(by count: Int) {
    page += count
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func more() {
    if traitCollection.systemVersion.editMenu.hasPages {
      turnPage(by: 1)
    } else {
      showList(menu)
    }
  }

  /// Shows a menu as a list instead of the bar.
  private func showList(_ menu: UIMenu) {
    bar.isHidden = true
    list = MenuOverlay.show(
      menu, from: self, anchor: bar.frame, sender: interaction?.view,
      dismissed: { [weak self] in self?.dismiss() })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let interaction, let view = interaction.view else { return }
    let metrics = traitCollection.systemVersion.editMenu
    let area = bounds.inset(by: safeAreaInsets).insetBy(
      dx: metrics.screenInset, dy: metrics.screenInset)
    let widths = buttons.map { $0.sizeThatFits(.zero).width }
    let available = (area.width - 2 * metrics.endPadding).nonNegative
    let pages = EditMenuPages.pages(of: widths, in: available, button: metrics.pageButtonWidth)
    page = min(max(page, 0), max(pages.count - 1, 0))
    let shown = pages.isEmpty ? 0..<0 : pages[page]
    var parts: [(view: UIView, width: CGFloat)] = shown.map { (buttons[$0], widths[$0]) }
    if page > 0 { parts.insert((back, metrics.pageButtonWidth), at: 0) }
    if page + 1 < pages.count { parts.append((forward, metrics.pageButtonWidth)) }
    for view in buttons + separators + [back, forward] { view.isHidden = true }
    let width = min(parts.reduce(0) { $0 + $1.width }, available)
    let size = CGSize(width: width + 2 * metrics.endPadding, height: metrics.height)
    bar.frame = traitCollection.pixelGrid.roundedEdges(
      of: EditMenuPlacement.frame(
        size: size, target: view.convert(interaction.targetRect, to: self), in: area,
        distance: metrics.distance, arrow: arrow))
    place(parts, metrics)
    drawBackground(metrics)
  }

  private func place(_ parts: [(view: UIView, width: CGFloat)], _ metrics: EditMenuMetrics) {
    var x = metrics.endPadding
    for (index, part) in parts.enumerated() {
      let width = min(part.width, bar.bounds.width - 2 * metrics.endPadding)
      let left = isRightToLeft ? bar.bounds.width - x - width : x
      part.view.isHidden = false
      part.view.frame = CGRect(x: left, y: 0, width: width, height: metrics.height)
      if index > 0, metrics.hasSeparators, separators.indices.contains(index - 1) {
        let line = separators[index - 1]
        line.isHidden = false
        let thickness = traitCollection.pixelGrid.pixel
        line.frame = CGRect(
          x: isRightToLeft ? left + width : left, y: 0, width: thickness, height: metrics.height)
      }
      x += part.width
    }
  }

  private func drawBackground(_ metrics: EditMenuMetrics) {
    bar.layer.cornerRadius = metrics.cornerRadius
    bar.layer.cornerCurve = .continuous
    bar.layer.setPanelShadow(EditMenuMetrics.shadow, in: traitCollection.systemVersion)
    background.frame = bar.bounds
    background.showPanelMaterial(.systemMaterial, cornerRadius: metrics.cornerRadius)
  }

  // MARK: Touches

  /// Returns a view only for points in the bar. A touch outside the bar dismisses the menu.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !bar.isHidden else { return nil }
    if bar.frame.covers(point) { return super.hitTest(point, with: event) }
    if event != nil {
      interaction?.wasDismissedByTouch = true
      dismiss()
    }
    return nil
  }
}

extension UIMenu {
  /// The elements of the menu, with the elements of inline menus.
  fileprivate var flatElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return menu.flatElements
      }
      return [element]
    }
  }
}
