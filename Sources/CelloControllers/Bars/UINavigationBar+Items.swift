// The buttons of a navigation bar: the top item's items, the back button and the overflow menu.
extension UINavigationBar {
  final func updateItems(appearance: UINavigationBarAppearance) {
    let item = topItem
    let back = backButton(appearance: appearance)
    let hasLeading = !(item?.leadingSections.isEmpty ?? true)
    let showsBack = back != nil && (!hasLeading || item?.leftItemsSupplementBackButton == true)
    var leading = item?.leadingSections ?? []
    if let systemItem { leading.insert(.init(items: [systemItem]), at: 0) }
    var trailing = item?.trailingSections ?? []
    if hasSearchButton, item?.isSearchActive != true {
      trailing.append(.init(items: [searchItem]))
    }
    let pinned = item?.pinnedTrailingGroup?.isShownByDefault == true ? 1 : 0
    update(leadingItems, leading, back: showsBack ? back : nil, appearance)
    update(trailingItems, trailing, back: nil, appearance)
    // Collapse groups with a representative item, from the title outwards, until all groups fit.
    let limit = bounds.width - 2 * margin(width: bounds.width) - lengthOfInlineSearch
    let groups = (trailing.compactMap(\.group) + leading.compactMap(\.group).reversed())
    for group in groups { group.isDisplayingRepresentativeItem = false }
    for group in groups where bounds.width > 0 {
      guard leadingItems.minimumLength + trailingItems.minimumLength > limit else { break }
      guard let representative = group.representativeItem, group.barButtonItems.count > 1 else {
        continue
      }
      group.isDisplayingRepresentativeItem = true
      leading = leading.map { $0.group === group ? .init(items: [representative]) : $0 }
      trailing = trailing.map { $0.group === group ? .init(items: [representative]) : $0 }
      update(leadingItems, leading, back: showsBack ? back : nil, appearance)
      update(trailingItems, trailing, back: nil, appearance)
    }
    let showsCenter = item?.style != .navigator
    var center = (item?.centerItemGroups ?? []).filter { showsCenter && $0.isShownByDefault }
    func showCenter() {
      update(centerItems, center.map { .init(group: $0) }, back: nil, appearance)
    }
    showCenter()
    // Move center groups that do not fit to the overflow menu, together with the app's additional
    // elements.
    var hidden: [UIBarButtonItemGroup] = []
    while bounds.width > 0, !center.isEmpty,
      leadingItems.minimumLength + trailingItems.minimumLength + centerItems.minimumLength > limit
    {
      hidden.insert(center.removeLast(), at: 0)
      showCenter()
    }
    let elements = hidden.map(\.overflowMenu) + (item?.additionalOverflowItems.map { [$0] } ?? [])
    item?.overflowItem = elements.isEmpty ? nil : overflowItem
    guard !elements.isEmpty else { return }
    // The bar changes the item itself.
    overflowItem.changeHandler = nil
    overflowItem.menu = UIMenu(children: elements)
    trailing.insert(.init(items: [overflowItem]), at: trailing.count - pinned)
    update(trailingItems, trailing, back: nil, appearance)
  }

  /// The button that begins the search of the top item.
  private var searchItem: UIBarButtonItem {
    if searchButtonItem.primaryAction == nil {
      // The bar changes the item itself.
      searchButtonItem.changeHandler = nil
      searchButtonItem.primaryAction = UIAction(image: UIImage(systemName: "magnifyingglass")) {
        [weak self] _ in self?.topItem?.beginSearch()
      }
      searchButtonItem.accessibilityLabel = SystemString.search.text
    }
    return searchButtonItem
  }

  private func update(
    _ view: BarItemsView, _ sections: [BarItemsView.Section], back: BarItemsView.BackButton?,
    _ appearance: UINavigationBarAppearance
  ) {
    view.update(
      sections, backButton: back, metrics: metrics.items,
      changeHandler: { [weak self] in self?.contentDidChange() }
    ) {
      $0.style == .prominent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
    }
  }

  /// Returns the back button; `nil` for none.
  private func backButton(
    appearance: UINavigationBarAppearance
  ) -> BarItemsView.BackButton? {
    guard let topItem, !topItem.hidesBackButton, backItem != nil || topItem.backAction != nil
    else { return nil }
    let ownItem = backItem?.backBarButtonItem
    let generic = SystemString.back.text
    var title =
      topItem.backAction.flatMap { backItem == nil && !$0.title.isEmpty ? $0.title : nil }
      ?? ownItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? generic
    if backItem?.backButtonDisplayMode == .generic, ownItem?.title == nil { title = generic }
    let isMinimal =
      backItem?.backButtonDisplayMode == .minimal || topItem.style == .editor
      || traitCollection.systemVersion == .iOS26 || ownItem?.image != nil
    let indicator =
      ownItem?.image ?? (appearance.hasOwnBackIndicator ? nil : backIndicatorImage)
      ?? appearance.backIndicatorImage
    let font = UIFont.systemFont(ofSize: BarMetrics.fontSize)
    let isLong =
      title != generic
      && NSAttributedString(string: title, attributes: [.font: font]).size().width
        > max(bounds.width / 3, BarMetrics.leastBackTitleWidth)
    return BarItemsView.BackButton(
      item: ownItem ?? genericBackItem,
      content: BarButton.BackContent(
        indicator: indicator, title: isMinimal || title.isEmpty ? nil : isLong ? generic : title,
        label: title.isEmpty ? generic : title, spacing: metrics.backTitleSpacing),
      appearance: appearance.backButtonAppearance, menu: backMenu,
      action: { [weak self] in self?.backButtonTapped() })
  }

  // MARK: Back button

  /// The menu with the items below the top item, nearest first; `nil` if the button does not pop an
  /// item.
  private var backMenu: UIMenu? {
    guard topItem?.backAction == nil, stack.count > 1 else { return nil }
    return UIMenu(
      children: stack.dropLast().reversed().map { item in
        let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? ""
        return UIAction(title: title.isEmpty ? SystemString.back.text : title) { [weak self] _ in
          self?.goBack(to: item)
        }
      })
  }

  private func goBack(to item: UINavigationItem) {
    if let backMenuHandler {
      guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
      return backMenuHandler(item)
    }
    while let topItem, topItem !== item, stack.contains(item) {
      guard popItem(animated: true) != nil else { return }
    }
  }
}

extension UIBarButtonItemGroup {
  /// The items of the group as elements of an inline menu.
  fileprivate final var overflowMenu: UIMenu {
    if let element = menuRepresentation {
      return UIMenu(options: .displayInline, children: [element])
    }
    return UIMenu(
      options: .displayInline,
      children: barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map(\.overflowElement))
  }
}

extension UIBarButtonItem {
  /// The item as a menu element.
  fileprivate final var overflowElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let title = title ?? systemItem?.label?.text ?? accessibilityLabel ?? ""
    if let menu, !hasAction {
      return UIMenu(title: title, image: image, options: menu.options, children: menu.children)
    }
    return UIAction(
      title: title, image: image, attributes: isEnabled ? [] : .disabled,
      state: isSelected ? .on : .off
    ) { [weak self] _ in self?.performAction() }
  }
}

extension UINavigationItem {
  /// The sections at the leading edge.
  final var leadingSections: [BarItemsView.Section] {
    if let items = leftBarButtonItems { return [.init(items: items)] }
    return leadingItemGroups.filter(\.isShownByDefault).map { .init(group: $0) }
  }

  /// The sections at the trailing edge, from leading to trailing.
  final var trailingSections: [BarItemsView.Section] {
    var sections: [BarItemsView.Section]
    if let items = rightBarButtonItems {
      sections = [.init(items: items.reversed())]
    } else {
      sections = trailingItemGroups.filter(\.isShownByDefault).map { .init(group: $0) }
    }
    if let group = pinnedTrailingGroup, group.isShownByDefault {
      sections.append(.init(group: group))
    }
    return sections
  }
}
