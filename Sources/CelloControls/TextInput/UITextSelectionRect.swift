public import CelloViews

/// The area of a range of text in one line.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  private let values: (rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool)

  /// Creates an empty area.
  nonisolated public override init() { values = (.zero, .natural, false, false) }

  nonisolated init(
    _ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool
  ) { values = (rect, direction, containsStart, containsEnd) }

  /// The area in points, in the coordinates of the view.
  open var rect: CGRect { values.rect }
  /// The direction of the first character of the range.
  open var writingDirection: NSWritingDirection { values.direction }
  /// A Boolean value that indicates whether the area is the first of its range.
  open var containsStart: Bool { values.isFirst }
  /// A Boolean value that indicates whether the area is the last of its range.
  open var containsEnd: Bool { values.isLast }
  /// A Boolean value that indicates whether the text is vertical. It is always `false`.
  open var isVertical: Bool { false }
}
