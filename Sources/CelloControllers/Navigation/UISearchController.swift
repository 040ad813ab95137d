/// A view controller that manages a search bar and the results of a search.
///
/// The search is active from the first tap in the search field, or from setting ``isActive``, until
/// it is canceled. The navigation bar of the item with this ``UINavigationItem/searchController``
/// shows the search bar.
open class UISearchController: UIViewController {
  /// The conditions under which the scope bar is shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// The scope bar is shown while the search is active.
    case automatic = 0
    /// The app shows and hides the scope bar.
    case manual = 1
    /// The scope bar is shown while the search field has text.
    case onTextEntry = 2
    /// The scope bar is shown while the search is active.
    case onSearchActivation = 3
  }

  /// The object that updates the search results; `nil` by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// A delegate that is notified about the search; `nil` by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; `nil` if the searched content shows them.
  open private(set) var searchResultsController: UIViewController?
  private final let bar = UISearchBar(frame: .zero)

  /// A Boolean value that indicates whether the content behind the search is dimmed while no
  /// results are shown; `false` by default.
  open var obscuresBackgroundDuringPresentation = false { didSet { updateContent() } }
  /// A Boolean value that indicates whether the title and the buttons of the navigation bar are
  /// hidden while the search is active; `true` by default.
  open var hidesNavigationBarDuringPresentation = true { didSet { updateItem() } }
  /// A Boolean value that indicates whether the results are shown if the search field has text or a
  /// token; `true` by default.
  open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }
  /// A Boolean value that indicates whether the results are shown. Setting it sets
  /// ``automaticallyShowsSearchResultsController`` to `false`.
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController
        ? !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty : showsResults
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private final var showsResults = false
  /// A Boolean value that indicates whether the search bar has a cancel button while the search is
  /// active; `true` by default.
  open var automaticallyShowsCancelButton = true { didSet { updateBar() } }
  /// A Boolean value that indicates whether the scope bar is shown without the app; `true` by default, and `false` for the
  /// activation `manual`. Setting it changes ``scopeBarActivation``.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The conditions under which the scope bar is shown; `automatic` by default.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateBar() } }

  /// The suggestions in the list below the search bar while the search is active; `nil`, the
  /// default, for none.
  ///
  /// The property becomes `nil` when the user selects a suggestion, types, changes the scope or
  /// cancels the search.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionsView?.show(searchSuggestions ?? [])
      updateContent()
    }
  }
  /// A Boolean value that indicates whether a search bar below the title shows no suggestions;
  /// `false` by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { updateContent() }
  }
  private final var suggestionsView: SearchSuggestionsView?
  private final var isSearching = false
  /// The item whose navigation bar shows the search bar.
  final weak var item: UINavigationItem?
  private final weak var host: UIViewController?

  /// Creates a search controller with a controller for the results; `nil` if the searched content
  /// shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connectBar()
  }

  /// Creates a search controller without a controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    connectBar()
    coder.apply(to: self, as: UISearchController.self)
  }

  private final func connectBar() {
    bar.placeholder = SystemString.search.text
    bar.searchBarStyle = .minimal
    bar.eventHandler = { [weak self] in self?.handle($0) }
  }

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The position of the search bar in its navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    item?.searchBarPlacement ?? .stacked
  }

  private final func handle(_ event: UISearchBar.Event) {
    switch event {
    case .beganEditing:
      beginSearch()
      update()
    case .changed:
      searchSuggestions = nil
      updateBar()
      update()
      updateContent()
    case .canceled: endSearch()
    }
  }

  private final func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  // MARK: Beginning and ending

  /// A Boolean value that indicates whether the search is active; `false` by default. Setting it
  /// begins editing or cancels the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      guard newValue else { return endSearch() }
      // Without a window, the search field cannot begin editing.
      if !bar.becomeFirstResponder() {
        beginSearch()
        update()
      }
    }
  }

  private final func beginSearch() {
    guard !isSearching else { return }
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    isSearching = true
    updateBar()
    updateItem()
    presentContent()
    delegate?.didPresentSearchController(self)
  }

  private final func endSearch() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchSuggestions = nil
    _ = bar.resignFirstResponder()
    if bar.text?.isEmpty == false { bar.text = nil } else { update() }
    updateBar()
    updateItem()
    dismissContent()
    delegate?.didDismissSearchController(self)
  }

  /// Ends the search after a tap on the dimmed content.
  private final func endSearchByTouch() {
    guard isSearching, obscuresBackgroundDuringPresentation, !showsResultsOrSuggestions else {
      return
    }
    endSearch()
  }

  private final func updateBar() {
    let hasText = bar.text?.isEmpty == false
    if automaticallyShowsCancelButton {
      // Toolbars have a button of their own.
      bar.showsCancelButton = isSearching && item?.isSearchInToolbar != true
    }
    let hasScopes = (bar.scopeButtonTitles?.count ?? 0) > 1
    switch scopeBarActivation {
    case .automatic, .onSearchActivation: bar.showsScopeBar = isSearching && hasScopes
    case .onTextEntry: bar.showsScopeBar = isSearching && hasScopes && hasText
    case .manual: break
    }
    item?.searchBarDidChange()
  }

  private final func updateItem() {
    item?.isSearchActive = isSearching
    item?.hidesContentDuringSearch =
      isSearching && hidesNavigationBarDuringPresentation && !isInline
  }

  /// A Boolean value that indicates whether the search bar is in the row with the navigation bar's
  /// buttons.
  private final var isInline: Bool {
    searchBarPlacement == .integrated || searchBarPlacement == .integratedCentered
  }

  /// Begins the search after a tap on the search button.
  final func beginByButton() {
    guard !isSearching else { return }
    // The search bar is in the navigation bar only while the search is active.
    isActive = true
    item?.searchBarDidChange()
    bar.becomeFirstResponder()
  }

  // MARK: Results

  /// Adds the controller's view in front of the view of the searched controller.
  private final func presentContent() {
    var responder: UIResponder? = bar
    while let current = responder, !(current is UINavigationBar), !(current is UIToolbar) {
      responder = current.next
    }
    var container: UIResponder? = responder
    while let current = container, !(current is UINavigationController) { container = current.next }
    guard let host = (container as? UINavigationController)?.topViewController,
      let hostView = host.viewIfLoaded, let superview = hostView.superview, let view
    else { return }
    self.host = host
    host.addChild(self)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = hostView.frame
    superview.insertSubview(view, aboveSubview: hostView)
    view.additionalSafeAreaInsets = hostView.additionalSafeAreaInsets
    didMove(toParent: host)
    updateContent()
  }

  private final func dismissContent() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  open override func loadView() {
    let dimming = SearchDimmingView(frame: UIScreen.main.bounds)
    dimming.onTap = { [weak self] in self?.endSearchByTouch() }
    view = dimming
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    let results = searchResultsController.view!
    results.translatesAutoresizingMaskIntoConstraints = true
    results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    results.frame = view.bounds
    view.addSubview(results)
    searchResultsController.didMove(toParent: self)
    updateContent()
  }

  private final var showsSuggestions: Bool {
    isSearching && searchSuggestions?.isEmpty == false
      && !(ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked)
  }

  private final func select(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Shows the list of suggestions in front of the results, or removes it.
  private final func updateSuggestions(in view: UIView) {
    guard showsSuggestions else {
      suggestionsView?.removeFromSuperview()
      suggestionsView = nil
      return
    }
    let list = suggestionsView ?? SearchSuggestionsView(frame: view.bounds)
    if suggestionsView == nil {
      suggestionsView = list
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.selected = { [weak self] in self?.select($0) }
      list.show(searchSuggestions ?? [])
    }
    if list.superview !== view { view.addSubview(list) }
    list.frame = view.bounds
  }

  private final var showsResultsOrSuggestions: Bool {
    showsSuggestions
      || isSearching && searchResultsController != nil && showsSearchResultsController
  }

  /// Shows the suggestions or the results, or else dims the content if it is obscured.
  private final func updateContent() {
    guard let view = viewIfLoaded else { return }
    updateSuggestions(in: view)
    let showsSuggestions = showsSuggestions
    let showsResults = showsResultsOrSuggestions
    searchResultsController?.viewIfLoaded?.isHidden = !showsResults || showsSuggestions
    view.isHidden = !showsResults && !obscuresBackgroundDuringPresentation
    // Results cover the content behind them.
    if view.accessibilityViewIsModal != showsResults {
      view.accessibilityViewIsModal = showsResults
    }
    view.backgroundColor =
      showsResults ? nil : UIColor.black.withAlphaComponent(NavigationMetrics.searchDimmingAlpha)
  }
}

/// The view in front of the searched content.
private final class SearchDimmingView: UIView {
  /// Called when the view itself is tapped.
  var onTap: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.view === self { onTap() }
  }
}

extension UINavigationItem {
  func show(_ controller: UISearchController?) {
    searchController?.item = nil
    searchObject = controller
    controller?.item = self
    searchHandler = { [weak controller] in controller?.beginByButton() }
    searchPlacementHandler = { [weak controller] isDone, former, new in
      guard let controller else { return }
      if isDone {
        controller.delegate?.searchController(controller, didChangeFrom: former)
      } else {
        controller.delegate?.searchController(controller, willChangeTo: new)
      }
    }
    searchBar = controller?.searchBar
  }
}
