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

    struct Values: Hashable {
      var font: UIFont
      var color: UIColor
      var colorTransformer: ColorTransformer?
      var alignment = TextAlignment.natural
      var lineBreakMode = NSLineBreakMode.byTruncatingTail
      var numberOfLines = 0
      var adjustsFontSizeToFitWidth = false
      var minimumScaleFactor: CGFloat = 0
      var allowsDefaultTighteningForTruncation = false
      var adjustsFontForContentSizeCategory = true
      var transform = TextTransform.none
      var showsExpansionTextWhenTruncated = false
    }

    struct Locked: OptionSet, Hashable {
      let rawValue: UInt16

      static let font = Locked(rawValue: 1 << 0)
      static let color = Locked(rawValue: 1 << 1)
      static let colorTransformer = Locked(rawValue: 1 << 2)
      static let alignment = Locked(rawValue: 1 << 3)
      static let lineBreakMode = Locked(rawValue: 1 << 4)
      static let numberOfLines = Locked(rawValue: 1 << 5)
      static let adjustsFontSizeToFitWidth = Locked(rawValue: 1 << 6)
      static let minimumScaleFactor = Locked(rawValue: 1 << 7)
      static let allowsDefaultTighteningForTruncation = Locked(rawValue: 1 << 8)
      static let adjustsFontForContentSizeCategory = Locked(rawValue: 1 << 9)
      static let transform = Locked(rawValue: 1 << 10)
      static let showsExpansionTextWhenTruncated = Locked(rawValue: 1 << 11)
    }

    var values: Values
    var locked: Locked = []

    init(_ values: Values) { self.values = values }

    /// The font. A text style's font follows the text size and the bold-text setting when ``adjustsFontForContentSizeCategory`` is on.
    public var font: UIFont {
      get { values.font }
      set {
        values.font = newValue
        locked.insert(.font)
      }
    }

    /// The colour before the transformer; see ``resolvedColor()``.
    public var color: UIColor {
      get { values.color }
      set {
        values.color = newValue
        locked.insert(.color)
      }
    }

    /// Where lines shorter than the text's room go.
    public var alignment: TextAlignment {
      get { values.alignment }
      set {
        values.alignment = newValue
        locked.insert(.alignment)
      }
    }

    /// Where a line may end, and what stands for text that has no room.
    public var lineBreakMode: NSLineBreakMode {
      get { values.lineBreakMode }
      set {
        values.lineBreakMode = newValue
        locked.insert(.lineBreakMode)
      }
    }

    /// The most lines; 0 and less mean as many as needed.
    public var numberOfLines: Int {
      get { values.numberOfLines }
      set {
        values.numberOfLines = newValue
        locked.insert(.numberOfLines)
      }
    }

    /// Whether a single line that is too wide is set smaller, down to ``minimumScaleFactor``.
    public var adjustsFontSizeToFitWidth: Bool {
      get { values.adjustsFontSizeToFitWidth }
      set {
        values.adjustsFontSizeToFitWidth = newValue
        locked.insert(.adjustsFontSizeToFitWidth)
      }
    }

    /// The smallest share of the font's size that fitting may use; 0 means no limit of its own.
    public var minimumScaleFactor: CGFloat {
      get { values.minimumScaleFactor }
      set {
        values.minimumScaleFactor = newValue
        locked.insert(.minimumScaleFactor)
      }
    }

    /// Whether letters may stand closer before text is cut off.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { values.allowsDefaultTighteningForTruncation }
      set {
        values.allowsDefaultTighteningForTruncation = newValue
        locked.insert(.allowsDefaultTighteningForTruncation)
      }
    }

    /// Whether the font follows the text size that the user chose.
    public var adjustsFontForContentSizeCategory: Bool {
      get { values.adjustsFontForContentSizeCategory }
      set {
        values.adjustsFontForContentSizeCategory = newValue
        locked.insert(.adjustsFontForContentSizeCategory)
      }
    }

    /// A change of letter case for plain text. Attributed text stays as it is.
    public var transform: TextTransform {
      get { values.transform }
      set {
        values.transform = newValue
        locked.insert(.transform)
      }
    }

    /// Whether a pointer that rests on a truncated text shows all of it. No picture shows that.
    public var showsExpansionTextWhenTruncated: Bool {
      get { values.showsExpansionTextWhenTruncated }
      set {
        values.showsExpansionTextWhenTruncated = newValue
        locked.insert(.showsExpansionTextWhenTruncated)
      }
    }

    /// Changes the colour when it is drawn; `nil` leaves it as it is.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { values.colorTransformer?.transformer }
      set {
        values.colorTransformer = newValue.map(ColorTransformer.init)
        locked.insert(.colorTransformer)
      }
    }

    /// The colour that is drawn: ``color`` after ``colorTransformer``.
    public func resolvedColor() -> UIColor { values.colorTransformer.applied(to: values.color) }

    /// Takes over the style's values for all properties that were not set.
    mutating func adopt(_ style: Values) {
      if !locked.contains(.font) { values.font = style.font }
      if !locked.contains(.color) { values.color = style.color }
      if !locked.contains(.colorTransformer) { values.colorTransformer = style.colorTransformer }
      if !locked.contains(.alignment) { values.alignment = style.alignment }
      if !locked.contains(.lineBreakMode) { values.lineBreakMode = style.lineBreakMode }
      if !locked.contains(.numberOfLines) { values.numberOfLines = style.numberOfLines }
      if !locked.contains(.adjustsFontSizeToFitWidth) {
        values.adjustsFontSizeToFitWidth = style.adjustsFontSizeToFitWidth
      }
      if !locked.contains(.minimumScaleFactor) {
        values.minimumScaleFactor = style.minimumScaleFactor
      }
      if !locked.contains(.allowsDefaultTighteningForTruncation) {
        values.allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
      }
      if !locked.contains(.adjustsFontForContentSizeCategory) {
        values.adjustsFontForContentSizeCategory = style.adjustsFontForContentSizeCategory
      }
      if !locked.contains(.transform) { values.transform = style.transform }
      if !locked.contains(.showsExpansionTextWhenTruncated) {
        values.showsExpansionTextWhenTruncated = style.showsExpansionTextWhenTruncated
      }
    }
  }
}
