/// A trait whose default value means that the trait is not specified.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  /// How ``UITraitCollection`` prints it: name and value without the prefix.
  static func describe(_ value: Value) -> String
}

extension SystemTrait {
  static func describe(_ value: Value) -> String {
    let text = String(describing: value)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// A system trait with a stored property in ``TraitValues``.
///
/// A trait whose values are of a type of a higher chapter is declared there, as a plain system
/// trait.
protocol StoredTrait: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

public struct UITraitUserInterfaceStyle: StoredTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let name = "UserInterfaceStyle"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitUserInterfaceLevel: StoredTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let name = "UserInterfaceLevel"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitAccessibilityContrast: StoredTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let name = "AccessibilityContrast"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

public struct UITraitLegibilityWeight: StoredTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  public static let name = "LegibilityWeight"
  static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitPreferredContentSizeCategory: StoredTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  public static let name = "PreferredContentSizeCategory"
  static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }

  static func describe(_ value: UIContentSizeCategory) -> String {
    value.rawValue.replacing("UICTContentSizeCategory", with: "")
  }
}

public struct UITraitDisplayScale: StoredTrait {
  public static let defaultValue: CGFloat = 0
  public static let name = "DisplayScale"
  static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public struct UITraitDisplayGamut: StoredTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let name = "DisplayGamut"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitLayoutDirection: StoredTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  public static let name = "LayoutDirection"
  static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

public struct UITraitHorizontalSizeClass: StoredTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static let name = "HorizontalSizeClass"
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: StoredTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static let name = "VerticalSizeClass"
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

public struct UITraitUserInterfaceIdiom: StoredTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let name = "UserInterfaceIdiom"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitActiveAppearance: StoredTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static let name = "ActiveAppearance"
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

public struct UITraitForceTouchCapability: StoredTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  public static let name = "ForceTouchCapability"
  static var keyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

public struct UITraitListEnvironment: StoredTrait {
  public static let defaultValue = UIListEnvironment.unspecified
  public static let name = "ListEnvironment"
  static var keyPath: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

public struct UITraitSceneCaptureState: StoredTrait {
  public static let defaultValue = UISceneCaptureState.unspecified
  public static let name = "SceneCaptureState"
  static var keyPath: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

public struct UITraitTypesettingLanguage: StoredTrait {
  public static let defaultValue: Locale.Language? = nil
  public static let name = "TypesettingLanguage"
  static var keyPath: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }

  static func describe(_ value: Locale.Language?) -> String { value?.minimalIdentifier ?? "nil" }
}

/// The version of iOS whose appearance is drawn; not one of Apple's traits.
package struct SystemVersionTrait: StoredTrait {
  package static let defaultValue: SystemVersion? = nil
  package static let name = "SystemVersion"
  package static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, SystemVersion?> { \.systemVersion }

  static func describe(_ value: SystemVersion?) -> String { value?.name ?? "nil" }
}
