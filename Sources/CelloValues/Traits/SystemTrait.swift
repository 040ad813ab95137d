/// A trait whose default value means that it is not specified.
package protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  /// Returns the name or number of a value for the description of a ``UITraitCollection``.
  static func describe(_ value: Value) -> String
}

extension SystemTrait {
  package static func describe(_ value: Value) -> String {
    let text = String(describing: value)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// A system trait with a stored property in ``TraitValues``.
///
/// A trait whose values have a type of a higher chapter is declared in that chapter, as a plain
/// system trait.
protocol StoredTrait: SystemTrait {
  static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

/// The trait of the interface style: light or dark.
public struct UITraitUserInterfaceStyle: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// The name of the trait.
  public static let name = "UserInterfaceStyle"
  /// A Boolean value that indicates whether dynamic colors read the trait; `true`.
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the interface level.
public struct UITraitUserInterfaceLevel: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// The name of the trait.
  public static let name = "UserInterfaceLevel"
  /// A Boolean value that indicates whether dynamic colors read the trait; `true`.
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of the contrast.
public struct UITraitAccessibilityContrast: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// The name of the trait.
  public static let name = "AccessibilityContrast"
  /// A Boolean value that indicates whether dynamic colors read the trait; `true`.
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The trait of bold text.
public struct UITraitLegibilityWeight: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UILegibilityWeight.unspecified
  /// The name of the trait.
  public static let name = "LegibilityWeight"
  static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of the text size.
public struct UITraitPreferredContentSizeCategory: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIContentSizeCategory.unspecified
  /// The name of the trait.
  public static let name = "PreferredContentSizeCategory"
  static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }

  package static func describe(_ value: UIContentSizeCategory) -> String {
    value.rawValue.replacing("UICTContentSizeCategory", with: "")
  }
}

/// The trait of the display scale, in pixels per point.
public struct UITraitDisplayScale: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue: CGFloat = 0
  /// The name of the trait.
  public static let name = "DisplayScale"
  static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the display gamut.
public struct UITraitDisplayGamut: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// The name of the trait.
  public static let name = "DisplayGamut"
  /// A Boolean value that indicates whether dynamic colors read the trait; `true`.
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait of the layout direction.
public struct UITraitLayoutDirection: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  /// The name of the trait.
  public static let name = "LayoutDirection"
  static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name of the trait.
  public static let name = "HorizontalSizeClass"
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name of the trait.
  public static let name = "VerticalSizeClass"
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// The name of the trait.
  public static let name = "UserInterfaceIdiom"
  /// A Boolean value that indicates whether dynamic colors read the trait; `true`.
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the window's active state.
public struct UITraitActiveAppearance: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// The name of the trait.
  public static let name = "ActiveAppearance"
  /// A Boolean value that indicates whether dynamic colors read the trait; `true`.
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The trait of the display's pressure sensing.
public struct UITraitForceTouchCapability: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIForceTouchCapability.unknown
  /// The name of the trait.
  public static let name = "ForceTouchCapability"
  static var keyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

/// The trait of the kind of list that contains an interface.
public struct UITraitListEnvironment: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIListEnvironment.unspecified
  /// The name of the trait.
  public static let name = "ListEnvironment"
  static var keyPath: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// The trait of the scene's recording state.
public struct UITraitSceneCaptureState: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UISceneCaptureState.unspecified
  /// The name of the trait.
  public static let name = "SceneCaptureState"
  static var keyPath: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The trait of the language for typesetting.
public struct UITraitTypesettingLanguage: StoredTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue: Locale.Language? = nil
  /// The name of the trait.
  public static let name = "TypesettingLanguage"
  static var keyPath: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }

  package static func describe(_ value: Locale.Language?) -> String {
    value?.minimalIdentifier ?? "nil"
  }
}

/// The version of iOS whose appearance is drawn; not a trait of Apple's.
package struct SystemVersionTrait: StoredTrait {
  package static let defaultValue: SystemVersion? = nil
  package static let name = "SystemVersion"
  package static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitValues, SystemVersion?> { \.systemVersion }

  package static func describe(_ value: SystemVersion?) -> String { value?.name ?? "nil" }
}
