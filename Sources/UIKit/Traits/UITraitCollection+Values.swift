extension UITraitCollection {
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Pixels per point; 0 when not specified.
  public var displayScale: CGFloat { values.displayScale }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var listEnvironment: UIListEnvironment { values.listEnvironment }
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  /// The version of iOS whose appearance is drawn; ``SystemVersion/default`` if not specified.
  package var systemVersion: SystemVersion { values.systemVersion ?? .default }
}

// The traits as drawing reads them, with defaults for unspecified values.
extension UITraitCollection {
  package var isDark: Bool { values.userInterfaceStyle == .dark }
  package var isHighContrast: Bool { values.accessibilityContrast == .high }
  package var isElevated: Bool { values.userInterfaceLevel == .elevated }
  package var isRightToLeft: Bool { values.layoutDirection == .rightToLeft }
  package var isBoldText: Bool { values.legibilityWeight == .bold }

  /// The place of the text size among the twelve categories; that of `large` when not specified.
  package var contentSizeIndex: Int { values.preferredContentSizeCategory.index ?? 3 }

  /// The pixels that edges are rounded to; two per point when the scale is not specified.
  package var pixelGrid: PixelGrid {
    PixelGrid(scale: values.displayScale > 0 ? values.displayScale : 2)
  }
}

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: scale)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, value: displayGamut)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: idiom)
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, value: activeAppearance)
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: capability)
  }

  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, value: listEnvironment)
  }

  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }

  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }

  package convenience init(systemVersion: SystemVersion) {
    self.init(SystemVersionTrait.self, value: systemVersion)
  }
}

extension UITraitCollection {
  /// The system traits that dynamic colors may read.
  ///
  /// Source: recalled; Apple publishes the property but not its value.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.storedTraits.filter {
      $0.affectsColorAppearance && $0 != SystemVersionTrait.self
    }
  }
}
