extension UITraitCollection {
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
  /// The scale is that of ``DefaultScreen``, usually 3, as on all current iPhones, and as in the snapshots of the harness. Chosen: the
  /// gamut is sRGB, because everything is drawn in sRGB.
  package static let iPhone = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.preferredContentSizeCategory = .large
    $0.displayScale = DefaultScreen.current.scale
    $0.displayGamut = .SRGB
    $0.layoutDirection = .leftToRight
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.activeAppearance = .active
    $0.forceTouchCapability = .unavailable
  }
}

/// The current traits of each thread.
let currentTraits = ThreadSpecific<UITraitCollection>()
