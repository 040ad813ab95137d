/// An object that can be moved and transformed.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

/// A visible element of a section, whose appearance an app changes while the content moves.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The transform in space, of which only the affine part is drawn.
  var transform3D: CATransform3D { get set }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// The kind of a supplementary or decoration view; empty for a cell.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// The rectangle in the content, before the groups of the section are scrolled.
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// Changes the visible elements of a section when they appear or the content has moved.
///
/// - Parameters:
///   - visibleItems: the elements of the section in the visible area.
///   - scrollOffset: the offset of the groups of the section if they scroll by themselves, else of
///     the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

extension NSCollectionLayoutSection {
  /// Changes the visible elements when they appear or the content has moved; `nil` for no changes.
  public final var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { visibleItemsHandler as? NSCollectionLayoutSectionVisibleItemsInvalidationHandler }
    set { visibleItemsHandler = newValue }
  }
}

/// An element of a section by its layout attributes, which change with it.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame }
  var indexPath: IndexPath { attributes.indexPath }
  var name: String { attributes.representedElementKind ?? "" }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
