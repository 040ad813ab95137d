/// A visible element of a section, whose appearance an app can change while the content scrolls.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The three-dimensional transform; only its affine part is drawn.
  var transform3D: CATransform3D { get set }
  /// The opacity, 0 to 1.
  var alpha: CGFloat { get set }
  /// The position on the z-axis; elements with higher values are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The name of the element; empty, as in UIKit.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame in the coordinates of the content, before the section's groups are scrolled.
  var frame: CGRect { get }
  /// The category of the element: cell, supplementary view or decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A closure that changes the visible elements of a section when they appear or the content
/// scrolls.
///
/// - Parameters:
///   - visibleItems: The elements of the section in the visible area.
///   - scrollOffset: The content offset of the section's groups if they scroll independently;
///     otherwise
///     the content offset of the collection view.
///   - layoutEnvironment: The environment for which the section was created.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A visible element that changes its layout attributes.
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
  // Source: docs/measurements/compositional-layouts.md#orthogonal-sections.
  var name: String { "" }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
