/// The parts of a flow layout to compute again.
///
/// Independently of them, the whole layout is computed again after `invalidateLayout()`, and after
/// changes of the data, of the traits, and of the size and the adjusted content insets of the
/// collection view.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the sizes and the spacing are loaded again from the
  /// delegate; `true` by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the layout attributes are computed again; `true` by
  /// default. Otherwise, the layout keeps them.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context with the default values.
  public required nonisolated init() { super.init() }
}
