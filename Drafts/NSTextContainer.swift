/// The area of a text and how its lines fill it.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// The room at both ends of a line, in points. Negative values and NaN are treated as 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange?() }
  }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { didChange?() }
  }
  /// The wrapping of lines, and the truncation of the last one.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { didChange?() }
  }
  /// The size of the area, in points; a text view determines it.
  open var size: CGSize {
    didSet { didChange?() }
  }

  /// Tells the text view that it is laid out again.
  final var didChange: (@MainActor () -> Void)?

  nonisolated public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}
