/// The appearance of a bar's background.
///
/// A bar copies the appearance that it is given. Changes of the bar's copy are visible.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The idiom of the appearance. It has no effect on the appearance.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// The blur effect behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet {
      hasSystemBackground = false
      contentDidChange()
    }
  }
  /// The color over the effect; `nil`, the default, for none.
  open var backgroundColor: UIColor? { didSet { contentDidChange() } }
  /// The image over the color; `nil`, the default, for none.
  open var backgroundImage: UIImage? { didSet { contentDidChange() } }
  /// The position of the background image in the bar; `scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { contentDidChange() }
  }
  /// The color of the separator at the edge of the bar; `nil` or clear for no separator.
  open var shadowColor: UIColor? { didSet { contentDidChange() } }
  /// The image at the edge of the bar; `nil`, the default, for a separator. A template image has
  /// the ``shadowColor``.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the effect and the separator are the system's, which
  /// iOS 26 does not draw.
  private(set) final var hasSystemBackground = true

  /// Called when the appearance changes; set in the copy of a bar.
  private final var changeHandler: (@MainActor () -> Void)?

  /// Creates an appearance with the default background. The label distinguishes it from
  /// `NSObject.init()`, which is not isolated to an actor.
  public required init(idiom: UIUserInterfaceIdiom = .unspecified) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another appearance, which may belong to another
  /// kind of bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    adoptBackground(of: barAppearance)
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the background to the system's blur and separator. On iOS 26 bars have neither.
  open func configureWithDefaultBackground() {
    resetBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = Self.systemShadow
    hasSystemBackground = true
  }

  /// Sets the background to an opaque background in the system's color, with the system's
  /// separator.
  open func configureWithOpaqueBackground() {
    resetBackground()
    backgroundColor = .systemBackground
    shadowColor = Self.systemShadow
  }

  /// Removes the background and the separator.
  open func configureWithTransparentBackground() { resetBackground() }

  private final func resetBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = nil
    shadowImage = nil
  }

  private static let systemShadow = UIColor { traits in
    UIColor(
      white: traits.isDark ? 1 : 0, alpha: BarMetrics.shadowLineAlpha(isDark: traits.isDark))
  }

  /// Returns the appearance with the background that the bar's legacy properties specify, or the
  /// appearance itself if they specify none.
  final func replacingBackground(
    color: UIColor?, isTranslucent: Bool, image: UIImage?, shadow: UIImage?
  ) -> Self {
    guard color != nil || !isTranslucent || image != nil || shadow != nil else { return self }
    let result = copied()
    if let color {
      result.backgroundColor = color
    } else if !isTranslucent {
      result.backgroundColor = backgroundColor ?? .systemBackground
    }
    if !isTranslucent || image != nil { result.backgroundEffect = nil }
    if let image { result.backgroundImage = image }
    if let shadow { result.shadowImage = shadow }
    return result
  }

  /// Returns a copy without a background, which is the default appearance at a scroll edge.
  final func transparentCopy() -> Self {
    let result = copied()
    result.configureWithTransparentBackground()
    return result
  }

  // MARK: Copies

  /// Returns a copy, which does not reflect later changes. Without a type context, the overload of
  /// `NSObject` is called, because its result type differs from Apple's platforms.
  @_disfavoredOverload open func copy() -> Self { copied() }

  /// Returns a copy, which does not reflect later changes.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Copies all properties except the change handler. Subclasses copy their properties too.
  func adopt(_ other: UIBarAppearance) { adoptBackground(of: other) }

  private final func adoptBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    hasSystemBackground = other.hasSystemBackground
  }

  /// Returns a copy that calls a closure when it changes.
  final func copied(observer: (@MainActor () -> Void)? = nil) -> Self {
    let copy = type(of: self).init(idiom: idiom)
    copy.adopt(self)
    copy.changeHandler = observer
    return copy
  }

  final func contentDidChange() { changeHandler?() }
}
