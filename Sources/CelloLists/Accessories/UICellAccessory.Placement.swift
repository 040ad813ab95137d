extension UICellAccessory {
  /// The side of a custom accessory and its position among the accessories there.
  public enum Placement {
    /// Returns an index in the displayed accessories of a side, which are in order from the leading
    /// to the trailing edge. An index out of range is treated as the nearest one.
    public typealias Position = ([UICellAccessory]) -> Int

    /// By default, next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// By default, next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The position before an accessory, or the first one if the accessory is not on the side.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isSame(as: accessory) } ?? 0 }
    }

    /// The position after an accessory, or the last one if the accessory is not on the side.
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

  /// A view as an accessory.
  public struct CustomViewConfiguration: CellAccessoryOptions {
    public let customView: UIView
    public let placement: Placement
    /// Whether the view is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the view is centered; the view's own by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view; `nil` for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its bounds, instead of the size that fits.
    public var maintainsFixedSize: Bool

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
