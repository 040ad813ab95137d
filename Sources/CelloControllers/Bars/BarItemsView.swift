@_spi(Cello) import CelloControls

/// The buttons in one section of a bar, from leading to trailing, and their capsules.
final class BarItemsView: UIView {
  /// A list of items that are laid out together.
  @MainActor struct Section {
    var items: [UIBarButtonItem]
    /// The group of the items; `nil` for items without a group.
    var group: UIBarButtonItemGroup?

    init(items: [UIBarButtonItem]) { self.items = items }

    init(group: UIBarButtonItemGroup) {
      items = group.barButtonItems
      self.group = group
    }
  }

  /// A back button, which precedes the other items.
  struct BackButton {
    var item: UIBarButtonItem
    var content: BarButton.BackContent
    var appearance: UIBarButtonItemAppearance?
    /// The menu that a long press opens; `nil` for none.
    var menu: UIMenu?
    var action: () -> Void
  }

  private(set) var metrics = SystemVersion.default.toolbar(for: .current).items
  private var items: [UIBarButtonItem] = []
  private var elements: [BarItemsLayout.Element] = []
  /// The views in each cluster.
  private var clusters: [[UIView]] = []
  private var buttons: [ObjectIdentifier: BarButton] = [:]
  private var capsules: [BarCapsule] = []

  private var itemsLayout: BarItemsLayout {
    BarItemsLayout(metrics: metrics, elements: elements, grid: traitCollection.pixelGrid)
  }

  var isEmpty: Bool { clusters.isEmpty }

  /// The length with empty flexible spaces.
  var minimumLength: CGFloat { itemsLayout.minimumLength }

  /// The distance from the leading edge to the capsule of the first view, or to its content if it
  /// has no capsule.
  var leadingPadding: CGFloat { padding(of: clusters.first?.first, in: elements.first) }

  /// The distance from the capsule of the last view, or from its content if it has no capsule, to
  /// the trailing edge.
  var trailingPadding: CGFloat { padding(of: clusters.last?.last, in: elements.last) }

  /// A Boolean value that indicates whether the first button is a back button whose indicator is at
  /// the edge of the bar.
  var startsWithBackIndicator: Bool {
    !metrics.hasCapsules && (clusters.first?.first as? BarButton)?.backContent != nil
  }

  private func padding(of view: UIView?, in element: BarItemsLayout.Element?) -> CGFloat {
    guard case .cluster(_, hasCapsule: false) = element, let button = view as? BarButton else {
      return 0
    }
    return button.padding
  }

  // MARK: Content

  override func applyAppearanceToItems(_ values: [AppearanceValues]) {
    for item in items { item.applyAppearance(values, in: self) }
  }

  func update(
    _ sections: [Section], backButton: BackButton? = nil, metrics: BarItemMetrics,
    changeHandler: @escaping @MainActor () -> Void,
    appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?
  ) {
    self.metrics = metrics
    items = sections.flatMap(\.items) + (backButton.map { [$0.item] } ?? [])
    if window != nil { applyAppearanceToItems(AppearanceProxies.current) }
    var unused = buttons
    var builder = Builder(metrics: metrics)
    func button(for item: UIBarButtonItem) -> BarButton {
      item.changeHandler = changeHandler
      let button = unused.removeValue(forKey: ObjectIdentifier(item))
      guard let button, button.item === item else {
        let button = BarButton(item: item, metrics: metrics)
        addSubview(button)
        buttons[ObjectIdentifier(item)] = button
        return button
      }
      button.metrics = metrics
      return button
    }
    if let backButton {
      let view = button(for: backButton.item)
      view.action = backButton.action
      view.appearance = backButton.appearance
      view.backMenu = backButton.menu
      view.backContent = backButton.content
      builder.add(view, width: view.sizeThatFits(.zero).width, sharing: .never)
    }
    for section in sections {
      builder.beginSection()
      section.group?.changeHandler = changeHandler
      let visible = section.items.filter { !$0.isHidden }
      let isGroup = section.group != nil && visible.count > 1
      for item in visible {
        if item.systemItem == .flexibleSpace {
          builder.addFlexibleSpace()
        } else if item.isSpace {
          builder.addSpace(item.width)
        } else if let view = item.customView {
          item.changeHandler = changeHandler
          if view.superview !== self { addSubview(view) }
          builder.add(
            view, width: view.barSize.width,
            sharing: isGroup ? .always : item.hidesSharedBackground ? .withoutCapsule : .never)
        } else {
          let view = button(for: item)
          view.action = nil
          view.backMenu = nil
          view.backContent = nil
          view.appearance = appearance(item)
          let sharing: Builder.Sharing =
            if isGroup {
              .always
            } else if item.hidesSharedBackground {
              .withoutCapsule
            } else if view.isProminent || !item.sharesBackground || !view.isImage {
              .never
            } else {
              .withOthers
            }
          builder.add(view, width: view.sizeThatFits(.zero).width, sharing: sharing)
        }
      }
    }
    for (key, button) in unused {
      button.removeFromSuperview()
      buttons[key] = nil
    }
    elements = builder.elements
    clusters = builder.clusters
    let shown = Set(clusters.flatMap { $0 }.map { ObjectIdentifier($0) })
    for view in subviews where !(view is BarCapsule) && !shown.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    updateCapsules()
    setNeedsLayout()
  }

  /// Gives a custom view the width that the other views and their minimum distances leave.
  func stretch(_ view: UIView) {
    var index = -1
    for (position, element) in elements.enumerated() {
      guard case .cluster(var widths, let hasCapsule) = element else { continue }
      index += 1
      guard let place = clusters[index].firstIndex(where: { $0 === view }) else { continue }
      let width = max(bounds.width - itemsLayout.minimumLength + widths[place], 0)
      guard width != widths[place] else { return }
      widths[place] = width
      elements[position] = .cluster(widths, hasCapsule: hasCapsule)
      view.bounds.size.width = width
      setNeedsLayout()
      return
    }
  }

  private func updateCapsules() {
    let count = metrics.hasCapsules ? clusters.count : 0
    while capsules.count > count { capsules.removeLast().removeFromSuperview() }
    while capsules.count < count {
      let capsule = BarCapsule(frame: .zero)
      capsules.append(capsule)
      insertSubview(capsule, at: 0)
    }
  }

  /// Touches between the items reach the views behind, such as a title view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = metrics.height + 2 * metrics.capsulePadding
    let top = traitCollection.pixelGrid.rounded((bounds.height - height) / 2)
    let isRightToLeft = isRightToLeft
    let width = bounds.width
    func frame(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        origin: CGPoint(x: isRightToLeft ? width - x - size.width : x, y: y), size: size)
    }
    let widths = elements.compactMap { element -> ([CGFloat], Bool)? in
      if case .cluster(let widths, let hasCapsule) = element { (widths, hasCapsule) } else { nil }
    }
    for (index, cluster) in itemsLayout.clusters(in: width).enumerated() {
      let (itemWidths, hasCapsule) = widths[index]
      if index < capsules.count {
        let capsule = capsules[index]
        capsule.isHidden = !hasCapsule
        capsule.fill = (clusters[index].first as? BarButton)?.fill
        capsule.frame = frame(cluster.start, top, CGSize(width: cluster.length, height: height))
      }
      for (view, (x, itemWidth)) in zip(clusters[index], zip(cluster.items, itemWidths)) {
        if view is BarButton {
          view.frame = frame(
            x, top + metrics.capsulePadding, CGSize(width: itemWidth, height: metrics.height))
        } else {
          let size = view.barSize
          let y = traitCollection.pixelGrid.rounded((bounds.height - size.height) / 2)
          view.frame = frame(x + max(itemWidth - size.width, 0) / 2, y, size)
        }
      }
    }
  }

  /// Builds the clusters and spaces.
  @MainActor private struct Builder {
    enum Sharing { case never, withOthers, always, withoutCapsule }

    var metrics: BarItemMetrics
    var elements: [BarItemsLayout.Element] = []
    var clusters: [[UIView]] = []
    /// The sharing mode of the last view's capsule; `nil` if the next view begins a new capsule.
    private var last: Sharing?

    init(metrics: BarItemMetrics) { self.metrics = metrics }

    mutating func beginSection() { last = nil }

    mutating func addSpace(_ width: CGFloat) {
      elements.append(.space(width))
      last = nil
    }

    mutating func addFlexibleSpace() {
      elements.append(.flexibleSpace)
      last = nil
    }

    mutating func add(_ view: UIView, width: CGFloat, sharing: Sharing) {
      let hasCapsule = metrics.hasCapsules && sharing != .withoutCapsule
      let width = max(width, hasCapsule ? metrics.minimumWidth : 0)
      if metrics.hasCapsules, last == sharing, sharing == .withOthers || sharing == .always,
        case .cluster(let widths, let hasCapsule) = elements.last
      {
        elements[elements.count - 1] = .cluster(widths + [width], hasCapsule: hasCapsule)
        clusters[clusters.count - 1].append(view)
      } else {
        elements.append(.cluster([width], hasCapsule: hasCapsule))
        clusters.append([view])
      }
      last = sharing
    }
  }
}

extension UIView {
  /// The size of a custom view in a bar: its bounds, if it has no constraints and is not empty;
  /// otherwise the compressed fitting size.
  final var barSize: CGSize {
    if translatesAutoresizingMaskIntoConstraints, bounds.size != .zero { return bounds.size }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
