// Symbols with names of their own. Source of the symbols: chosen after the descriptions in Apple's
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
  /// A symbol for a selected item that is also visible on a picture.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle.fill") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Whether the image has colors that are brighter than white; images have the standard range.
  public var isHighDynamicRange: Bool { false }

  /// The image itself, which has the standard range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
