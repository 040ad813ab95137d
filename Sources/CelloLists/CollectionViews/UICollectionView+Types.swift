extension UICollectionView {
  /// The kinds of elements. Source of the raw values here: Apple's headers of collection views.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal = 1

    var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
  }

  /// Where an item is scrolled to. At most one position of each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// How soon items make room for others that are dragged over them.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// When cells that change are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled = 0
    /// After a change of the content configuration and of what the cell is asked to lay out again.
    case enabled = 1
    /// As ``enabled``, which includes changes of constraints here.
    case enabledIncludingConstraints = 2
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

extension UICollectionViewLayoutAttributes {
  /// The kind of element that the attributes place.
  public final var representedElementCategory: UICollectionView.ElementCategory {
    switch category {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
