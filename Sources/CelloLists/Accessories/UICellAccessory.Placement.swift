extension UICellAccessory {
  /// The side of a custom accessory and its position among the accessories on this side.
  public enum Placement {
    /// A closure that returns an index in the displayed accessories of a side, which are sorted
    /// from the leading to the trailing edge. An index out of range is clamped.
    public typealias Position = ([UICellAccessory]) -> Int

    /// The leading side; by default, next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side; by default, next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before an accessory; the first position if the accessory is not on the
    /// same side.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isSame(as: accessory) } ?? 0 }
    }

    /// Returns the position after an accessory; the last position if the accessory is not on the
    /// same side.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.isSame(as: accessory) }.map { $0 + 1 } ?? accessories.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view of the accessory.
    public let customView: UIView
    /// The side and position of the view.
    public let placement: Placement
    /// A Boolean value that indicates whether the view is invisible; `false` by default. An
    /// invisible view keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the view is centered; `actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view; `nil`, the default, for the tint color of the cell.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps the size of its bounds, instead of its
    /// intrinsic size; `false` by default.
    public var maintainsFixedSize: Bool

    /// Creates a configuration for a custom view. A `nil` value means the default of the property.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
