/// A view or another object whose text can follow the user's preferred text size.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font follows the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
