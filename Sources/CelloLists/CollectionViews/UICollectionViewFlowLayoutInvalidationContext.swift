/// The parts of a flow layout to compute again. The whole layout is always computed again here.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the sizes from the delegate are loaded again; `true` by
  /// default.
  ///
  /// Stored only: the sizes are always loaded again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the layout attributes are computed again; `true` by
  /// default.
  ///
  /// Stored only: the layout attributes are always computed again.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context with the default values.
  public required nonisolated init() { super.init() }
}
