extension UITabBarController {
  /// A list of all tabs beside the content of a tab bar controller, which replaces the bar.
  ///
  /// The sidebar is available on iPad in regular widths, depending on the mode of the tab bar
  /// controller.
  @MainActor @preconcurrency open class Sidebar: NSObject {
    // Source of the raw values: Apple's `UITabBarControllerSidebar.h`.
    /// The arrangements of the sidebar and the content.
    public enum Layout: Int, Hashable, Sendable {
      /// Equivalent to `overlap`.
      case automatic = 0
      /// The sidebar overlaps the content and insets its safe area.
      case overlap = 1
      /// The content is beside the sidebar.
      case tile = 2
    }

    /// The positions to which the sidebar can be scrolled.
    public enum ScrollTarget {
      /// The content of the header.
      case header
      /// The content of the footer.
      case footer
      /// The row of a tab.
      case tab(UITab)
    }

    /// The object that provides and configures the rows; `nil` for the default rows. It is not
    /// retained.
    open weak var delegate: (any Delegate)?
    private weak var controller: UITabBarController?
    private var list: TabSidebarView?
    /// The glass behind the sidebar, which floats over the content on iOS 26.
    private lazy var glass = FloatingColumnGlass()
    private var button: UIButton?

    /// A Boolean value that indicates whether the sidebar is hidden and the bar is visible; `true`
    /// by default (chosen).
    open var isHidden: Bool {
      get { isSidebarHidden }
      set { setHidden(newValue) }
    }
    private var isSidebarHidden = true
    /// The identifiers of the groups that the user has collapsed.
    var collapsedGroups: Set<String> = []

    /// The arrangement of the sidebar and the content; `automatic` by default.
    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { controller?.sidebarDidChange() } }
    }
    /// The content above all tabs; `nil`, the default, for none.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { list?.reload() }
    }
    /// The content below all tabs; `nil`, the default, for none.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { list?.reload() }
    }
    /// A view at the bottom of the sidebar, whose height is determined by its constraints or
    /// content; `nil`, the default, for none.
    open var bottomBarView: UIView? {
      didSet { if bottomBarView !== oldValue { list?.show(bottomBarView) } }
    }
    /// The elements of a menu at the top of the sidebar, which also contains the action for sidebar
    /// editing; `nil`, the default, for no menu.
    open var navigationOverflowItems: UIDeferredMenuElement? { didSet { list?.updateButtons() } }

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Requests the row of a tab from the delegate again. It has no effect if the tab has no row.
    open func reconfigureItem(for tab: UITab) { list?.reconfigure(tab) }

    /// Scrolls to a position, without an animation.
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

    /// A Boolean value that indicates whether the content is beside the sidebar.
    var tiles: Bool { preferredLayout == .tile }

    // MARK: Views

    func place(in view: UIView, frame: CGRect, floats: Bool) {
      guard let controller else { return }
      let list = self.list ?? TabSidebarView(controller, self)
      if self.list == nil {
        self.list = list
        list.show(bottomBarView)
      }
      if list.superview !== view { view.addSubview(list) }
      list.frame = frame
      if floats {
        glass.place(behind: list, cornerRadius: NavigationMetrics.floatingColumnRadius)
      } else {
        glass.remove(from: list)
      }
    }

    func removeView() {
      guard let list else { return }
      glass.remove(from: list)
      self.list = nil
      list.removeFromSuperview()
      list.endEditing()
    }

    /// Adds or removes the button that shows the sidebar. The bar lays it out before its items.
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

    /// Returns the group that contains an action.
    func group(of action: UIAction) -> UITabGroup? {
      controller?.allTabs.lazy.compactMap { $0 as? UITabGroup }.first {
        $0.sidebarActions.contains(action)
      }
    }
  }
}

/// Runs the delegate's additional changes to the sidebar immediately.
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
