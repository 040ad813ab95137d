extension UIContentUnavailableConfiguration {
  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The size, weight and colors of symbol images; the size of a large title by default. The
    /// image's own configuration takes precedence.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      // Source: docs/measurements/controls.md#unavailable-content.
      UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
    /// The color of symbol and template images; ``UIColor/secondaryLabel`` by default, `nil` for
    /// the view's tint color.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the image's corners, in points; 0 by default. Negative values and NaN are
    /// treated as 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points, to which larger images are scaled down proportionally; 0, the
    /// default, on an axis for no limit.
    public var maximumSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colors when the user inverts the
    /// screen's colors; `false` by default.
    ///
    /// Stored only: colors are never inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The line breaking of the text; `byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether a line that is too wide is scaled down, to
    /// ``minimumScaleFactor`` at the least; `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor by which the font is scaled; 0, the default, disables scaling.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the distance between letters is reduced before text
    /// is truncated; `false` by default.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action of the button; `nil`, the default, for none. Its title and image are not shown.
    public var primaryAction: UIAction?
    /// The menu of the button; `nil`, the default, for none. A tap on the button shows it if there
    /// is no primary action.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled; `true` by default.
    public var isEnabled = true
    /// The purpose of the button; `normal` by default.
    public var role = UIButton.Role.normal
  }
}
