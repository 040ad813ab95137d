// Suggestions are shown in a menu below the field during editing.
extension UISearchTextField {
  /// Shows, replaces or dismisses the menu.
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
    let overlay = MenuOverlay.show(
      UIMenu(children: actions), from: self, sender: self, isAnimated: false)
    // The user continues to edit the field.
    overlay.accessibilityViewIsModal = false
    suggestionsOverlay = overlay
  }

  private func select(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }
}
