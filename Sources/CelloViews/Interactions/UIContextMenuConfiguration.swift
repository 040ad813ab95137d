/// Provides the menu of a view from the elements that the system suggests, of which there are none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the elements of a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements of a menu.
  public enum ElementOrder: Int, Hashable, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// The identifier that the app has given; a unique one by default.
  public final let identifier: any NSCopying
  /// The order of the elements: with `priority`, a menu above what it belongs to begins at the bottom.
  /// Otherwise menus have the app's order.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number that is shown beside the preview of several items; 0 for the number of items.
  open var badgeCount = 0
  /// The identifiers of the items besides the first one that the menu belongs to.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  package final let actionProvider: UIContextMenuActionProvider?
  /// Shows the menu with its preview.
  package final let presenter: (any ContextMenuPresenter)?

  /// - Parameters:
  ///   - presenter: shows the menu; `nil` for a menu without a preview.
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

/// Shows context menus with previews.
@MainActor package protocol ContextMenuPresenter: AnyObject {
  /// Shows a menu as the one of an interaction, unless there is neither a menu nor a preview.
  ///
  /// - Parameter preview: `nil` for the view itself.
  func show(
    _ configuration: UIContextMenuConfiguration, _ preview: UITargetedPreview?,
    for interaction: UIContextMenuInteraction, in view: UIView)
}

/// A menu on the screen.
@MainActor package protocol VisibleContextMenu: AnyObject {
  func dismiss()
  /// Shows another menu in the place of the visible one.
  func update(_ body: (UIMenu) -> UIMenu)
}
