extension UITraitCollection {
  /// The traits with which dynamic colors and preferred fonts are resolved if no traits are given.
  ///
  /// Each thread has its own current traits, as on iOS: setting them does not affect other threads,
  /// and code that suspends may resume with the traits of another thread. Set them with
  /// ``performAsCurrent(_:)``, as views do for layout, drawing and updates. The default is the
  /// traits of an iPhone.
  public class var current: UITraitCollection {
    get { currentTraits.value ?? .iPhone }
    set { currentTraits.value = newValue }
  }

  /// Runs a closure with these traits as the current traits, and restores the previous traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  /// Runs a closure with a result or an error, like ``performAsCurrent(_:)``.
  package func performingAsCurrent<Result, Failure>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = former }
    return try actions()
  }

  /// The traits of an iPhone in portrait with default settings.
  ///
  /// Chosen: the scale is 2, although current iPhones have 3, which the harness sets; the gamut is
  /// sRGB, because everything is drawn in sRGB.
  package static let iPhone = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.preferredContentSizeCategory = .large
    $0.displayScale = 2
    $0.displayGamut = .SRGB
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.activeAppearance = .active
    $0.forceTouchCapability = .unavailable
  }
}

/// The current traits of each thread.
private let currentTraits = ThreadSpecific<UITraitCollection>()
