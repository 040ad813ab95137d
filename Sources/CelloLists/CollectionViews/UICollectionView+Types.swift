extension UICollectionView {
  /// The categories of elements. Source of the raw values in this file: Apple's headers of
  /// collection views.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The directions in which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal = 1

    var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
  }

  /// The positions to which an item can be scrolled. Combine at most one vertical and one
  /// horizontal position.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates a set of positions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the top edge of the item with the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centers the item vertically in the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligns the bottom edge of the item with the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligns the left edge of the item with the left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centers the item horizontally in the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligns the right edge of the item with the right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The speeds at which items move to make space for items that are dragged over them.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// The changes after which a cell is measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Does not measure a cell again after a change of the cell.
    case disabled = 0
    /// Measures a cell after its content configuration has changed or its layout has been
    /// invalidated.
    case enabled = 1
    /// Equivalent to ``enabled`` here, which already includes changes of constraints.
    case enabledIncludingConstraints = 2
  }

  /// The kind of supplementary view for section headers in flow layouts and lists.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of supplementary view for section footers in flow layouts and lists.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

extension UICollectionViewLayoutAttributes {
  /// The category as its public type.
  var publicCategory: UICollectionView.ElementCategory {
    switch category {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
