/// What a list cell shows that has nothing but a content and a background configuration, in a state.
///
/// Rows with equal values look the same, if their lists, places, widths and traits are the same as
/// well. They are compared instead of being laid out.
package struct ResolvedRow: Hashable {
  private let content: UIListContentConfiguration
  private let background: UIBackgroundConfiguration
  private let prominence: ListSeparators.Prominence

  /// Updates the configurations for a state, as a cell does.
  ///
  /// - Parameter background: `nil` for the default of list cells.
  /// - Returns: `nil` if the values do not determine the appearance: the content is of another type,
  ///   or the background shows a view.
  package init?(
    _ content: any UIContentConfiguration, background: UIBackgroundConfiguration?,
    in state: UICellConfigurationState
  ) {
    guard let content = content as? UIListContentConfiguration else { return nil }
    let background =
      background
      ?? state.traitCollection.performingAsCurrent { UIBackgroundConfiguration.listCell() }
    self.background = background.updated(for: state)
    guard self.background.customView == nil else { return nil }
    self.content = content.updated(for: state)
    prominence = .init(state)
  }
}
