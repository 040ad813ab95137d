extension UIListContentConfiguration {
  /// The appearance of the image and the size of its area.
  public struct ImageProperties: Hashable {
    /// The standard dimension of a symbol's area, which follows the text size, for
    /// ``reservedLayoutSize``.
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
          "preferredSymbolConfiguration", \.preferredSymbolConfiguration, default: nil)
        tintColor = source.property("tintColor", \.tintColor, default: nil)
        tintColorTransformer = source.property(
          "tintColorTransformer", \.tintColorTransformer, default: nil)
        cornerRadius = source.property("cornerRadius", \.cornerRadius, default: 0)
        maximumSize = source.property("maximumSize", \.maximumSize, default: .zero)
        reservedLayoutSize = source.property(
          "reservedLayoutSize", \.reservedLayoutSize, default: .zero)
        accessibilityIgnoresInvertColors = source.property(
          "accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, default: false)
        strokeWidth = source.property("strokeWidth", \.strokeWidth, default: 0)
        strokeColor = source.property("strokeColor", \.strokeColor, default: nil)
        strokeColorTransformer = source.property(
          "strokeColorTransformer", \.strokeColorTransformer, default: nil)
      }
    }

    var values: Values

    init(_ values: Values) { self.values = values }

    /// The size, weight, scale and colors of symbol images; `nil` for no change. The image's own
    /// configuration takes precedence.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { values.preferredSymbolConfiguration.value }
      set { values.preferredSymbolConfiguration.set(newValue) }
    }

    /// The color of symbol and template images before the transformer; `nil` for the view's tint
    /// color. See ``resolvedTintColor(for:)``.
    public var tintColor: UIColor? {
      get { values.tintColor.value }
      set { values.tintColor.set(newValue) }
    }

    /// The radius of the image's continuous corners, in points, limited to half of the shorter
    /// side; 0 by default. Negative values and NaN are treated as 0.
    public var cornerRadius: CGFloat {
      get { values.cornerRadius.value }
      set { values.cornerRadius.set(newValue) }
    }

    /// The maximum size in points, to which larger images are scaled down proportionally; 0, the
    /// default, on an axis for no limit.
    public var maximumSize: CGSize {
      get { values.maximumSize.value }
      set { values.maximumSize.set(newValue) }
    }

    /// The size in points of the area in which the image is centered. It does not change the size
    /// of the image.
    ///
    /// On an axis, 0, the default, means the standard dimension for symbols and the image's own
    /// size for other images; ``standardDimension`` means the standard dimension for all images.
    public var reservedLayoutSize: CGSize {
      get { values.reservedLayoutSize.value }
      set { values.reservedLayoutSize.set(newValue) }
    }

    /// A Boolean value that indicates whether the image keeps its colors when the user inverts the
    /// screen's colors; `false` by default.
    ///
    /// Stored only: colors are never inverted.
    public var accessibilityIgnoresInvertColors: Bool {
      get { values.accessibilityIgnoresInvertColors.value }
      set { values.accessibilityIgnoresInvertColors.set(newValue) }
    }

    /// The width of the line around the image, in points; 0, the default, for no line.
    public var strokeWidth: CGFloat {
      get { values.strokeWidth.value }
      set { values.strokeWidth.set(newValue) }
    }

    /// The color of the line around the image before the transformer; `nil`, the default, for the
    /// view's tint color.
    public var strokeColor: UIColor? {
      get { values.strokeColor.value }
      set { values.strokeColor.set(newValue) }
    }

    /// A transformer of the tint color; `nil` for no change.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { values.tintColorTransformer.value?.transformer }
      set { values.tintColorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// A transformer of the stroke color; `nil`, the default, for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
      get { values.strokeColorTransformer.value?.transformer }
      set { values.strokeColorTransformer.set(newValue.map(ColorTransformer.init)) }
    }

    /// Returns the color of symbol and template images in a view with a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      values.tintColorTransformer.value.applied(to: values.tintColor.value ?? tintColor)
    }

    /// Returns the color of the line around the image in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      values.strokeColorTransformer.value.applied(to: values.strokeColor.value ?? tintColor)
    }
  }
}
