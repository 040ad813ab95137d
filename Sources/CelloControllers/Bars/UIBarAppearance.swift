/// The background of a bar.
///
/// A bar that is given an appearance copies it; changes of the bar's own copy are drawn.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  public final let idiom: UIUserInterfaceIdiom

  /// The blur behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet {
      hasSystemBackground = false
      contentDidChange()
    }
  }
  /// The color above the effect; `nil` for none.
  open var backgroundColor: UIColor? { didSet { contentDidChange() } }
  /// The image above the color; `nil` for none.
  open var backgroundImage: UIImage? { didSet { contentDidChange() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { contentDidChange() }
  }
  /// The color of the line at the edge of the bar; `nil` or clear for no line.
  open var shadowColor: UIColor? { didSet { contentDidChange() } }
  /// The image at the edge of the bar, in ``shadowColor`` if it is a template; `nil` for a line.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// Whether the effect and the shadow are those of the system, which iOS 26 does not draw.
  private(set) final var hasSystemBackground = true

  /// Called when an app changes the appearance of a bar.
  private final var changeHandler: (@MainActor () -> Void)?

  /// An appearance with the default background. The label only distinguishes it from
  /// `NSObject.init()`, which belongs to no actor.
  public required init(idiom: UIUserInterfaceIdiom = .unspecified) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// An appearance with the background of another one, which may be that of another kind of bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    adoptBackground(of: barAppearance)
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The system's blur and line. On iOS 26 bars have neither.
  open func configureWithDefaultBackground() {
    resetBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = Self.systemShadow
    hasSystemBackground = true
  }

  /// An opaque background in the system's color, with the system's line.
  open func configureWithOpaqueBackground() {
    resetBackground()
    backgroundColor = .systemBackground
    shadowColor = Self.systemShadow
  }

  /// Neither background nor line.
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

  /// The appearance with the background that the properties of a bar from before appearances give
  /// it. Without any, the appearance itself is returned.
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

  /// A copy without a background: the appearance at a scroll edge for which a bar has none.
  final func transparentCopy() -> Self {
    let result = copied()
    result.configureWithTransparentBackground()
    return result
  }

  // MARK: Copies

  /// A copy, which does not follow later changes. Where no type is expected, that of `NSObject` is
  /// called, because its result differs from the one of Apple's systems.
  @_disfavoredOverload public final func copy() -> Self { copied() }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Copies everything but the change handler; subclasses add what is theirs.
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

  /// A copy whose changes call a closure.
  final func copied(observer: (@MainActor () -> Void)? = nil) -> Self {
    let copy = type(of: self).init(idiom: idiom)
    copy.adopt(self)
    copy.changeHandler = observer
    return copy
  }

  final func contentDidChange() { changeHandler?() }
}
