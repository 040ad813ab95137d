/// The appearance, in a state, of a list cell with only a content configuration and a background
/// configuration.
///
/// Rows with equal values look the same if their lists, positions, widths and traits are also
/// equal. They can be compared instead of being laid out.
package struct ResolvedRow: Hashable {
  private let content: UIListContentConfiguration
  private let background: UIBackgroundConfiguration
  private let prominence: ListSeparators.Prominence

  /// Updates the configurations for a state, as a cell does.
  ///
  /// - Parameter background: The background configuration; `nil` for the default background of list
  ///   cells.
  /// - Returns: `nil` if the values do not determine the appearance, because the content is of
  ///   another
  ///   type or the background shows a view.
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
