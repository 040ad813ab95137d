/// The user's changes to tabs during sidebar editing.
///
/// They are stored in memory under the app's customization identifier until the process ends.
@MainActor struct TabCustomization {
  /// Boolean values that indicate whether tabs are hidden, by tab identifier.
  private var visibility: [String: Bool] = [:]
  /// The order of the children of groups, by group identifier.
  private var orders: [String: [String]] = [:]

  private static var stored: [String: TabCustomization] = [:]

  /// Stores the customizable properties of tabs.
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

  /// Restores the stored properties of tabs that are still customizable.
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
