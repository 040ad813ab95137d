/// A closure that returns the menu of a view. Its parameter contains the elements that the system
/// suggests; it is always empty here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the elements of a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements of a menu.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// The order that the system chooses; here, ``fixed``.
    case automatic = 0
    /// The first elements are closest to the preview.
    case priority = 1
    /// The order in which the app lists the elements.
    case fixed = 2
  }

  /// The identifier of the configuration; a unique identifier if the app does not provide one.
  open private(set) var identifier: any NSCopying
  /// The preferred order of the elements; `automatic` by default. With `priority`, a menu above its
  /// preview lists its elements from the bottom. Otherwise, menus keep the app's order.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number of items on the badge at the corner of the preview; 0 by default. No badge is shown
  /// if it is less than 2.
  open var badgeCount = 0
  /// The identifiers of the other items to which the menu applies; empty by default.
  ///
  /// Stored only: the menu has no previews of other items.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The closure that returns the menu; `nil` for a preview without a menu.
  package final let actionProvider: UIContextMenuActionProvider?
  /// The object that shows the menu with its preview.
  package final let presenter: (any ContextMenuPresenter)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the configuration; `nil` for a unique identifier.
  ///   - presenter: the object that shows the menu with its preview; `nil` for a menu without a
  ///     preview.
  ///   - actionProvider: the closure that returns the menu.
  package init(
    identifier: (any NSCopying)?, presenter: (any ContextMenuPresenter)?,
    actionProvider: UIContextMenuActionProvider?
  ) {
    self.identifier = identifier ?? NSUUID()
    self.presenter = presenter
    self.actionProvider = actionProvider
    super.init()
  }
}

/// An object that shows context menus with previews.
@MainActor package protocol ContextMenuPresenter: AnyObject {
  /// Shows the menu of an interaction, if there is a menu or a preview.
  ///
  /// - Parameter preview: the preview; `nil` for the view itself.
  func show(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview?,
    for interaction: UIContextMenuInteraction, in view: UIView)
}

/// A context menu on the screen.
@MainActor package protocol VisibleContextMenu: AnyObject {
  /// Closes the menu.
  func dismiss()
  /// Replaces the visible menu with the menu that the closure returns for it.
  func update(_ body: (UIMenu) -> UIMenu)
}
