extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?

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
    /// The appearance and behavior of an outline disclosure.
    public enum Style: Sendable {
      /// ``header`` in the header of a section, otherwise ``cell``.
      case automatic
      /// At the trailing edge, in the tint color. A tap anywhere on the cell toggles it.
      case header
      /// At the leading edge. Only a tap on the control toggles it.
      case cell
    }

    /// The appearance and behavior.
    public var style: Style
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// The color of the disc; `nil` for red.
    public var backgroundColor: UIColor?

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// The color of the disc; `nil` for green.
    public var backgroundColor: UIColor?

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// Whether a line separates the control from an accessory before it.
    public var showsVerticalSeparator: Bool

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// The color of the disc while the cell is selected; `nil` for the cell's tint color.
    public var backgroundColor: UIColor?

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// The font; that of body text by default.
    public var font: UIFont
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory: Bool

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?

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
    /// Whether the accessory is invisible; its room is kept.
    public var isHidden: Bool
    /// The width of the region in which the accessory is centered.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
