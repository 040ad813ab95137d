/// Responds to changes in the suggestions and tokens of a search field. All methods are optional.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Called after a user has chosen a suggestion.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
