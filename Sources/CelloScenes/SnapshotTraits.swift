public import UIKit

/// The surroundings in which pictures are drawn.
public struct SnapshotTraits: Hashable, Sendable {
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  public var systemVersion: SystemVersion
  public var contentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var accessibilityContrast: UIAccessibilityContrast
  public var userInterfaceLevel: UIUserInterfaceLevel
  public var legibilityWeight: UILegibilityWeight
  /// Pixels per point.
  public var displayScale: CGFloat

  public typealias SystemVersion = Variant.SystemVersion

  public init(
    style: UIUserInterfaceStyle = .light, systemVersion: SystemVersion = .iOS26,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    userInterfaceLevel: UIUserInterfaceLevel = .base,
    legibilityWeight: UILegibilityWeight = .regular, displayScale: CGFloat = 2
  ) {
    self.style = style
    self.systemVersion = systemVersion
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
  }

  /// These traits and those that an iPhone with default settings has.
  public var traitCollection: UITraitCollection {
    UITraitCollection.iPhone.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.systemVersion = systemVersion.value
      $0.preferredContentSizeCategory = contentSizeCategory
      $0.layoutDirection = layoutDirection
      $0.accessibilityContrast = accessibilityContrast
      $0.userInterfaceLevel = userInterfaceLevel
      $0.legibilityWeight = legibilityWeight
      $0.displayScale = displayScale
    }
  }
}
