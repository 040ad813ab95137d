/// The tabs in the bar of a tab bar controller, and the tabs in the list of its “More” tab.
@MainActor struct TabArrangement: Equatable {
  /// The tabs in the bar, from leading to trailing.
  var bar: [UITab] = []
  /// The tabs in the list of the “More” tab, which is the last tab in the bar; empty if there is no
  /// “More” tab.
  var more: [UITab] = []

  /// Returns the maximum number of tabs in a bar.
  ///
  /// Source: Apple's documentation of `UITabBarController` for iPhone; regular widths show eight
  /// tabs, as on iPad before iOS 18.
  static func limit(isRegular: Bool) -> Int { isRegular ? 8 : 5 }

  /// Creates an arrangement in which the “More” tab contains the tabs that exceed the limit.
  init(_ tabs: [UITab], limit: Int) {
    guard tabs.count > limit else {
      bar = tabs
      return
    }
    bar = Array(tabs.prefix(limit - 1))
    more = Array(tabs.dropFirst(limit - 1))
  }

  /// Creates an arrangement for a bar with a sidebar: fixed tabs first, pinned tabs last. There is
  /// no “More” tab, because the sidebar shows all tabs.
  init(placing roots: [UITab]) {
    var groups: [UITab.Placement: [UITab]] = [:]
    func add(_ tab: UITab) {
      guard !tab.isHidden else { return }
      switch tab.effectivePlacement {
      case .fixed: groups[.fixed, default: []].append(tab)
      case .pinned: groups[.pinned, default: []].append(tab)
      case .optional, .sidebarOnly, .automatic: break
      case .default, .movable: groups[.default, default: []].append(tab)
      }
      for child in (tab as? UITabGroup)?.displayOrder ?? [] { add(child) }
    }
    for tab in roots { add(tab) }
    bar = (groups[.fixed] ?? []) + (groups[.default] ?? []) + (groups[.pinned] ?? [])
  }

  /// Returns the tab in the bar that is selected together with a tab: the tab itself or the group
  /// that contains it.
  func barTab(for tab: UITab) -> UITab? {
    tab.path.last { bar.contains($0) }
  }

  /// Returns the tab in the list that is selected together with a tab.
  func moreTab(for tab: UITab) -> UITab? {
    tab.path.last { more.contains($0) }
  }
}
