import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUITraitCollection: UITraitCollection, @unchecked Sendable {
  override var imageConfiguration: UIImage.Configuration { super.imageConfiguration }
  override var imageDynamicRange: UIImage.DynamicRange { super.imageDynamicRange }
  override class var current: UITraitCollection {
    get { super.current }
    set { super.current = newValue }
  }
  override func performAsCurrent(_ actions: () -> Void) { super.performAsCurrent(actions) }
  override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
  override var userInterfaceLevel: UIUserInterfaceLevel { super.userInterfaceLevel }
  override var accessibilityContrast: UIAccessibilityContrast { super.accessibilityContrast }
  override var legibilityWeight: UILegibilityWeight { super.legibilityWeight }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override var displayScale: CGFloat { super.displayScale }
  override var displayGamut: UIDisplayGamut { super.displayGamut }
  override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
  override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
  override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var activeAppearance: UIUserInterfaceActiveAppearance { super.activeAppearance }
  override var forceTouchCapability: UIForceTouchCapability { super.forceTouchCapability }
  override var listEnvironment: UIListEnvironment { super.listEnvironment }
  override var sceneCaptureState: UISceneCaptureState { super.sceneCaptureState }
  override var typesettingLanguage: Locale.Language? { super.typesettingLanguage }
}
