/// The area of a text and how lines fill it.
///
/// The area is a rectangle: exclusion paths are missing.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// The room at both ends of a line, in points. Negative values and NaN are treated as 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }
  /// The maximum number of lines; 0 or less for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }
  /// The wrapping of lines, or the truncation of the last one.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }
  /// The size of the area, in points. A text view sets it to the room inside its insets.
  open var size: CGSize

  /// Called after a change that affects layout.
  final var didChange: (@MainActor () -> Void)?

  nonisolated public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
