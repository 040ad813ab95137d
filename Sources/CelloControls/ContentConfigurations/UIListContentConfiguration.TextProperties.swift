extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The leading edge in the interface's layout direction.
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    struct Values: PropertyGroup {
      var font: Overridable<UIFont>
      var color: Overridable<UIColor>
      var colorTransformer: Overridable<ColorTransformer?>
      var alignment: Overridable<TextAlignment>
      var lineBreakMode: Overridable<NSLineBreakMode>
      var numberOfLines: Overridable<Int>
      var adjustsFontSizeToFitWidth: Overridable<Bool>
      var minimumScaleFactor: Overridable<CGFloat>
      var allowsDefaultTighteningForTruncation: Overridable<Bool>
      var adjustsFontForContentSizeCategory: Overridable<Bool>
      var transform: Overridable<TextTransform>
      var showsExpansionTextWhenTruncated: Overridable<Bool>

      init(from source: inout some PropertySource<Self>) {
        font = source.property(
          "font", \.font, default: .preferredFont(forTextStyle: .body), isAlwaysPrinted: true)
        color = source.property("color", \.color, default: .label, isAlwaysPrinted: true)
        colorTransformer = source.property("colorTransformer", \.colorTransformer, default: nil)
        alignment = source.property("alignment", \.alignment, default: .natural)
        lineBreakMode = source.property(
          "lineBreakMode", \.lineBreakMode, default: .byTruncatingTail)
        numberOfLines = source.property("numberOfLines", \.numberOfLines, default: 0)
        adjustsFontSizeToFitWidth = source.property(
          "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, default: false)
        minimumScaleFactor = source.property("minimumScaleFactor", \.minimumScaleFactor, default: 0)
        allowsDefaultTighteningForTruncation = source.property(
          "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
          default: false)
        adjustsFontForContentSizeCategory = source.property(
          "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, default: true)
        transform = source.property("transform", \.transform, default: .none)
        showsExpansionTextWhenTruncated = source.property(
          "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, default: false)
      }
    }

    var values: Values

    init(_ values: Values) { self.values = values }

    /// The font. The font of a text style follows the text size and the bold-text setting if
    /// ``adjustsFontForContentSizeCategory`` is `true`.
    public var font: UIFont {
      get { values.font.value }
      set { values.font.set(newValue) }
    }

    /// The color before the transformer; see ``resolvedColor()``.
    public var color: UIColor {
      get { values.color.value }
      set { values.color.set(newValue) }
    }

    /// The alignment of lines in the text's width.
    public var alignment: TextAlignment {
      get { values.alignment.value }
      set { values.alignment.set(newValue) }
    }

    /// The wrapping of lines and the truncation of text that does not fit.
    public var lineBreakMode: NSLineBreakMode {
      get { values.lineBreakMode.value }
      set { values.lineBreakMode.set(newValue) }
    }

    /// The maximum number of lines; 0 or less means no limit.
    public var numberOfLines: Int {
      get { values.numberOfLines.value }
      set { values.numberOfLines.set(newValue) }
    }

    /// Whether the font of a line that is too wide is scaled down to ``minimumScaleFactor``.
    public var adjustsFontSizeToFitWidth: Bool {
      get { values.adjustsFontSizeToFitWidth.value }
      set { values.adjustsFontSizeToFitWidth.set(newValue) }
    }

    /// The smallest factor by which the font may be scaled to fit; 0 disables scaling.
    public var minimumScaleFactor: CGFloat {
      get { values.minimumScaleFactor.value }
      set { values.minimumScaleFactor.set(newValue) }
    }

    /// Whether the letters may be tightened before text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { values.allowsDefaultTighteningForTruncation.value }
      set { values.allowsDefaultTighteningForTruncation.set(newValue) }
    }

    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory: Bool {
      get { values.adjustsFontForContentSizeCategory.value }
      set { values.adjustsFontForContentSizeCategory.set(newValue) }
    }

    /// The letter case of plain text. Attributed text is not changed.
    public var transform: TextTransform {
      get { values.transform.value }
      set { values.transform.set(newValue) }
    }

    /// Whether hovering over a truncated text shows all of it. It has no effect on pictures.
    public var showsExpansionTextWhenTruncated: Bool {
      get { values.showsExpansionTextWhenTruncated.value }
      set { values.showsExpansionTextWhenTruncated.set(newValue) }
    }

    /// A transformer of the color; `nil` does not change it.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { values.colorTransformer.value?.transformer }
      set { values.colorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// The color that is drawn: ``color`` after ``colorTransformer``.
    public func resolvedColor() -> UIColor {
      values.colorTransformer.value.applied(to: values.color.value)
    }
  }
}
