/// Manages a search bar and the results of its search.
///
/// A search is active from the first touch of the field, or from setting ``isActive``, until it is
/// canceled. The bar is shown by the navigation item that has the controller.
open class UISearchController: UIViewController {
  /// When the scope bar is shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// While the search is active.
    case automatic = 0
    /// When the app says so.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results; `nil` where the searched content shows them.
  public final let searchResultsController: UIViewController?
  private final let bar = UISearchBar(frame: .zero)

  /// Whether the content behind the search is dimmed while no results are shown.
  open var obscuresBackgroundDuringPresentation = false { didSet { updateContent() } }
  /// Whether the title and buttons of the navigation bar are hidden while the search is active.
  open var hidesNavigationBarDuringPresentation = true { didSet { updateItem() } }
  /// Whether the results are shown while there is text or a token.
  open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }
  /// Whether the results are shown. Setting it ends ``automaticallyShowsSearchResultsController``.
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
  /// Whether the search bar has a cancel button while the search is active.
  open var automaticallyShowsCancelButton = true { didSet { updateBar() } }
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateBar() } }

  /// Suggestions that are shown in a list below the search bar while the search is active; `nil` for
  /// none.
  ///
  /// It becomes `nil` when the user selects a suggestion, types, changes the scope or cancels.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionsView?.show(searchSuggestions ?? [])
      updateContent()
    }
  }
  /// Whether a search bar below the title shows no suggestions.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { updateContent() }
  }
  private final var suggestionsView: SearchSuggestionsView?
  private final var isSearching = false
  /// The item whose navigation bar has the search bar.
  final weak var item: UINavigationItem?
  private final weak var host: UIViewController?

  /// A search whose results a controller shows, or the searched content itself for `nil`.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connectBar()
  }

  /// A search without a controller of results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final func connectBar() {
    bar.placeholder = SystemString.search.text
    bar.searchBarStyle = .minimal
    bar.eventHandler = { [weak self] in self?.handle($0) }
  }

  open var searchBar: UISearchBar { bar }

  /// Where the search bar is in its navigation bar.
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

  // MARK: Activity

  /// Whether the search is active. Setting it begins editing, or cancels the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      guard newValue else { return endSearch() }
      // Without a window the field cannot begin editing.
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

  /// The dimmed content was touched. It ends the search.
  private final func endSearchByTouch() {
    guard isSearching, obscuresBackgroundDuringPresentation, !showsResultsOrSuggestions else {
      return
    }
    endSearch()
  }

  private final func updateBar() {
    let hasText = bar.text?.isEmpty == false
    if automaticallyShowsCancelButton { bar.showsCancelButton = isSearching }
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

  /// Whether the search bar is beside the buttons of the navigation bar.
  private final var isInline: Bool {
    searchBarPlacement == .integrated || searchBarPlacement == .integratedCentered
  }

  /// The button in the place of the search bar was touched.
  final func beginByButton() {
    guard !isSearching else { return }
    // The bar has no place before the search is active.
    isActive = true
    item?.searchBarDidChange()
    bar.becomeFirstResponder()
  }

  // MARK: Results

  /// Shows the controller's view in front of that of the controller that is searched.
  private final func presentContent() {
    var responder: UIResponder? = bar
    while let current = responder, !(current is UINavigationBar) { responder = current.next }
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

  /// Puts the list of suggestions in front of the results, or removes it.
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

  /// Shows the suggestions or the results, or dims what is behind the search, or neither.
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

/// The view in front of content that is searched.
private final class SearchDimmingView: UIView {
  /// Called when the view itself is touched.
  var onTap: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.view === self { onTap() }
  }
}

extension UINavigationItem {
  /// The search controller whose bar is shown below the title; `nil` for none.
  public final var searchController: UISearchController? {
    get { searchObject as? UISearchController }
    set {
      searchController?.item = nil
      searchObject = newValue
      newValue?.item = self
      searchHandler = { [weak newValue] in newValue?.beginByButton() }
      searchPlacementHandler = { [weak newValue] isDone, former, new in
        guard let newValue else { return }
        if isDone {
          newValue.delegate?.searchController(newValue, didChangeFrom: former)
        } else {
          newValue.delegate?.searchController(newValue, willChangeTo: new)
        }
      }
      searchBar = newValue?.searchBar
    }
  }
}
