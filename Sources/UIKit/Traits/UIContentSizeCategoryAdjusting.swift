/// A view or another object whose text can follow the size that the user prefers.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
