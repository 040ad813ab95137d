import Testing
import UIKit

// Members of bars, view controllers and the application that apps override: this file compiles only
// while they can be overridden.

private final class OwnBarItem: UIBarItem {
  override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLabel: String? {
    get { "own" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
}

private final class OwnBarButtonItem: UIBarButtonItem {
  override class func fixedSpace() -> UIBarButtonItem {
    super.fixedSpace()
  }
  override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    super.fixedSpace(width + 1)
  }
  override class func flexibleSpace() -> UIBarButtonItem {
    super.flexibleSpace()
  }
  override func frame(in referenceView: UIView) -> CGRect? {
    super.frame(in: referenceView)
  }
  override var isSpringLoaded: Bool {
    get { super.isSpringLoaded }
    set { super.isSpringLoaded = newValue }
  }
}

private final class OwnBarAppearance: UIBarAppearance {
  override func copy() -> Self {
    super.copy()
  }
  override var idiom: UIUserInterfaceIdiom { super.idiom }
}

private final class OwnBarButtonItemAppearance: UIBarButtonItemAppearance {
  override func copy() -> Self {
    super.copy()
  }
  override var disabled: UIBarButtonItemStateAppearance { super.disabled }
  override var focused: UIBarButtonItemStateAppearance { super.focused }
  override var highlighted: UIBarButtonItemStateAppearance { super.highlighted }
  override var normal: UIBarButtonItemStateAppearance { super.normal }
}

private final class OwnTabBarItemAppearance: UITabBarItemAppearance {
  override func copy() -> Self {
    super.copy()
  }
  override var disabled: UITabBarItemStateAppearance { super.disabled }
  override var focused: UITabBarItemStateAppearance { super.focused }
  override var normal: UITabBarItemStateAppearance { super.normal }
  override var selected: UITabBarItemStateAppearance { super.selected }
}

private final class OwnNavigationBarAppearance: UINavigationBarAppearance {
  override var doneButtonAppearance: UIBarButtonItemAppearance {
    get { super.doneButtonAppearance }
    set { super.doneButtonAppearance = newValue }
  }
}

private final class OwnToolbarAppearance: UIToolbarAppearance {
  override var doneButtonAppearance: UIBarButtonItemAppearance {
    get { super.doneButtonAppearance }
    set { super.doneButtonAppearance = newValue }
  }
}

private final class OwnBarButtonItemBadge: UIBarButtonItem.Badge {
  override var stringValue: String? { super.stringValue }
}

private final class OwnBarButtonItemGroup: UIBarButtonItemGroup {
  override class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    super.fixedGroup(representativeItem: representativeItem, items: items)
  }
  override class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    super.movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem,
      items: items)
  }
  override class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    super.optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, representativeItem: representativeItem,
      items: items)
  }
}

private final class OwnLexicon: UILexicon, @unchecked Sendable {
  override var entries: [UILexiconEntry] { super.entries }
}

private final class OwnLexiconEntry: UILexiconEntry, @unchecked Sendable {
  override var documentText: String { super.documentText }
  override var userInput: String { super.userInput }
}

private final class OwnNavigationItem: UINavigationItem {
  override var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    super.overflowPresentationSource
  }
  override var searchController: UISearchController? {
    get { super.searchController }
    set { super.searchController = newValue }
  }
}

private final class OwnNavigationController: UINavigationController {
  override var navigationBar: UINavigationBar { super.navigationBar }
}

private final class OwnPageViewController: UIPageViewController {
  override var navigationOrientation: UIPageViewController.NavigationOrientation {
    super.navigationOrientation
  }
  override var transitionStyle: UIPageViewController.TransitionStyle { .scroll }
}

private final class OwnSearchController: UISearchController {
  override var searchResultsController: UIViewController? { super.searchResultsController }
}

private final class OwnSheetPresentationControllerDetent: UISheetPresentationController.Detent {
  override var identifier: UISheetPresentationController.Detent.Identifier { super.identifier }
}

private final class OwnSplitViewController: UISplitViewController {
  override var style: UISplitViewController.Style { super.style }
}

private final class OwnTabBar: UITabBar {
  override var isSpringLoaded: Bool {
    get { super.isSpringLoaded }
    set { super.isSpringLoaded = newValue }
  }
}

private final class OwnComponent: UITextFormattingViewController.Component {
  override var componentKey: UITextFormattingViewController.ComponentKey { super.componentKey }
  override var preferredSize: UITextFormattingViewController.ComponentSize { super.preferredSize }
}

private final class OwnComponentGroup: UITextFormattingViewController.ComponentGroup {
  override var components: [UITextFormattingViewController.Component] { super.components }
}

private final class OwnFormattingConfiguration: UITextFormattingViewController.Configuration {
  override var groups: [UITextFormattingViewController.ComponentGroup] { super.groups }
}

private final class OwnTextItem: UITextItem {
  override var content: UITextItem.Content { super.content }
  override var range: NSRange { super.range }
}

private final class OwnTextView: UITextView {
  override var textContainer: NSTextContainer { super.textContainer }
}

private final class OwnViewController: UIViewController {
  override func addKeyCommand(_ keyCommand: UIKeyCommand) {
    super.addKeyCommand(keyCommand)
  }
  override var children: [UIViewController] { super.children }
  var givenController: UINavigationController?
  override var navigationController: UINavigationController? {
    givenController ?? super.navigationController
  }
  override var nibBundle: Bundle? { super.nibBundle }
  override var nibName: String? { super.nibName }
  override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    super.overrideTraitCollection(forChild: childViewController)
  }
  var givenParent: UIViewController?
  override var parent: UIViewController? { givenParent ?? super.parent }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    super.removeKeyCommand(keyCommand)
  }
  override func setNeedsFocusUpdate() {
    super.setNeedsFocusUpdate()
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    super.setOverrideTraitCollection(collection, forChild: childViewController)
  }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override func updateFocusIfNeeded() {
    super.updateFocusIfNeeded()
  }
  override func updateTraitsIfNeeded() {
    super.updateTraitsIfNeeded()
  }
}

private final class OwnAlignmentRectContext: UIViewController.Transition.ZoomOptions
    .AlignmentRectContext
{
  override var sourceView: UIView { super.sourceView }
  override var zoomedViewController: UIViewController { super.zoomedViewController }
}

private final class OwnInteractionContext: UIViewController.Transition.ZoomOptions
    .InteractionContext
{
  override var location: CGPoint { super.location }
  override var velocity: CGVector { super.velocity }
  override var willBegin: Bool { super.willBegin }
}

private final class OwnSourceViewProviderContext: UIViewController.Transition
    .ZoomSourceViewProviderContext
{
  override var sourceViewController: UIViewController { super.sourceViewController }
  override var zoomedViewController: UIViewController { super.zoomedViewController }
}

private final class OwnApplication: UIApplication {
  override func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    super.activateSceneSession(for: request, errorHandler: errorHandler)
  }
  override func completeStateRestoration() {
    super.completeStateRestoration()
  }
  override func extendStateRestoration() {
    super.extendStateRestoration()
  }
  override func ignoreSnapshotOnNextApplicationLaunch() {
    super.ignoreSnapshotOnNextApplicationLaunch()
  }
  override func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    super.requestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler)
  }
  override func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    super.requestSceneSessionRefresh(sceneSession)
  }
}

private final class OwnTab: UITab {
  override var identifier: String { super.identifier }
}

private final class OwnTabAccessory: UITabAccessory {
  override var contentView: UIView { super.contentView }
}

private final class OwnTabBarController: UITabBarController {
  override var tabBar: UITabBar { super.tabBar }
}

private final class OwnTabSidebarItem: UITabSidebarItem {
  override var content: UITabSidebarItem.Content { super.content }
}

private final class OwnTabSidebarItemRequest: UITabSidebarItem.Request {
  override var content: UITabSidebarItem.Content { super.content }
}

/// A navigation controller that records what is pushed.
private final class RecordingNavigationController: UINavigationController {
  var pushed: [UIViewController] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
  }
}

@MainActor struct OverriddenControllerMembersTests {
  @Test("a controller uses the navigation controller that a subclass returns")
  func navigationController() {
    let controller = OwnViewController()
    #expect(controller.navigationController == nil)
    let recording = RecordingNavigationController()
    controller.givenController = recording
    controller.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(recording.pushed.count == 1)
    let navigation = OwnNavigationController(rootViewController: UIViewController())
    #expect(navigation.topViewController?.navigationController === navigation)
    #expect(navigation.navigationBar.superview != nil || navigation.view != nil)
  }

  @Test("the containers of a controller are those of the parent that a subclass returns")
  func parent() {
    let controller = OwnViewController()
    let split = OwnSplitViewController(style: .doubleColumn)
    controller.givenParent = split
    #expect(controller.splitViewController === split)
    #expect(split.style == .doubleColumn)
    let tabs = OwnTabBarController()
    controller.givenParent = tabs
    #expect(controller.tabBarController === tabs)
    #expect(tabs.tabBar.items?.isEmpty != false)
    let child = UIViewController()
    controller.addChild(child)
    #expect(controller.children == [child])
    #expect(child.parent === controller)
    controller.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("items of bars call the members that a subclass overrides")
  func items() {
    #expect(OwnBarButtonItem.fixedSpace().width == 1)
    let item = OwnBarItem()
    #expect(item.accessibilityLabel == "own")
    #expect(item.accessibilityUserInputLabels == ["own"])
    let button = OwnBarButtonItem()
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    #expect(button.frame(in: UIView()) == nil)
    #expect(OwnBarButtonItemGroup.fixedGroup(items: [button]).barButtonItems == [button])
    let search = OwnSearchController(searchResultsController: nil)
    let navigationItem = OwnNavigationItem(title: "")
    navigationItem.searchController = search
    #expect(navigationItem.searchController === search)
    #expect(navigationItem.overflowPresentationSource == nil)
  }

  @Test("appearances are copied, with the properties that a subclass overrides")
  func appearances() {
    let appearance = OwnNavigationBarAppearance()
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.kern: 2]
    let copy = appearance.copy() as OwnNavigationBarAppearance
    #expect(copy !== appearance)
    #expect(copy.doneButtonAppearance.normal.titleTextAttributes.count == 1)
    #expect(OwnBarAppearance(idiom: .pad).idiom == .pad)
    #expect(
      OwnBarButtonItemAppearance(style: .plain).disabled !== OwnBarButtonItemAppearance().normal)
    #expect(OwnTabBarItemAppearance(style: .stacked).selected.titleTextAttributes.isEmpty)
    #expect(OwnToolbarAppearance().doneButtonAppearance.normal.titleTextAttributes.isEmpty)
  }

  @Test("other controllers and values have what subclasses return")
  func values() {
    let pages = OwnPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    let text = OwnTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(text.textContainer.lineFragmentPadding == 5)
    let component = OwnComponent(componentKey: .fontSize, preferredSize: .mini)
    let group = OwnComponentGroup(components: [component])
    #expect(group.components == [component])
    #expect(OwnFormattingConfiguration(groups: [group]).groups == [group])
    let tab = OwnTab(title: "", image: nil, identifier: "id") { _ in UIViewController() }
    #expect(tab.identifier == "id")
    let view = UIView()
    #expect(OwnTabAccessory(contentView: view).contentView === view)
  }
}
