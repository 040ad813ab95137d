/// What a user has changed of tabs while editing a sidebar.
///
/// It is kept in memory, under the identifier that the app gives it, as long as the process runs.
@MainActor struct TabCustomization {
  /// Whether tabs are hidden, by their identifiers.
  private var visibility: [String: Bool] = [:]
  /// The order of the children of groups, by their identifiers.
  private var orders: [String: [String]] = [:]

  private static var stored: [String: TabCustomization] = [:]

  /// Keeps what a user may change of tabs.
  static func store(_ tabs: [UITab], for identifier: String?) {
    guard let identifier else { return }
    var customization = TabCustomization()
    for tab in tabs {
      if tab.allowsHiding { customization.visibility[tab.identifier] = tab.isHidden }
      if let group = tab as? UITabGroup, group.allowsReordering {
        customization.orders[tab.identifier] = group.displayOrderIdentifiers
      }
    }
    stored[identifier] = customization
  }

  /// Applies what was kept to tabs that a user may still change.
  static func restore(_ tabs: [UITab], for identifier: String?) {
    guard let identifier, let customization = stored[identifier] else { return }
    for tab in tabs {
      if tab.allowsHiding, let isHidden = customization.visibility[tab.identifier] {
        tab.isHidden = isHidden
      }
      if let group = tab as? UITabGroup, group.allowsReordering,
        let order = customization.orders[tab.identifier]
      {
        group.displayOrderIdentifiers = order
      }
    }
  }
}
