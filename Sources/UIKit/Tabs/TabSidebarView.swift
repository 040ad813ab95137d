@_spi(Cello) import CelloControllers

/// The content of a tab bar controller's sidebar: a navigation bar with buttons above a list of
/// rows.
final class TabSidebarView: UIView, UICollectionViewDelegate, UICollectionViewDragDelegate {
  /// The kinds of rows.
  private enum Row: Hashable, Sendable {
    case header
    case footer
    case tab(UITab)
    case action(UIAction)
  }

  private weak var tabController: UITabBarController?
  private weak var sidebar: UITabBarController.Sidebar?
  private let bar = UINavigationBar(frame: .zero)
  private let barItem = UINavigationItem()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
  private var items: [Row: UITabSidebarItem] = [:]
  private weak var bottomView: UIView?

  // The state of the current editing session.
  private(set) var isEditing = false
  private var formerVisibility: [UITab: Bool] = [:]
  private var movedGroups: [UITabGroup] = []

  init(_ controller: UITabBarController, _ sidebar: UITabBarController.Sidebar) {
    tabController = controller
    self.sidebar = sidebar
    super.init(frame: .zero)
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.swipeActions(at: $0, isLeading: true)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.swipeActions(at: $0, isLeading: false)
    }
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    addSubview(collectionView)
    addSubview(bar)
    bar.items = [barItem]
    let registration = UICollectionView.CellRegistration<SidebarCell, Row> {
      [weak self] cell, _, row in self?.configure(cell, row)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource.reorderingHandlers.canReorderItem = { [weak self] row in
      guard self?.isEditing == true, case .tab(let tab) = row else { return false }
      return tab.parent?.allowsReordering == true
    }
    dataSource.reorderingHandlers.didReorder = { [weak self] in
      self?.takeOrder($0.finalSnapshot.itemIdentifiers)
    }
    collectionView.delegate = self
    collectionView.dragDelegate = self
    updateTitle()
    reload()
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Rows

  private var isEditable: Bool {
    tabController?.allTabs.contains {
      $0.allowsHiding || ($0 as? UITabGroup)?.allowsReordering == true
    } ?? false
  }

  /// Shows the current tabs; in editing mode, also the hidden tabs that the user can show.
  func reload() {
    guard let controller = tabController else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    var section = 0
    @discardableResult func begin() -> Int {
      section += 1
      snapshot.appendSections([section])
      return section
    }
    func isShown(_ tab: UITab) -> Bool { !tab.isHidden || (isEditing && tab.allowsHiding) }
    // Rows after a nested section stay in the section of their group.
    func add(_ tab: UITab, to outer: Int?) {
      guard isShown(tab) else { return }
      let group = tab as? UITabGroup
      let target = group?.isSidebarSection == true ? begin() : outer ?? begin()
      guard let group else { return snapshot.appendItems([.tab(tab)], toSection: target) }
      if group.sidebarAppearance != .inline {
        snapshot.appendItems([.tab(group)], toSection: target)
      }
      if isCollapsed(group) { return }
      for child in group.displayOrder { add(child, to: target) }
      let shown = Set(snapshot.itemIdentifiers)
      snapshot.appendItems(
        group.sidebarActions.map { Row.action($0) }.filter { !shown.contains($0) },
        toSection: target)
    }
    var general: Int?
    if sidebar?.headerContentConfiguration != nil {
      begin()
      snapshot.appendItems([.header])
      general = begin()
    }
    let groups = controller.tabs.filter { ($0 as? UITabGroup)?.isSidebarSection == true }
    // Tabs outside sections precede the sections of groups.
    for tab in controller.tabs where !groups.contains(tab) && isShown(tab) {
      if general == nil { general = begin() }
      add(tab, to: general)
    }
    for tab in groups { add(tab, to: nil) }
    if sidebar?.footerContentConfiguration != nil {
      begin()
      snapshot.appendItems([.footer])
    }
    let rows = Set(snapshot.itemIdentifiers)
    items = items.filter { rows.contains($0.key) }
    for row in rows { items[row] = makeItem(row) }
    dataSource.applySnapshotUsingReloadData(snapshot)
    updateButtons()
    updateSelection()
  }

  private func makeItem(_ row: Row) -> UITabSidebarItem? {
    guard let controller = tabController, let sidebar else { return nil }
    let content: UITabSidebarItem.Content
    switch row {
    case .header, .footer: return nil
    case .tab(let tab): content = .tab(tab)
    case .action(let action): content = .action(action)
    }
    let request = UITabSidebarItem.Request(
      content, state: UICellConfigurationState(traitCollection: traitCollection))
    return sidebar.delegate?.tabBarController(controller, sidebar: sidebar, itemFor: request)
      ?? UITabSidebarItem(request: request)
  }

  private func configure(_ cell: SidebarCell, _ row: Row) {
    switch row {
    case .header:
      cell.item = nil
      cell.contentConfiguration = sidebar?.headerContentConfiguration
      cell.backgroundConfiguration = .clear()
    case .footer:
      cell.item = nil
      cell.contentConfiguration = sidebar?.footerContentConfiguration
      cell.backgroundConfiguration = .clear()
    case .tab, .action:
      cell.updated = { [weak self] item in
        guard let self, let controller = tabController, let sidebar else { return }
        sidebar.delegate?.tabBarController(controller, sidebar: sidebar, update: item)
      }
      cell.additionalAccessories = editingAccessories(of: row) + collapsingAccessories(of: row)
      cell.item = items[row]
      cell.setNeedsUpdateConfiguration()
    }
  }

  func reconfigure(_ tab: UITab) {
    let row = Row.tab(tab)
    guard let path = dataSource.indexPath(for: row) else { return }
    items[row] = makeItem(row)
    if let cell = collectionView.cellForItem(at: path) as? SidebarCell { configure(cell, row) }
  }

  func updateSelection() {
    guard let dataSource else { return }
    // If the selected tab has no row, the group that contains it is selected.
    let path = tabController?.selectedTab?.path.reversed().lazy
      .compactMap { dataSource.indexPath(for: .tab($0)) }.first
    for selected in collectionView.indexPathsForSelectedItems ?? [] where selected != path {
      collectionView.deselectItem(at: selected, animated: false)
    }
    if let path { collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget) {
    let row: Row =
      switch target {
      case .header: .header
      case .footer: .footer
      case .tab(let tab): .tab(tab)
      }
    guard let path = dataSource.indexPath(for: row) else { return }
    layoutIfNeeded()
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
  }

  private func tab(at indexPath: IndexPath) -> UITab? {
    guard case .tab(let tab) = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return tab
  }

  func content(at point: CGPoint) -> UITabSidebarItem.Content? {
    guard bounds.contains(point),
      let path = collectionView.indexPathForItem(at: convert(point, to: collectionView))
    else { return nil }
    switch dataSource.itemIdentifier(for: path) {
    case .tab(let tab): return .tab(tab)
    case .action(let action): return .action(action)
    default: return nil
    }
  }

  // MARK: Buttons and layout

  func updateTitle() { barItem.title = tabController?.title }

  func updateButtons() {
    let hide = UIAction(
      title: SystemString.hideSidebar.text, image: UIImage(systemName: "sidebar.leading")
    ) { [weak self] _ in self?.sidebar?.isHidden = true }
    let hideItem = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"))
    hideItem.accessibilityLabel = hide.title
    hideItem.primaryAction = UIAction { _ in hide.run(from: nil) }
    barItem.leftBarButtonItem = hideItem
    let edit = UIAction(title: SystemString.editSidebar.text) { [weak self] _ in
      self?.beginEditing()
    }
    if isEditing {
      barItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.endEditing() })
    } else if let overflow = sidebar?.navigationOverflowItems {
      let item = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis.circle"),
        menu: UIMenu(children: [overflow] + (isEditable ? [edit] : [])))
      item.accessibilityLabel = SystemString.more.text
      barItem.rightBarButtonItem = item
    } else if isEditable {
      barItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.beginEditing() })
    } else {
      barItem.rightBarButtonItem = nil
    }
  }

  func show(_ view: UIView?) {
    bottomView?.removeFromSuperview()
    bottomView = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bar.sizeThatFits(bounds.size).height
    bar.isAtScrollEdge = true
    bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    var bottom = bounds.maxY
    if let bottomView {
      let size = bottomView.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let bottomHeight = max(size.height, 0)
      bottom -= bottomHeight + safeAreaInsets.bottom
      bottomView.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: bottomHeight)
    }
    let top = bar.frame.maxY
    collectionView.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(bottom - top, 0))
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    guard !traits[FloatingColumnTrait.self] else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    // The color of the list below the bar.
    recorder.append(.fill(.rect(area), UIColor.secondarySystemBackground.color(in: traits)))
  }

  // MARK: Editing

  private func beginEditing() {
    guard !isEditing, let controller = tabController else { return }
    controller.delegate?.tabBarControllerWillBeginEditing(controller)
    isEditing = true
    formerVisibility = Dictionary(
      controller.allTabs.map { ($0, $0.isHidden) }, uniquingKeysWith: { $1 })
    movedGroups = []
    collectionView.isEditing = true
    reload()
  }

  func endEditing() {
    guard isEditing, let controller = tabController else { return }
    isEditing = false
    collectionView.isEditing = false
    let changed = controller.allTabs.filter {
      formerVisibility[$0].map { [isHidden = $0.isHidden] in $0 != isHidden } ?? false
    }
    if !changed.isEmpty {
      controller.delegate?.tabBarController(controller, visibilityDidChangeFor: changed)
    }
    for group in movedGroups {
      controller.delegate?.tabBarController(controller, displayOrderDidChangeFor: group)
    }
    TabCustomization.store(controller.allTabs, for: controller.customizationIdentifier)
    reload()
    controller.delegate?.tabBarControllerDidEndEditing(controller)
  }

  private func editingAccessories(of row: Row) -> [UICellAccessory] {
    guard isEditing, case .tab(let tab) = row else { return [] }
    var accessories: [UICellAccessory] = []
    if tab.allowsHiding {
      let button = UIButton(type: .system)
      button.setImage(
        UIImage(systemName: tab.isHidden ? "circle" : "checkmark.circle.fill"), for: .normal)
      button.accessibilityLabel = (tab.isHidden ? SystemString.showTab : .hideTab)
        .text(.text(tab.title))
      button.addAction(UIAction { _ in tab.isHidden.toggle() }, for: .touchUpInside)
      button.sizeToFit()
      accessories.append(
        .customView(
          configuration: .init(
            customView: button, placement: .leading(displayed: .whenEditing))))
    }
    if tab.parent?.allowsReordering == true { accessories.append(.reorder()) }
    return accessories
  }

  // MARK: Collapsing

  private func isCollapsed(_ group: UITabGroup) -> Bool {
    sidebar?.collapsedGroups.contains(group.identifier) == true && !isEditing
  }

  /// Returns the button that collapses or expands a group.
  private func collapsingAccessories(of row: Row) -> [UICellAccessory] {
    guard !isEditing, case .tab(let tab) = row, let group = tab as? UITabGroup,
      !group.children.isEmpty || !group.sidebarActions.isEmpty
    else { return [] }
    let isCollapsed = isCollapsed(group)
    let button = UIButton(type: .system)
    button.setImage(
      UIImage(
        systemName: isCollapsed ? "chevron.forward" : "chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)),
      for: .normal)
    button.accessibilityLabel = (isCollapsed ? SystemString.expandGroup : .collapseGroup)
      .text(.text(group.title))
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let sidebar else { return }
        if sidebar.collapsedGroups.remove(group.identifier) == nil {
          sidebar.collapsedGroups.insert(group.identifier)
        }
        reload()
      }, for: .touchUpInside)
    button.sizeToFit()
    return [
      .customView(
        configuration: .init(customView: button, placement: .trailing(displayed: .always)))
    ]
  }

  /// Applies the order of the rows to the children of each group.
  private func takeOrder(_ rows: [Row]) {
    let tabs = rows.compactMap { if case .tab(let tab) = $0 { tab } else { nil as UITab? } }
    for case let group as UITabGroup in tabController?.allTabs ?? [] where group.allowsReordering {
      let order = tabs.filter { group.children.contains($0) }
      let shown = group.displayOrder.filter { order.contains($0) }
      guard order != shown else { continue }
      if !movedGroups.contains(group) { movedGroups.append(group) }
      group.displayOrderIdentifiers = order.map(\.identifier)
    }
    // A row that was moved out of its group returns to the group.
    reload()
  }

  // MARK: Interactions

  private func swipeActions(
    at indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let controller = tabController, let sidebar, let tab = tab(at: indexPath) else {
      return nil
    }
    return isLeading
      ? sidebar.delegate?.tabBarController(
        controller, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
      : sidebar.delegate?.tabBarController(
        controller, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .tab(let tab):
      // The header of a section without a controller cannot be selected.
      if let group = tab as? UITabGroup, group.isSidebarSection { return group.canHaveController }
      return tab.isEnabled
    case .action: return true
    default: return false
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .tab(let tab): tabController?.tabWasTouched(tab)
    case .action(let action):
      collectionView.deselectItem(at: indexPath, animated: false)
      updateSelection()
      action.run(from: self)
    default: break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let controller = tabController, let sidebar, let tab = tab(at: indexPath) else { return }
    sidebar.delegate?.tabBarController(controller, sidebar: sidebar, willBeginDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let controller = tabController, let sidebar,
      case .tab(let tab) = (cell as? SidebarCell)?.item?.content
    else { return }
    sidebar.delegate?.tabBarController(controller, sidebar: sidebar, didEndDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let controller = tabController, let sidebar, let path = indexPaths.first,
      let tab = tab(at: path)
    else {
      return nil
    }
    return sidebar.delegate?.tabBarController(
      controller, sidebar: sidebar, contextMenuConfigurationFor: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let controller = tabController, let sidebar, let tab = tab(at: indexPath) else {
      return []
    }
    return sidebar.delegate?.tabBarController(
      controller, sidebar: sidebar, itemsForBeginning: session, tab: tab) ?? []
  }
}

/// The cell of a row, which shows the configurations of a sidebar item.
private final class SidebarCell: UICollectionViewListCell {
  var item: UITabSidebarItem?
  var updated: ((UITabSidebarItem) -> Void)?
  var additionalAccessories: [UICellAccessory] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let item else { return }
    item.configurationState = state
    updated?(item)
    contentConfiguration = item.contentConfiguration.updated(for: state)
    backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
    accessories = item.accessories + additionalAccessories
  }
}
