/// The object that shows the edit menu of apps without edit menu interactions.
///
/// The menu has the system's commands and the app's items that a responder of the view performs.
/// Unlike on iOS, the responder chain of the view counts, not that of the first responder. In new
/// code, use ``UIEditMenuInteraction``, which shows the menu here.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  /// The directions of the menu's arrow.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// Above the target, or below it if there is too little space above.
    case `default` = 0
    /// Below the target.
    case up = 1
    /// Above the target.
    case down = 2
    /// To the right of the target.
    case left = 3
    /// To the left of the target.
    case right = 4
  }

  /// A notification that is posted before the menu appears.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// A notification that is posted after the menu has appeared.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// A notification that is posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// A notification that is posted after the menu has disappeared.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// A notification on iOS that the frame of a visible menu has changed. It is never posted here.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  private static let instance = UIMenuController()
  /// The menu controller.
  open class var shared: UIMenuController { instance }

  /// The side of the menu that faces its target; the default side by default.
  open var arrowDirection = ArrowDirection.default
  /// The commands of the app, after the commands of the system; `nil`, the default, for none.
  open var menuItems: [UIMenuItem]?

  fileprivate final var targetRect = CGRect.zero
  private final weak var targetView: UIView?
  private final let source = MenuControllerSource()
  private final lazy var interaction = UIEditMenuInteraction(delegate: source)

  /// A Boolean value that indicates whether the menu is shown. Setting it calls
  /// ``setMenuVisible(_:animated:)``.
  open var isMenuVisible: Bool {
    get { interaction.isPresented }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at the target rectangle, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return interaction.dismissMenu() }
    guard let targetView else { return }
    if interaction.view !== targetView {
      interaction.view?.removeInteraction(interaction)
      targetView.addInteraction(interaction)
    }
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.midY))
    configuration.preferredArrowDirection =
      UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    interaction.presentEditMenu(with: configuration)
  }

  /// Sets the rectangle that the menu must not cover, in points in a view's coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it is shown for a view.
  open func hideMenu(from targetView: UIView) {
    if interaction.view === targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Replaces a visible menu with the commands that are available now.
  open func update() { interaction.reloadVisibleMenu() }

  /// The frame of the visible menu in screen coordinates, in points; zero if none is shown.
  open var menuFrame: CGRect { interaction.menuFrame }
}

/// Provides the menu of the menu controller.
private final class MenuControllerSource: NSObject, UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let items = UIMenuController.shared.menuItems ?? []
    return UIMenu(
      children: suggestedActions + items.map { UICommand(title: $0.title, action: $0.action) })
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { UIMenuController.shared.targetRect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(UIMenuController.willShowMenuNotification)
    animator.addCompletion { self.post(UIMenuController.didShowMenuNotification) }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(UIMenuController.willHideMenuNotification)
    animator.addCompletion { self.post(UIMenuController.didHideMenuNotification) }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: UIMenuController.shared)
  }
}
