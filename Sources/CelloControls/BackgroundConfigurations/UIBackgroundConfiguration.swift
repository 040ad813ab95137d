/// The background of a cell, header, footer or other view: fill, stroke, effect, image and shadow.
///
/// A configuration is based on one of the system's styles. ``updated(for:)`` applies the style's
/// appearance for a state. A property that was set keeps its value in the configuration and its
/// copies. Configurations are compared by the same rule as ``UIListContentConfiguration``.
public struct UIBackgroundConfiguration: Hashable {
  /// The properties of a configuration.
  struct Values: PropertyGroup {
    var style: Style
    var customView: Overridable<UIView?>
    var cornerRadius: Overridable<CGFloat>
    var backgroundInsets: Overridable<NSDirectionalEdgeInsets>
    var edgesAddingLayoutMarginsToBackgroundInsets: Overridable<NSDirectionalRectEdge>
    var backgroundColor: Overridable<UIColor?>
    var backgroundColorTransformer: Overridable<ColorTransformer?>
    var visualEffect: Overridable<UIVisualEffect?>
    var image: Overridable<UIImage?>
    var imageContentMode: Overridable<UIView.ContentMode>
    var strokeColor: Overridable<UIColor?>
    var strokeColorTransformer: Overridable<ColorTransformer?>
    var strokeWidth: Overridable<CGFloat>
    var strokeOutset: Overridable<CGFloat>
    var shadowProperties: Overridable<UIShadowProperties>

    init(from source: inout some PropertySource<Self>) {
      style = source.value("style", \.style, default: .custom, isAlwaysPrinted: true)
      customView = source.property("customView", \.customView, default: nil)
      cornerRadius = source.property("cornerRadius", \.cornerRadius, default: 0)
      backgroundInsets = source.property("backgroundInsets", \.backgroundInsets, default: .zero)
      edgesAddingLayoutMarginsToBackgroundInsets = source.property(
        "edgesAddingLayoutMarginsToBackgroundInsets", \.edgesAddingLayoutMarginsToBackgroundInsets,
        default: [])
      // Always printed, because `nil` means the tint color and not a transparent background.
      backgroundColor = source.property(
        "backgroundColor", \.backgroundColor, default: nil, isAlwaysPrinted: true)
      backgroundColorTransformer = source.property(
        "backgroundColorTransformer", \.backgroundColorTransformer, default: nil)
      visualEffect = source.property("visualEffect", \.visualEffect, default: nil)
      image = source.property("image", \.image, default: nil)
      imageContentMode = source.property(
        "imageContentMode", \.imageContentMode, default: .scaleToFill)
      strokeColor = source.property("strokeColor", \.strokeColor, default: nil)
      strokeColorTransformer = source.property(
        "strokeColorTransformer", \.strokeColorTransformer, default: nil)
      strokeWidth = source.property("strokeWidth", \.strokeWidth, default: 0)
      strokeOutset = source.property("strokeOutset", \.strokeOutset, default: 0)
      shadowProperties = source.property("shadowProperties", \.shadowProperties, default: .init())
    }

    /// Creates the default values of a style.
    init(_ style: Style) {
      self = .defaults
      self.style = style
    }
  }

  private(set) var styled: StyledProperties<Values>

  init(_ styled: StyledProperties<Values>) { self.styled = styled }

  var values: Values {
    get { styled.group }
    _modify { yield &styled.group }
  }
}

// MARK: - Properties

extension UIBackgroundConfiguration {
  /// A view that replaces fill, effect and image and is stretched over the area of the background;
  /// `nil`, the default, for none.
  public var customView: UIView? {
    get { values.customView.value }
    set { values.customView.set(newValue) }
  }

  /// The radius of the continuous corners, in points, from 0 to half of the shorter side. NaN is
  /// treated as 0.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius.value }
    set { values.cornerRadius.set(newValue) }
  }

  /// The distances between the edges of the view and of the background, in points. Negative insets
  /// extend the background beyond the view. NaN is treated as 0.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { values.backgroundInsets.value }
    set { values.backgroundInsets.set(newValue) }
  }

  /// The edges at which the view's layout margins are added to ``backgroundInsets``; none by
  /// default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { values.edgesAddingLayoutMarginsToBackgroundInsets.value }
    set { values.edgesAddingLayoutMarginsToBackgroundInsets.set(newValue) }
  }

  /// The color of the fill before the transformer; `nil` for the view's tint color.
  public var backgroundColor: UIColor? {
    get { values.backgroundColor.value }
    set { values.backgroundColor.set(newValue) }
  }

  /// The effect behind the fill; `nil`, the default, for none.
  public var visualEffect: UIVisualEffect? {
    get { values.visualEffect.value }
    set { values.visualEffect.set(newValue) }
  }

  /// The image above the fill; `nil`, the default, for none.
  public var image: UIImage? {
    get { values.image.value }
    set { values.image.set(newValue) }
  }

  /// The position of the image in the area of the background; `scaleToFill` by default.
  public var imageContentMode: UIView.ContentMode {
    get { values.imageContentMode.value }
    set { values.imageContentMode.set(newValue) }
  }

  /// The color of the stroke before the transformer; `nil`, the default, for the view's tint color.
  public var strokeColor: UIColor? {
    get { values.strokeColor.value }
    set { values.strokeColor.set(newValue) }
  }

  /// The width of the stroke, in points; 0, the default, and negative values for no stroke.
  public var strokeWidth: CGFloat {
    get { values.strokeWidth.value }
    set { values.strokeWidth.set(newValue) }
  }

  /// The distance in points by which the stroke is moved outward from the edge of the background;
  /// negative values move it inward. 0 by default. Its corners are concentric with the corners of
  /// the background.
  public var strokeOutset: CGFloat {
    get { values.strokeOutset.value }
    set { values.strokeOutset.set(newValue) }
  }

  /// The shadow below the background. It is invisible by default.
  public var shadowProperties: UIShadowProperties {
    get { values.shadowProperties.value }
    set { values.shadowProperties.set(newValue) }
  }

  /// A transformer of the fill's color; `nil` for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { values.backgroundColorTransformer.value?.transformer }
    set { values.backgroundColorTransformer.set(newValue.map(ColorTransformer.init)) }
  }

  /// Returns the color of the fill in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    values.backgroundColorTransformer.value.applied(to: values.backgroundColor.value ?? tintColor)
  }

  /// A transformer of the stroke's color; `nil`, the default, for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { values.strokeColorTransformer.value?.transformer }
    set { values.strokeColorTransformer.set(newValue.map(ColorTransformer.init)) }
  }

  /// Returns the color of the stroke in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    values.strokeColorTransformer.value.applied(to: values.strokeColor.value ?? tintColor)
  }
}
