extension UITraitCollection {
  /// The traits that dynamic colours, preferred fonts and the like are resolved with when none are given.
  ///
  /// Each thread has its own, as on iOS: setting it changes nothing for other threads, and code that suspends may
  /// go on with those of another thread. Set it with ``performAsCurrent(_:)`` around what needs it; that is also
  /// what views do around layout, drawing and updates. A thread that never set it has those of an iPhone.
  public class var current: UITraitCollection {
    get { currentTraits.value ?? .iPhone }
    set { currentTraits.value = newValue }
  }

  /// Runs a closure with these traits as the current ones, and sets back what was current before.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  /// Like ``performAsCurrent(_:)``, for a closure with a result or an error.
  package func performingAsCurrent<Result, Failure>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = former }
    return try actions()
  }

  /// What an iPhone in portrait reports with nothing changed in its settings.
  ///
  /// Chosen: the scale is 2, that of the gallery, though today's phones have 3; the gamut is sRGB, in which
  /// everything is drawn.
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

/// What ``UITraitCollection/current`` has been set to.
private let currentTraits = ThreadSpecific<UITraitCollection>()
