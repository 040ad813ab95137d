extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?

    /// Creates options for a disclosure indicator. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of an outline disclosure.
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// The appearances and behaviors of an outline disclosure.
    public enum Style: Sendable {
      /// Equivalent to ``header`` in the header of a section; otherwise equivalent to ``cell``.
      case automatic
      /// A control at the trailing edge, in the tint color. A tap anywhere on the cell toggles it.
      case header
      /// A control at the leading edge. Only a tap on the control toggles it.
      case cell
    }

    /// The appearance and behavior; `automatic` by default.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?

    /// Creates options for an outline disclosure. A `nil` value means the default of the property.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?

    /// Creates options for a checkmark. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a delete control.
  public struct DeleteOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?
    /// The color of the disc; `nil`, the default, for red.
    public var backgroundColor: UIColor?

    /// Creates options for a delete control. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert control.
  public struct InsertOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?
    /// The color of the disc; `nil`, the default, for green.
    public var backgroundColor: UIColor?

    /// Creates options for an insert control. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a reorder control.
  public struct ReorderOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a line separates the control from an accessory before
    /// it; `true` by default.
    public var showsVerticalSeparator: Bool

    /// Creates options for a reorder control. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a multiselect control.
  public struct MultiselectOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?
    /// The color of the disc while the cell is selected; `nil`, the default, for the cell's tint
    /// color.
    public var backgroundColor: UIColor?

    /// Creates options for a multiselect control. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a label.
  public struct LabelOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?
    /// The font; by default the font of body text.
    public var font: UIFont
    /// A Boolean value that indicates whether the font adapts to the preferred text size; `true` by
    /// default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options for a label. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// The options of a detail button.
  public struct DetailOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?

    /// Creates options for a detail button. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a pop-up menu.
  public struct PopUpMenuOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is invisible; `false` by default. An
    /// invisible accessory keeps its region.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered; `actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory; `nil`, the default, for the system color.
    public var tintColor: UIColor?

    /// Creates options for a pop-up menu. A `nil` value means the default of the property.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
