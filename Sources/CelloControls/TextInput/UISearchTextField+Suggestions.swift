// Suggestions are a menu below the field while it is edited.
extension UISearchTextField {
  /// What the field suggests to search for; `nil` for nothing. The delegate is told about a choice if it
  /// is a ``UISearchTextFieldDelegate``.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { ownSuggestions }
    set {
      ownSuggestions = newValue
      updateSuggestions()
    }
  }

  /// Shows, replaces or removes the menu.
  final func updateSuggestions() {
    suggestionsOverlay?.dismiss()
    suggestionsOverlay = nil
    guard isEditing, window != nil, let suggestions = ownSuggestions, !suggestions.isEmpty else {
      return
    }
    let actions = suggestions.compactMap { suggestion -> UIAction? in
      guard
        let title = suggestion.localizedSuggestion
          ?? suggestion.localizedAttributedSuggestion?.string
      else { return nil }
      return UIAction(title: title, image: suggestion.iconImage) { [weak self] _ in
        self?.select(suggestion)
      }
    }
    guard !actions.isEmpty else { return }
    let overlay = MenuOverlay.show(UIMenu(children: actions), from: self, sender: self)
    // The field is edited further.
    overlay.accessibilityViewIsModal = false
    suggestionsOverlay = overlay
  }

  private func select(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }
}
