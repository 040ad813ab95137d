/// The groups of a text input assistant item, at both ends of the suggestion bar.
///
/// If there is not enough space, groups with a representative item show only the representative
/// item.
final class ShortcutBar: UIView {
  private weak var item: UITextInputAssistantItem?
  private let leading = BarItemsView(frame: .zero)
  private let trailing = BarItemsView(frame: .zero)
  private var needsContentUpdate = true
  /// The width for which the content was created.
  private var contentWidth: CGFloat = -1

  init(_ item: UITextInputAssistantItem?) {
    self.item = item
    super.init(frame: .zero)
    addSubview(leading)
    addSubview(trailing)
  }

  required init?(coder: NSCoder) { return nil }

  func contentDidChange() {
    needsContentUpdate = true
    setNeedsLayout()
  }

  private var metrics: BarItemMetrics {
    traitCollection.systemVersion.toolbar(for: traitCollection).items
  }

  private func update(collapsing isCollapsed: Bool) {
    for (view, groups) in [
      (leading, item?.leadingBarButtonGroups), (trailing, item?.trailingBarButtonGroups),
    ] {
      let sections = (groups ?? []).filter { !$0.isHidden }.map { group in
        let representative = isCollapsed ? group.representativeItem : nil
        group.isDisplayingRepresentativeItem = representative != nil
        return representative.map { BarItemsView.Section(items: [$0]) }
          ?? BarItemsView.Section(group: group)
      }
      view.update(
        sections, metrics: metrics, changeHandler: { [weak self] in self?.contentDidChange() }
      ) { _ in nil }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if needsContentUpdate || contentWidth != bounds.width {
      needsContentUpdate = false
      contentWidth = bounds.width
      update(collapsing: false)
      let length = leading.minimumLength + trailing.minimumLength + 2 * BarMetrics.shortcutsMargin
      if length > bounds.width - BarMetrics.leastSuggestionsWidth { update(collapsing: true) }
    }
    let isRightToLeft = isRightToLeft
    func place(_ view: BarItemsView, isAtStart: Bool) {
      let width = view.minimumLength
      let isLeft = isAtStart != isRightToLeft
      view.frame = CGRect(
        x: isLeft ? BarMetrics.shortcutsMargin : bounds.width - BarMetrics.shortcutsMargin - width,
        y: 0, width: width,
        height: bounds.height)
    }
    place(leading, isAtStart: true)
    place(trailing, isAtStart: false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}
