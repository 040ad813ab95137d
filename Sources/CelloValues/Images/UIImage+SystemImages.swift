// Named symbols. Source of the symbols: chosen according to the descriptions in Apple's
// documentation.
extension UIImage {
  /// A symbol for a button with more actions.
  public static var actions: UIImage { symbol("ellipsis.circle") }
  /// A symbol for adding an item.
  public static var add: UIImage { symbol("plus.circle.fill") }
  /// A symbol for removing an item.
  public static var remove: UIImage { symbol("minus.circle.fill") }
  /// A symbol for a selected item.
  public static var checkmark: UIImage { symbol("checkmark") }
  /// A symbol for a selected item that is visible on top of an image.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A Boolean value that indicates whether the image is in a high dynamic range; always `false`.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image itself, which has the standard range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
