/// An object that updates the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the scope of the search bar changes, and when the search begins.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user selects a suggestion. This method is optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// A delegate that is notified about the beginning and the end of a search. All methods are
/// optional.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search becomes active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search becomes inactive.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search becomes inactive.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the search begins, before ``willPresentSearchController(_:)``.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search bar changes its position in the navigation bar.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called after the search bar changes its position in the navigation bar.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
