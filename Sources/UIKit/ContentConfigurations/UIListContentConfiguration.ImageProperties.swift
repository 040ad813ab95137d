extension UIListContentConfiguration {
  /// How the image looks and how much room it gets.
  public struct ImageProperties: Hashable {
    /// Asks for the standard room of a symbol, which follows the text size, in ``reservedLayoutSize``.
    ///
    /// Source: differential test against UIKit (facts/list-metrics.md, section 2).
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    struct Values: Hashable {
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var tintColor: UIColor?
      var tintColorTransformer: ColorTransformer?
      var cornerRadius: CGFloat = 0
      var maximumSize = CGSize.zero
      var reservedLayoutSize = CGSize.zero
      var accessibilityIgnoresInvertColors = false
      var strokeWidth: CGFloat = 0
      var strokeColor: UIColor?
      var strokeColorTransformer: ColorTransformer?
    }

    struct Locked: OptionSet, Hashable {
      let rawValue: UInt16

      static let preferredSymbolConfiguration = Locked(rawValue: 1 << 0)
      static let tintColor = Locked(rawValue: 1 << 1)
      static let cornerRadius = Locked(rawValue: 1 << 2)
      static let maximumSize = Locked(rawValue: 1 << 3)
      static let reservedLayoutSize = Locked(rawValue: 1 << 4)
      static let accessibilityIgnoresInvertColors = Locked(rawValue: 1 << 5)
      static let strokeWidth = Locked(rawValue: 1 << 6)
      static let strokeColor = Locked(rawValue: 1 << 7)
      static let tintColorTransformer = Locked(rawValue: 1 << 8)
      static let strokeColorTransformer = Locked(rawValue: 1 << 9)
    }

    var values: Values
    var locked: Locked = []

    init(_ values: Values) { self.values = values }

    /// How symbol images are drawn: size, weight, scale and colours. What the image itself asks for wins.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { values.preferredSymbolConfiguration }
      set {
        values.preferredSymbolConfiguration = newValue
        locked.insert(.preferredSymbolConfiguration)
      }
    }

    /// The colour of symbol and template images; `nil` means the view's tint colour. See ``resolvedTintColor(for:)``.
    public var tintColor: UIColor? {
      get { values.tintColor }
      set {
        values.tintColor = newValue
        locked.insert(.tintColor)
      }
    }

    /// The radius of the image's continuous corners, in points, at most half of the shorter side. Negative and NaN count as 0.
    public var cornerRadius: CGFloat {
      get { values.cornerRadius }
      set {
        values.cornerRadius = newValue
        locked.insert(.cornerRadius)
      }
    }

    /// The size in points that a larger image is shrunk to, keeping its proportions; 0 on an axis means no limit there.
    public var maximumSize: CGSize {
      get { values.maximumSize }
      set {
        values.maximumSize = newValue
        locked.insert(.maximumSize)
      }
    }

    /// The room in points in which the image is centred; it never changes the image's size.
    ///
    /// 0 on an axis means the standard room for symbols and the image's own size for others; ``standardDimension``
    /// means the standard room for both.
    public var reservedLayoutSize: CGSize {
      get { values.reservedLayoutSize }
      set {
        values.reservedLayoutSize = newValue
        locked.insert(.reservedLayoutSize)
      }
    }

    /// Whether the image keeps its colours when the user inverts those of the screen.
    public var accessibilityIgnoresInvertColors: Bool {
      get { values.accessibilityIgnoresInvertColors }
      set {
        values.accessibilityIgnoresInvertColors = newValue
        locked.insert(.accessibilityIgnoresInvertColors)
      }
    }

    /// The width in points of the line around the image; 0 draws none.
    public var strokeWidth: CGFloat {
      get { values.strokeWidth }
      set {
        values.strokeWidth = newValue
        locked.insert(.strokeWidth)
      }
    }

    /// The colour of the line around the image; `nil` means the view's tint colour.
    public var strokeColor: UIColor? {
      get { values.strokeColor }
      set {
        values.strokeColor = newValue
        locked.insert(.strokeColor)
      }
    }

    /// Changes the tint colour when it is drawn; `nil` leaves it as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { values.tintColorTransformer?.transformer }
      set {
        values.tintColorTransformer = newValue.map(ColorTransformer.init)
        locked.insert(.tintColorTransformer)
      }
    }

    /// Changes the stroke colour when it is drawn; `nil` leaves it as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { values.strokeColorTransformer?.transformer }
      set {
        values.strokeColorTransformer = newValue.map(ColorTransformer.init)
        locked.insert(.strokeColorTransformer)
      }
    }

    /// The tint that is drawn in a view with the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      values.tintColorTransformer.applied(to: values.tintColor ?? tintColor)
    }

    /// The colour of the line around the image in a view with the given tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      values.strokeColorTransformer.applied(to: values.strokeColor ?? tintColor)
    }

    /// Takes over the style's values for all properties that were not set.
    mutating func adopt(_ style: Values) {
      if !locked.contains(.preferredSymbolConfiguration) {
        values.preferredSymbolConfiguration = style.preferredSymbolConfiguration
      }
      if !locked.contains(.tintColor) { values.tintColor = style.tintColor }
      if !locked.contains(.cornerRadius) { values.cornerRadius = style.cornerRadius }
      if !locked.contains(.maximumSize) { values.maximumSize = style.maximumSize }
      if !locked.contains(.reservedLayoutSize) {
        values.reservedLayoutSize = style.reservedLayoutSize
      }
      if !locked.contains(.accessibilityIgnoresInvertColors) {
        values.accessibilityIgnoresInvertColors = style.accessibilityIgnoresInvertColors
      }
      if !locked.contains(.strokeWidth) { values.strokeWidth = style.strokeWidth }
      if !locked.contains(.strokeColor) { values.strokeColor = style.strokeColor }
      if !locked.contains(.tintColorTransformer) {
        values.tintColorTransformer = style.tintColorTransformer
      }
      if !locked.contains(.strokeColorTransformer) {
        values.strokeColorTransformer = style.strokeColorTransformer
      }
    }
  }
}
