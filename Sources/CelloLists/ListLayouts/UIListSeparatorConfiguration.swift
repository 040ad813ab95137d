/// A configuration of the separators of a row in a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibilities of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list determines the visibility from the row's position and state.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets that align a separator with the content of its row.
  ///
  /// Source: docs/measurements/separators.md#visibility. The leading and trailing values can be
  /// used independently.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row; `automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row; `automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances from the edges of the row to the separator above the row, in points; automatic
  /// by default.
  public var topSeparatorInsets = Self.automaticInsets
  /// The distances from the edges of the row to the separator below the row, in points; automatic
  /// by default.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the separators; `UIColor.separator` by default, which is drawn in the separator
  /// color of lists in the system version.
  public var color = UIColor.separator
  /// The color of the separators between selected rows.
  ///
  /// Source of the default: docs/measurements/separators.md#rows-that-are-selected-together.
  public var multipleSelectionColor: UIColor
  /// A visual effect that is drawn instead of the colors; `nil`, the default, for the colors.
  public var visualEffect: UIVisualEffect?

  /// Creates a configuration with the default separators of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    switch listAppearance {
    case .sidebar: multipleSelectionColor = .quaternaryLabel
    default: multipleSelectionColor = .separator
    }
  }
}
