/// The interface for customizing a tab bar, in which the user drags items to the tab bar.
///
/// It has a navigation bar with a “Done” button above a grid of the items, and covers the content
/// above the tab bar.
@MainActor final class TabBarCustomization {
  let overlay: TabCustomizationView
  let former: [UITabBarItem]
  /// A Boolean value that indicates whether the delegate is being notified about the end.
  var isEnding = false

  init(_ tabBar: UITabBar, items: [UITabBarItem]) {
    former = tabBar.items ?? []
    overlay = TabCustomizationView(items: items)
    overlay.done = { [weak tabBar] in _ = tabBar?.endCustomizing(animated: true) }
    overlay.dropped = { [weak tabBar, weak overlay] item, point in
      guard let tabBar, let overlay else { return }
      tabBar.drop(item, at: overlay.convert(point, to: tabBar), from: overlay.items)
    }
  }
}

extension UITabBar {
  final func startCustomizing(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let customization = TabBarCustomization(self, items: items)
    self.customization = customization
    if let superview {
      let overlay = customization.overlay
      superview.insertSubview(overlay, belowSubview: self)
      overlay.frame = superview.bounds
      overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.barHeight = bounds.height
    }
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  final func finishCustomizing() -> Bool {
    guard let customization, !customization.isEnding else { return false }
    customization.isEnding = true
    let shown = items ?? []
    let isChanged = shown != customization.former
    delegate?.tabBar(self, willEndCustomizing: shown, changed: isChanged)
    customization.overlay.removeFromSuperview()
    self.customization = nil
    delegate?.tabBar(self, didEndCustomizing: shown, changed: isChanged)
    return isChanged
  }

  /// Replaces the item at a point with a dropped item. If the dropped item is in the bar already,
  /// the items are swapped. Items that are not being customized are not replaced.
  fileprivate final func drop(
    _ item: UITabBarItem, at point: CGPoint, from movable: [UITabBarItem]
  ) {
    guard let target = self.item(at: point), target !== item, movable.contains(target),
      var items, let index = items.firstIndex(of: target)
    else { return }
    let selected = selectedItem
    if let former = items.firstIndex(of: item) {
      items.swapAt(former, index)
    } else {
      items[index] = item
    }
    self.items = items
    if let selected, items.contains(selected) { selectedItem = selected }
  }
}

/// A grid of draggable items, below a bar with a title and a button.
final class TabCustomizationView: UIView {
  let items: [UITabBarItem]
  var done: (() -> Void)?
  /// Called with an item and the position at which it was dropped, in the view's coordinates.
  var dropped: ((UITabBarItem, CGPoint) -> Void)?
  /// The height of the tab bar below the view.
  var barHeight: CGFloat = 0

  private let bar = UINavigationBar(frame: .zero)
  private var buttons: [TabBarButton] = []
  private var dragged: (button: TabBarButton, center: CGPoint)?

  init(items: [UITabBarItem]) {
    self.items = items
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let title = UINavigationItem(title: SystemString.configure.text)
    title.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done?() })
    bar.items = [title]
    addSubview(bar)
    for item in items {
      let button = TabBarButton(item: item)
      buttons.append(button)
      addSubview(button)
    }
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: TabCustomizationView.moved)
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bar.sizeThatFits(bounds.size).height
    bar.isAtScrollEdge = true
    bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    let grid = traitCollection.pixelGrid
    var columns = 1
    let least = TabBarMetrics.customizationPitch
    while columns < TabBarMetrics.maxCustomizationColumns,
      CGFloat(columns + 1) * least.width <= bounds.width
    { columns += 1 }
    let pitch = bounds.width / CGFloat(columns)
    let metrics = traitCollection.systemVersion.tabBar(for: traitCollection)
    for (index, button) in buttons.enumerated() where button !== dragged?.button {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = pitch * CGFloat(isRightToLeft ? columns - 1 - column : column)
      button.frame = CGRect(
        x: grid.rounded(x),
        y: bar.frame.maxY + TabBarMetrics.customizationTop + least.height * CGFloat(row),
        width: pitch, height: TabBarMetrics.customizationItemHeight)
      button.update(
        appearance: UITabBarItemAppearance(style: .stacked), metrics: metrics, placement: .stacked,
        unselectedColor: nil)
    }
  }

  private func moved(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    let point = pan.location(in: self)
    switch pan.state {
    case .began, .changed:
      if dragged == nil {
        let start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
        guard let button = buttons.first(where: { $0.frame.contains(start) }) else { return }
        dragged = (button, button.center)
      }
      if let dragged {
        dragged.button.center = CGPoint(
          x: dragged.center.x + translation.x, y: dragged.center.y + translation.y)
      }
    default:
      guard let dragged else { return }
      self.dragged = nil
      setNeedsLayout()
      if pan.state == .ended { dropped?(dragged.button.item, point) }
    }
  }
}
