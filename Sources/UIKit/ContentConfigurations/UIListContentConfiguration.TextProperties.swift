extension UIListContentConfiguration {
  /// How one of the texts looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Leading in the direction of the interface.
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
          "font", \.font, usually: .preferredFont(forTextStyle: .body), isAlwaysPrinted: true)
        color = source.property("color", \.color, usually: .label, isAlwaysPrinted: true)
        colorTransformer = source.property("colorTransformer", \.colorTransformer, usually: nil)
        alignment = source.property("alignment", \.alignment, usually: .natural)
        lineBreakMode = source.property(
          "lineBreakMode", \.lineBreakMode, usually: .byTruncatingTail)
        numberOfLines = source.property("numberOfLines", \.numberOfLines, usually: 0)
        adjustsFontSizeToFitWidth = source.property(
          "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, usually: false)
        minimumScaleFactor = source.property("minimumScaleFactor", \.minimumScaleFactor, usually: 0)
        allowsDefaultTighteningForTruncation = source.property(
          "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
          usually: false)
        adjustsFontForContentSizeCategory = source.property(
          "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, usually: true)
        transform = source.property("transform", \.transform, usually: .none)
        showsExpansionTextWhenTruncated = source.property(
          "showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, usually: false)
      }
    }

    var values: Values

    init(_ values: Values) { self.values = values }

    /// The font. A text style's font follows the text size and the bold-text setting when ``adjustsFontForContentSizeCategory`` is on.
    public var font: UIFont {
      get { values.font.value }
      set { values.font.set(newValue) }
    }

    /// The colour before the transformer; see ``resolvedColor()``.
    public var color: UIColor {
      get { values.color.value }
      set { values.color.set(newValue) }
    }

    /// Where lines shorter than the text's room go.
    public var alignment: TextAlignment {
      get { values.alignment.value }
      set { values.alignment.set(newValue) }
    }

    /// Where a line may end, and what stands for text that has no room.
    public var lineBreakMode: NSLineBreakMode {
      get { values.lineBreakMode.value }
      set { values.lineBreakMode.set(newValue) }
    }

    /// The most lines; 0 and less mean as many as needed.
    public var numberOfLines: Int {
      get { values.numberOfLines.value }
      set { values.numberOfLines.set(newValue) }
    }

    /// Whether a single line that is too wide is set smaller, down to ``minimumScaleFactor``.
    public var adjustsFontSizeToFitWidth: Bool {
      get { values.adjustsFontSizeToFitWidth.value }
      set { values.adjustsFontSizeToFitWidth.set(newValue) }
    }

    /// The smallest share of the font's size that fitting may use; 0 means no limit of its own.
    public var minimumScaleFactor: CGFloat {
      get { values.minimumScaleFactor.value }
      set { values.minimumScaleFactor.set(newValue) }
    }

    /// Whether letters may stand closer before text is cut off.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { values.allowsDefaultTighteningForTruncation.value }
      set { values.allowsDefaultTighteningForTruncation.set(newValue) }
    }

    /// Whether the font follows the text size that the user chose.
    public var adjustsFontForContentSizeCategory: Bool {
      get { values.adjustsFontForContentSizeCategory.value }
      set { values.adjustsFontForContentSizeCategory.set(newValue) }
    }

    /// A change of letter case for plain text. Attributed text stays as it is.
    public var transform: TextTransform {
      get { values.transform.value }
      set { values.transform.set(newValue) }
    }

    /// Whether a pointer that rests on a truncated text shows all of it. No picture shows that.
    public var showsExpansionTextWhenTruncated: Bool {
      get { values.showsExpansionTextWhenTruncated.value }
      set { values.showsExpansionTextWhenTruncated.set(newValue) }
    }

    /// Changes the colour when it is drawn; `nil` leaves it as it is.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { values.colorTransformer.value?.transformer }
      set { values.colorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// The colour that is drawn: ``color`` after ``colorTransformer``.
    public func resolvedColor() -> UIColor {
      values.colorTransformer.value.applied(to: values.color.value)
    }
  }
}
