extension NSLayoutConstraint {
  /// An edge, a center, a dimension or a baseline of a view or guide.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The left edge in left-to-right layouts, otherwise the right edge.
    case leading = 5
    /// The right edge in left-to-right layouts, otherwise the left edge.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal center of the alignment rectangle.
    case centerX = 9
    /// The vertical center of the alignment rectangle.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute, for a constraint without a second item.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is less than or equal to the second side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second side.
    case greaterThanOrEqual = 1
  }

  /// The axes of a layout.
  public enum Axis: Int, Hashable, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The alignment and direction of views in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of the views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of the views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of the views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of the views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of the views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of the views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of the views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of the views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of the views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of the views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Arranges views from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures distances from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures distances in a vertical format from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The part of an item that an attribute describes, without regard to margins.
  enum Part {
    case minimum, maximum, center, size, firstBaseline, lastBaseline
  }

  /// The axis; `nil` for ``notAnAttribute``.
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

  /// The part in a left-to-right layout; `nil` for ``notAnAttribute``.
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

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
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

  /// A Boolean value that indicates whether the attribute belongs to the margins.
  var isOfMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}
