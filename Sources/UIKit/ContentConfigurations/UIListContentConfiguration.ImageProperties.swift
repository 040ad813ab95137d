extension UIListContentConfiguration {
  /// How the image looks and how much room it gets.
  public struct ImageProperties: Hashable {
    /// Asks for the standard room of a symbol, which follows the text size, in ``reservedLayoutSize``.
    ///
    /// Source: docs/measurements/content.md#image-properties.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    struct Values: PropertyGroup {
      var preferredSymbolConfiguration: Overridable<UIImage.SymbolConfiguration?>
      var tintColor: Overridable<UIColor?>
      var tintColorTransformer: Overridable<ColorTransformer?>
      var cornerRadius: Overridable<CGFloat>
      var maximumSize: Overridable<CGSize>
      var reservedLayoutSize: Overridable<CGSize>
      var accessibilityIgnoresInvertColors: Overridable<Bool>
      var strokeWidth: Overridable<CGFloat>
      var strokeColor: Overridable<UIColor?>
      var strokeColorTransformer: Overridable<ColorTransformer?>

      init(from source: inout some PropertySource<Self>) {
        preferredSymbolConfiguration = source.property(
          "preferredSymbolConfiguration", \.preferredSymbolConfiguration, usually: nil)
        tintColor = source.property("tintColor", \.tintColor, usually: nil)
        tintColorTransformer = source.property(
          "tintColorTransformer", \.tintColorTransformer, usually: nil)
        cornerRadius = source.property("cornerRadius", \.cornerRadius, usually: 0)
        maximumSize = source.property("maximumSize", \.maximumSize, usually: .zero)
        reservedLayoutSize = source.property(
          "reservedLayoutSize", \.reservedLayoutSize, usually: .zero)
        accessibilityIgnoresInvertColors = source.property(
          "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, usually: false)
        strokeWidth = source.property("strokeWidth", \.strokeWidth, usually: 0)
        strokeColor = source.property("strokeColor", \.strokeColor, usually: nil)
        strokeColorTransformer = source.property(
          "strokeColorTransformer", \.strokeColorTransformer, usually: nil)
      }
    }

    var values: Values

    init(_ values: Values) { self.values = values }

    /// How symbol images are drawn: size, weight, scale and colours. What the image itself asks for wins.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { values.preferredSymbolConfiguration.value }
      set { values.preferredSymbolConfiguration.set(newValue) }
    }

    /// The colour of symbol and template images; `nil` means the view's tint colour. See ``resolvedTintColor(for:)``.
    public var tintColor: UIColor? {
      get { values.tintColor.value }
      set { values.tintColor.set(newValue) }
    }

    /// The radius of the image's continuous corners, in points, at most half of the shorter side. Negative and NaN count as 0.
    public var cornerRadius: CGFloat {
      get { values.cornerRadius.value }
      set { values.cornerRadius.set(newValue) }
    }

    /// The size in points that a larger image is shrunk to, keeping its proportions; 0 on an axis means no limit there.
    public var maximumSize: CGSize {
      get { values.maximumSize.value }
      set { values.maximumSize.set(newValue) }
    }

    /// The room in points in which the image is centred; it never changes the image's size.
    ///
    /// 0 on an axis means the standard room for symbols and the image's own size for others; ``standardDimension``
    /// means the standard room for both.
    public var reservedLayoutSize: CGSize {
      get { values.reservedLayoutSize.value }
      set { values.reservedLayoutSize.set(newValue) }
    }

    /// Whether the image keeps its colours when the user inverts those of the screen.
    public var accessibilityIgnoresInvertColors: Bool {
      get { values.accessibilityIgnoresInvertColors.value }
      set { values.accessibilityIgnoresInvertColors.set(newValue) }
    }

    /// The width in points of the line around the image; 0 draws none.
    public var strokeWidth: CGFloat {
      get { values.strokeWidth.value }
      set { values.strokeWidth.set(newValue) }
    }

    /// The colour of the line around the image; `nil` means the view's tint colour.
    public var strokeColor: UIColor? {
      get { values.strokeColor.value }
      set { values.strokeColor.set(newValue) }
    }

    /// Changes the tint colour when it is drawn; `nil` leaves it as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { values.tintColorTransformer.value?.transformer }
      set { values.tintColorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// Changes the stroke colour when it is drawn; `nil` leaves it as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { values.strokeColorTransformer.value?.transformer }
      set { values.strokeColorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// The tint that is drawn in a view with the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      values.tintColorTransformer.value.applied(to: values.tintColor.value ?? tintColor)
    }

    /// The colour of the line around the image in a view with the given tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      values.strokeColorTransformer.value.applied(to: values.strokeColor.value ?? tintColor)
    }
  }
}
