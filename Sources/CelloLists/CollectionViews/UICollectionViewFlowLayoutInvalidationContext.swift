/// The parts of a flow layout that have to be computed again. Here all of them always are.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items are computed again.
  open var invalidateFlowLayoutAttributes = true

  public required nonisolated init() { super.init() }
}
