extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Aligned to the leading edge.
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The letter case of a text.
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

    /// The font. A font of a text style follows the text size and the bold text setting if
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

    /// The alignment of the lines; `natural` by default.
    public var alignment: TextAlignment {
      get { values.alignment.value }
      set { values.alignment.set(newValue) }
    }

    /// The line breaking and truncation; `byTruncatingTail` by default.
    public var lineBreakMode: NSLineBreakMode {
      get { values.lineBreakMode.value }
      set { values.lineBreakMode.set(newValue) }
    }

    /// The maximum number of lines; 0 and negative numbers mean no limit.
    public var numberOfLines: Int {
      get { values.numberOfLines.value }
      set { values.numberOfLines.set(newValue) }
    }

    /// A Boolean value that indicates whether a line that is too wide is scaled down, to
    /// ``minimumScaleFactor`` at the least.
    public var adjustsFontSizeToFitWidth: Bool {
      get { values.adjustsFontSizeToFitWidth.value }
      set { values.adjustsFontSizeToFitWidth.set(newValue) }
    }

    /// The minimum factor by which the font is scaled; 0 disables scaling.
    public var minimumScaleFactor: CGFloat {
      get { values.minimumScaleFactor.value }
      set { values.minimumScaleFactor.set(newValue) }
    }

    /// A Boolean value that indicates whether the distance between letters is reduced before text
    /// is truncated.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { values.allowsDefaultTighteningForTruncation.value }
      set { values.allowsDefaultTighteningForTruncation.set(newValue) }
    }

    /// A Boolean value that indicates whether the font follows the user's text size; `true` by
    /// default.
    public var adjustsFontForContentSizeCategory: Bool {
      get { values.adjustsFontForContentSizeCategory.value }
      set { values.adjustsFontForContentSizeCategory.set(newValue) }
    }

    /// The letter case of plain text. Attributed text is not changed.
    public var transform: TextTransform {
      get { values.transform.value }
      set { values.transform.set(newValue) }
    }

    /// A Boolean value that indicates whether a pointer above a truncated text shows the whole
    /// text; `false` by default.
    ///
    /// Stored only: the whole text is never shown.
    public var showsExpansionTextWhenTruncated: Bool {
      get { values.showsExpansionTextWhenTruncated.value }
      set { values.showsExpansionTextWhenTruncated.set(newValue) }
    }

    /// A transformer of the color; `nil` for no change.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { values.colorTransformer.value?.transformer }
      set { values.colorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// Returns the color that is drawn: ``color`` after ``colorTransformer``.
    public func resolvedColor() -> UIColor {
      values.colorTransformer.value.applied(to: values.color.value)
    }
  }
}
