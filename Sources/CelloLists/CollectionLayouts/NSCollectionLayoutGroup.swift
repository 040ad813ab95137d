/// A container of items in a row, in a column or at custom positions.
///
/// A group contains as many items as its arrangement permits; the following items are in the next
/// repetition of the group.
@MainActor @preconcurrency public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangements of items.
  enum Arrangement {
    /// The group contains as many items as fit, with the sizes of the subitems in turn.
    case filling(NSLayoutConstraint.Axis)
    /// A fixed number of items with their own lengths.
    case repeating(NSLayoutConstraint.Axis, count: Int)
    /// A fixed number of items that share the length equally.
    case dividing(NSLayoutConstraint.Axis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// The items and groups in the group; empty for a custom group.
  public final let subitems: [NSCollectionLayoutItem]
  /// The space between the items; `nil`, the default, for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The supplementary views that are attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  required init(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
    arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a row of as many items as fit, with the sizes of the subitems in turn. In a row with
  /// an estimated width, each subitem occurs once.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: .filling(.horizontal))
  }

  /// Creates a column of as many items as fit, with the sizes of the subitems in turn. In a column
  /// with an estimated height, each subitem occurs once.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems, arrangement: .filling(.vertical))
  }

  /// Creates a row of a fixed number of items with the width of the subitem, even if they do not
  /// fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .repeating(.horizontal, count: count))
  }

  /// Creates a column of a fixed number of items with the height of the subitem, even if they do
  /// not fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .repeating(.vertical, count: count))
  }

  /// Creates a row of a fixed number of items with equal widths. The width of the subitem is
  /// ignored.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .dividing(.horizontal, count: count))
  }

  /// Creates a column of a fixed number of items with equal heights. The height of the subitem is
  /// ignored.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    self.init(
      layoutSize: layoutSize, subitems: [subitem],
      arrangement: .dividing(.vertical, count: count))
  }

  /// Creates a group whose items have frames from a closure.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = copied(
      to: Self(layoutSize: layoutSize, subitems: subitems, arrangement: arrangement))
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// Returns a description of the group and its subitems as indented text.
  public func visualDescription() -> String { description(depth: 0) }

  private final func description(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let name =
      switch arrangement {
      case .filling(let axis): "\(axis) group"
      case .repeating(let axis, let count), .dividing(let axis, let count):
        "\(axis) group of \(count)"
      case .custom: "custom group"
      }
    let lines = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.description(depth: depth + 1)
        ?? "\(indent)  item \(item.layoutSize.notation)"
    }
    return (["\(indent)\(name) \(layoutSize.notation)"] + lines).joined(separator: "\n")
  }
}

extension NSCollectionLayoutSize {
  /// A short description of the dimensions, such as `(0.5 of the width) × (44)`.
  fileprivate var notation: String {
    func notation(_ dimension: NSCollectionLayoutDimension) -> String {
      switch dimension.kind {
      case .fractionalWidth: "\(dimension.dimension.notation) of the width"
      case .fractionalHeight: "\(dimension.dimension.notation) of the height"
      case .absolute: dimension.dimension.notation
      case .estimated: "about \(dimension.dimension.notation)"
      case .uniformAcrossSiblings: "uniform, about \(dimension.dimension.notation)"
      }
    }
    return "(\(notation(widthDimension))) × (\(notation(heightDimension)))"
  }
}

/// The frame of an item in a custom group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame in the coordinates of the group, in points.
  open private(set) var frame: CGRect
  /// The position on the z-axis; items with higher values are in front.
  open private(set) var zIndex: Int

  /// Creates an item with a frame and the z-index 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the item itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
