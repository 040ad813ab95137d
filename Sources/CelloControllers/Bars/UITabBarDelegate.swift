/// A delegate that is notified about the selection and the customization of items. All methods are
/// optional.
@MainActor @preconcurrency public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user selects an item, even if it was selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the customization interface appears, with the items that can be moved.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called after the customization interface appears, with the items that can be moved.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the customization interface disappears, with the items of the bar and whether
  /// they have changed.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the customization interface disappears, with the items of the bar and whether
  /// they have changed.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
