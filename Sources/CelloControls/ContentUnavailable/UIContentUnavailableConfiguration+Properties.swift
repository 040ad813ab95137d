extension UIContentUnavailableConfiguration {
  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The size, weight and colors of symbol images. The image's own configuration takes
    /// precedence.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      // Source: docs/measurements/controls.md#unavailable-content.
      UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
    /// The color of symbol and template images; `nil` for the view's tint color.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the image's corners, in points. Negative values and NaN are treated as 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points, to which a larger image is scaled down proportionally; 0 on an
    /// axis for no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image keeps its colors if the user inverts the screen's.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font of a line that is too wide is scaled down to ``minimumScaleFactor``.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font may be scaled to fit; 0 disables scaling.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letters may be tightened before text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action that a tap runs; its title and image are not shown.
    public var primaryAction: UIAction?
    /// The button's menu. Without a primary action, a tap on the button opens it.
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}
