extension UIBarButtonItem {
  /// The order of the elements of the menu. Menus here always have the app's order.
  public final var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { UIContextMenuConfiguration.ElementOrder(rawValue: menuElementOrder) ?? .automatic }
    set { menuElementOrder = newValue.rawValue }
  }
}
