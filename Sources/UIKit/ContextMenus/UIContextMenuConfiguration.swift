/// Provides the menu of a view from the elements that the system suggests, of which there are none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Provides the controller whose view is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

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
  /// The order of the elements. Menus here always have the app's order.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number that is shown beside the preview of several items; 0 for the number of items.
  open var badgeCount = 0
  /// The identifiers of the items besides the first one that the menu belongs to.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - previewProvider: returns the controller of the preview; `nil` to show the view itself.
  ///   - actionProvider: returns the menu; `nil` for a preview without a menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
