extension NSLayoutConstraint {
  /// An edge, a center, a dimension or a baseline of a view or guide.
  public enum Attribute: Int, Hashable, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    /// No attribute: the constraint has no second item.
    case notAnAttribute = 0
  }

  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The alignment and direction of views in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static let spacingEdgeToEdge: FormatOptions = []
    /// The distances of views in a vertical format are from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The part of the item that the attribute describes, without regard to margins.
  enum Part {
    case minimum, maximum, center, size, firstBaseline, lastBaseline
  }

  /// `nil` for ``notAnAttribute``.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// The part in a left-to-right layout.
  var part: Part? {
    switch self {
    case .notAnAttribute: nil
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin: .minimum
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: .maximum
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height: .size
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// Whether the attribute follows the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isDimension: Bool { part == .size }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute belongs to the item's margins.
  var isOfMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}
