/// The background of a cell, header, footer or other view: fill, stroke, effect, image and shadow.
///
/// A configuration is a value. It starts from one of the system's styles; ``updated(for:)`` gives it that style's look
/// for a state. A property that was set stays as it was set, for ever, in that value and its copies. Equality follows the
/// rule of ``UIListContentConfiguration``.
public struct UIBackgroundConfiguration: Hashable {
  /// All properties but the shadow, which locks its own parts.
  struct Values: Hashable {
    var customView: UIView?
    var cornerRadius: CGFloat = 0
    var backgroundInsets = NSDirectionalEdgeInsets.zero
    var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    var backgroundColor: UIColor?
    var backgroundColorTransformer: ColorTransformer?
    var visualEffect: UIVisualEffect?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var strokeColor: UIColor?
    var strokeColorTransformer: ColorTransformer?
    var strokeWidth: CGFloat = 0
    var strokeOutset: CGFloat = 0
    var shadowProperties = UIShadowProperties()
  }

  struct Locked: OptionSet, Hashable {
    let rawValue: UInt16

    static let customView = Locked(rawValue: 1 << 0)
    static let cornerRadius = Locked(rawValue: 1 << 1)
    static let backgroundInsets = Locked(rawValue: 1 << 2)
    static let edgesAddingLayoutMarginsToBackgroundInsets = Locked(rawValue: 1 << 3)
    static let backgroundColor = Locked(rawValue: 1 << 4)
    static let visualEffect = Locked(rawValue: 1 << 5)
    static let image = Locked(rawValue: 1 << 6)
    static let imageContentMode = Locked(rawValue: 1 << 7)
    static let strokeColor = Locked(rawValue: 1 << 8)
    static let strokeWidth = Locked(rawValue: 1 << 9)
    static let strokeOutset = Locked(rawValue: 1 << 10)
    static let shadowProperties = Locked(rawValue: 1 << 11)
    static let backgroundColorTransformer = Locked(rawValue: 1 << 12)
    static let strokeColorTransformer = Locked(rawValue: 1 << 13)
  }

  private final class Box {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box
  var locked: Locked = []
  let style: Style

  init(_ style: Style, _ values: Values) {
    self.style = style
    box = Box(values)
  }

  var values: Values {
    get { box.values }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
      yield &box.values
    }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.locked == right.locked
      && (left.box === right.box || left.box.values == right.box.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(locked)
    hasher.combine(box.values)
  }

  /// Takes over the style's values for all properties that were not set.
  mutating func adopt(_ look: Values) {
    guard look != box.values else { return }
    let locked = locked
    if !locked.contains(.customView) { values.customView = look.customView }
    if !locked.contains(.cornerRadius) { values.cornerRadius = look.cornerRadius }
    if !locked.contains(.backgroundInsets) { values.backgroundInsets = look.backgroundInsets }
    if !locked.contains(.edgesAddingLayoutMarginsToBackgroundInsets) {
      values.edgesAddingLayoutMarginsToBackgroundInsets =
        look.edgesAddingLayoutMarginsToBackgroundInsets
    }
    if !locked.contains(.backgroundColor) { values.backgroundColor = look.backgroundColor }
    if !locked.contains(.visualEffect) { values.visualEffect = look.visualEffect }
    if !locked.contains(.image) { values.image = look.image }
    if !locked.contains(.imageContentMode) { values.imageContentMode = look.imageContentMode }
    if !locked.contains(.strokeColor) { values.strokeColor = look.strokeColor }
    if !locked.contains(.strokeWidth) { values.strokeWidth = look.strokeWidth }
    if !locked.contains(.strokeOutset) { values.strokeOutset = look.strokeOutset }
    if !locked.contains(.shadowProperties) { values.shadowProperties = look.shadowProperties }
    if !locked.contains(.backgroundColorTransformer) {
      values.backgroundColorTransformer = look.backgroundColorTransformer
    }
    if !locked.contains(.strokeColorTransformer) {
      values.strokeColorTransformer = look.strokeColorTransformer
    }
  }
}

// MARK: - Properties

extension UIBackgroundConfiguration {
  /// A view that is shown instead of fill, effect and image, stretched over the background's area.
  public var customView: UIView? {
    get { values.customView }
    set {
      values.customView = newValue
      locked.insert(.customView)
    }
  }

  /// The radius of the continuous corners, in points; at most half of the shorter side, and at least 0. What is no
  /// number counts as 0.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      values.cornerRadius = newValue
      locked.insert(.cornerRadius)
    }
  }

  /// The distance in points from the view's edges to the background's, inwards. Negative insets reach outwards; insets that
  /// are no numbers count as 0.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { values.backgroundInsets }
    set {
      values.backgroundInsets = newValue
      locked.insert(.backgroundInsets)
    }
  }

  /// The edges on which the view's layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { values.edgesAddingLayoutMarginsToBackgroundInsets }
    set {
      values.edgesAddingLayoutMarginsToBackgroundInsets = newValue
      locked.insert(.edgesAddingLayoutMarginsToBackgroundInsets)
    }
  }

  /// The colour of the fill before its transformer; `nil` means the view's tint colour.
  public var backgroundColor: UIColor? {
    get { values.backgroundColor }
    set {
      values.backgroundColor = newValue
      locked.insert(.backgroundColor)
    }
  }

  /// An effect behind the fill; `nil` for none.
  public var visualEffect: UIVisualEffect? {
    get { values.visualEffect }
    set {
      values.visualEffect = newValue
      locked.insert(.visualEffect)
    }
  }

  /// An image above the fill.
  public var image: UIImage? {
    get { values.image }
    set {
      values.image = newValue
      locked.insert(.image)
    }
  }

  /// How the image is placed in the background's area.
  public var imageContentMode: UIView.ContentMode {
    get { values.imageContentMode }
    set {
      values.imageContentMode = newValue
      locked.insert(.imageContentMode)
    }
  }

  /// The colour of the line around the background before its transformer; `nil` means the view's tint colour.
  public var strokeColor: UIColor? {
    get { values.strokeColor }
    set {
      values.strokeColor = newValue
      locked.insert(.strokeColor)
    }
  }

  /// The width in points of the line around the background; 0 and less draw none.
  public var strokeWidth: CGFloat {
    get { values.strokeWidth }
    set {
      values.strokeWidth = newValue
      locked.insert(.strokeWidth)
    }
  }

  /// How far the line is moved outwards from the background's edge, in points; negative moves it inwards. Its corners
  /// stay concentric to the background's.
  public var strokeOutset: CGFloat {
    get { values.strokeOutset }
    set {
      values.strokeOutset = newValue
      locked.insert(.strokeOutset)
    }
  }

  /// The shadow below the background; none unless its opacity is set.
  public var shadowProperties: UIShadowProperties {
    get { values.shadowProperties }
    _modify {
      locked.insert(.shadowProperties)
      yield &values.shadowProperties
    }
  }

  /// Changes the fill's colour when it is drawn; `nil` leaves it as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { values.backgroundColorTransformer?.transformer }
    set {
      values.backgroundColorTransformer = newValue.map(ColorTransformer.init)
      locked.insert(.backgroundColorTransformer)
    }
  }

  /// The fill that is drawn in a view with the given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    values.backgroundColorTransformer.applied(to: values.backgroundColor ?? tintColor)
  }

  /// Changes the stroke's colour when it is drawn; `nil` leaves it as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { values.strokeColorTransformer?.transformer }
    set {
      values.strokeColorTransformer = newValue.map(ColorTransformer.init)
      locked.insert(.strokeColorTransformer)
    }
  }

  /// The stroke's colour in a view with the given tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    values.strokeColorTransformer.applied(to: values.strokeColor ?? tintColor)
  }
}
