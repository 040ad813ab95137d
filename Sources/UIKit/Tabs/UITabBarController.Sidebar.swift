extension UITabBarController {
  /// The list of all tabs beside the content of a tab bar controller, in place of the bar.
  ///
  /// It is available on iPads of regular width in the modes that have one.
  @MainActor @preconcurrency open class Sidebar: NSObject {
    /// How the sidebar and the content share the room.
    // Source of the raw values: Apple's `UITabBarControllerSidebar.h`.
    public enum Layout: Int, Hashable, Sendable {
      /// As `overlap`.
      case automatic = 0
      /// The content is behind the sidebar, which is a part of its safe area.
      case overlap = 1
      /// The content is beside the sidebar.
      case tile = 2
    }

    /// A place in the sidebar.
    public enum ScrollTarget {
      case header
      case footer
      case tab(UITab)
    }

    open weak var delegate: (any Delegate)?
    private weak var controller: UITabBarController?
    private var list: TabSidebarView?
    private var button: UIButton?

    /// Whether the bar is shown instead. Chosen: `true` by default.
    open var isHidden: Bool {
      get { isSidebarHidden }
      set { setHidden(newValue) }
    }
    private var isSidebarHidden = true
    /// The identifiers of the groups whose tabs the user has hidden with the button of their row.
    var collapsedGroups: Set<String> = []

    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { controller?.sidebarDidChange() } }
    }
    /// Shown above all tabs; `nil` for nothing.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { list?.reload() }
    }
    /// Shown below all tabs; `nil` for nothing.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { list?.reload() }
    }
    /// A view at the bottom of the sidebar, as high as its constraints or its content; `nil` for
    /// none.
    open var bottomBarView: UIView? {
      didSet { if bottomBarView !== oldValue { list?.show(bottomBarView) } }
    }
    /// Elements of a menu behind a button at the top, which then has the action that edits the
    /// sidebar as well; `nil` for none.
    open var navigationOverflowItems: UIDeferredMenuElement? { didSet { list?.updateButtons() } }

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Asks the delegate for the row of a tab again. It has no effect if the tab has no row.
    open func reconfigureItem(for tab: UITab) { list?.reconfigure(tab) }

    /// Scrolls, without an animation, so that a place is visible.
    open func scroll(to target: ScrollTarget, animated: Bool) { list?.scroll(to: target) }

    private func setHidden(_ isHidden: Bool) {
      guard isHidden != isSidebarHidden else { return }
      isSidebarHidden = isHidden
      guard let controller, controller.isViewLoaded else { return }
      let animator = SidebarAnimator()
      if controller.hasSidebar {
        delegate?.tabBarController(
          controller, sidebarVisibilityWillChange: self, animator: animator)
      }
      if isHidden { list?.endEditing() }
      controller.sidebarDidChange()
      animator.run()
    }

    /// Whether the content is beside the sidebar.
    var tiles: Bool { preferredLayout == .tile }

    // MARK: Views

    func place(in view: UIView, frame: CGRect) {
      guard let controller else { return }
      let list = self.list ?? TabSidebarView(controller, self)
      if self.list == nil {
        self.list = list
        list.show(bottomBarView)
      }
      if list.superview !== view { view.addSubview(list) }
      list.frame = frame
    }

    func removeView() {
      guard let list else { return }
      self.list = nil
      list.removeFromSuperview()
      list.endEditing()
    }

    /// Adds the button that shows the sidebar to the bar, which places it before the items.
    func placeButton(isShown: Bool) {
      guard isShown, let controller else {
        button?.removeFromSuperview()
        controller?.tabBar.leadingButton = nil
        return
      }
      let button = self.button ?? makeButton()
      self.button = button
      let bar = controller.tabBar
      if button.superview !== bar { bar.addSubview(button) }
      bar.leadingButton = button
    }

    private func makeButton() -> UIButton {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
      button.accessibilityLabel = SystemString.showSidebar.text
      button.addAction(
        UIAction { [weak self] _ in self?.isHidden = false }, for: .touchUpInside)
      return button
    }

    func tabsDidChange() { list?.reload() }

    func titleDidChange() { list?.updateTitle() }

    func selectionDidChange() { list?.updateSelection() }

    func content(at point: CGPoint, in view: UIView) -> UITabSidebarItem.Content? {
      list.flatMap { $0.content(at: view.convert(point, to: $0)) }
    }

    /// The group that has an action.
    func group(of action: UIAction) -> UITabGroup? {
      controller?.allTabs.lazy.compactMap { $0 as? UITabGroup }.first {
        $0.sidebarActions.contains(action)
      }
    }
  }
}

/// Runs what a delegate adds to a change of the sidebar, at once.
@MainActor private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
