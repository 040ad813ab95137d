/// A trait that every collection has a place for. Its default value says that it is not specified.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  static var keyPath: WritableKeyPath<TraitValues, Value> { get }
  /// How ``UITraitCollection`` prints it: name and value without the prefix.
  static func describe(_ value: Value) -> String
}

extension SystemTrait {
  static func describe(_ value: Value) -> String {
    let text = String(describing: value)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let name = "UserInterfaceStyle"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let name = "UserInterfaceLevel"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let name = "AccessibilityContrast"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

public struct UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  public static let name = "LegibilityWeight"
  static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  public static let name = "PreferredContentSizeCategory"
  static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }

  static func describe(_ value: UIContentSizeCategory) -> String {
    value.rawValue.replacing("UICTContentSizeCategory", with: "")
  }
}

public struct UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  public static let name = "DisplayScale"
  static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public struct UITraitDisplayGamut: SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let name = "DisplayGamut"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  public static let name = "LayoutDirection"
  static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static let name = "HorizontalSizeClass"
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static let name = "VerticalSizeClass"
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let name = "UserInterfaceIdiom"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitActiveAppearance: SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static let name = "ActiveAppearance"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

public struct UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  public static let name = "ForceTouchCapability"
  static var keyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

public struct UITraitListEnvironment: SystemTrait {
  public static let defaultValue = UIListEnvironment.unspecified
  public static let name = "ListEnvironment"
  static var keyPath: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

public struct UITraitSceneCaptureState: SystemTrait {
  public static let defaultValue = UISceneCaptureState.unspecified
  public static let name = "SceneCaptureState"
  static var keyPath: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

public struct UITraitTypesettingLanguage: SystemTrait {
  public static let defaultValue: Locale.Language? = nil
  public static let name = "TypesettingLanguage"
  static var keyPath: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }

  static func describe(_ value: Locale.Language?) -> String { value?.minimalIdentifier ?? "nil" }
}

public struct UITraitImageDynamicRange: SystemTrait {
  public static let defaultValue = UIImage.DynamicRange.unspecified
  public static let name = "ImageDynamicRange"
  static var keyPath: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The version of iOS whose appearance is drawn; not one of Apple's traits.
package struct SystemVersionTrait: SystemTrait {
  package static let defaultValue: SystemVersion? = nil
  package static let name = "SystemVersion"
  package static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, SystemVersion?> { \.systemVersion }

  static func describe(_ value: SystemVersion?) -> String { value?.name ?? "nil" }
}

/// The tint colour that a view hands down; private on iOS.
package struct TintColorTrait: SystemTrait {
  package static let defaultValue: UIColor? = nil
  package static let name = "TintColor"
  package static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIColor?> { \.tintColor }

  static func describe(_ value: UIColor?) -> String { value?.description ?? "nil" }
}
