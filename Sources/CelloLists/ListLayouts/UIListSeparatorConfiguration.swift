/// The separators of a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: Int, Hashable, Sendable {
    /// The list decides by the row's position and state.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets by which separators align with the content of their row.
  ///
  /// Source: docs/measurements/separators.md#visibility. Of each edge, the value is automatic by
  /// itself.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the edges of the row to the separator above it, in points.
  public var topSeparatorInsets = Self.automaticInsets
  /// From the edges of the row to the separator below it, in points.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the separators. `UIColor.separator` is drawn as the lists of the system version
  /// draw it.
  public var color = UIColor.separator
  /// The color of the separators between rows that are selected together.
  ///
  /// Source of the default: docs/measurements/separators.md#rows-that-are-selected-together.
  public var multipleSelectionColor: UIColor
  /// The effect that is drawn in the place of the colors; `nil` for the colors.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    switch listAppearance {
    case .sidebar: multipleSelectionColor = .quaternaryLabel
    default: multipleSelectionColor = .separator
    }
  }
}
