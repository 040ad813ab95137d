/// Which tabs are in the bar of a tab bar controller, and which are in the list of its “More” tab.
@MainActor struct TabArrangement: Equatable {
  /// In leading to trailing order.
  var bar: [UITab] = []
  /// Behind the “More” tab, which follows the others; empty without one.
  var more: [UITab] = []

  /// The number of tabs that a bar shows.
  ///
  /// Source: Apple's documentation of `UITabBarController` for phones; regular widths show eight, as
  /// bars of iPads did before iOS 18.
  static func limit(isRegular: Bool) -> Int { isRegular ? 8 : 5 }

  /// Tabs of which those beyond a limit are behind the “More” tab.
  init(_ tabs: [UITab], limit: Int) {
    guard tabs.count > limit else {
      bar = tabs
      return
    }
    bar = Array(tabs.prefix(limit - 1))
    more = Array(tabs.dropFirst(limit - 1))
  }

  /// The tabs of a bar that has a sidebar beside it: fixed ones first, pinned ones last. There is no
  /// “More” tab; the sidebar has all tabs.
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

  /// The item of the bar that is selected with a tab: its own, or that of the group around it.
  func barTab(for tab: UITab) -> UITab? {
    tab.path.last { bar.contains($0) }
  }

  /// The tab of the list that is selected with a tab.
  func moreTab(for tab: UITab) -> UITab? {
    tab.path.last { more.contains($0) }
  }
}
