extension UITraitCollection {
  /// The version of iOS whose appearance is drawn; ``SystemVersion/default`` if not specified.
  package var systemVersion: SystemVersion { values.systemVersion ?? .default }
}

// The traits for drawing, with defaults for unspecified values.
extension UITraitCollection {
  package var isDark: Bool { values.userInterfaceStyle == .dark }
  package var isHighContrast: Bool { values.accessibilityContrast == .high }
  package var isElevated: Bool { values.userInterfaceLevel == .elevated }
  package var isRightToLeft: Bool { values.layoutDirection == .rightToLeft }
  package var isBoldText: Bool { values.legibilityWeight == .bold }

  /// The index of the text size in the twelve categories; the index of `large` if not specified.
  package var contentSizeIndex: Int { values.preferredContentSizeCategory.index ?? 3 }

  /// The pixel grid to which edges are rounded; 2 pixels per point if the scale is not specified.
  package var pixelGrid: PixelGrid {
    PixelGrid(scale: values.displayScale > 0 ? values.displayScale : 2)
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  /// Creates a collection that specifies the interface level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  /// Creates a collection that specifies the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }

  /// Creates a collection that specifies the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the display scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: scale)
  }

  /// Creates a collection that specifies the display gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, value: displayGamut)
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: idiom)
  }

  /// Creates a collection that specifies the active state of the window.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, value: activeAppearance)
  }

  /// Creates a collection that specifies the pressure sensing of the display.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: capability)
  }

  /// Creates a collection that specifies the kind of list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }

  /// Creates a collection that specifies the recording state of the scene.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }

  /// Creates a collection that specifies the language for typesetting.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }

  package convenience init(systemVersion: SystemVersion) {
    self.init(SystemVersionTrait.self, value: systemVersion)
  }
}

extension UITraitCollection {
  /// The system traits that dynamic colors can read.
  ///
  /// Source: recalled; Apple publishes the property but not its value.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.storedTraits.filter {
      $0.affectsColorAppearance && $0 != SystemVersionTrait.self
    }
  }
}
