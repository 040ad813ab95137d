public import UIKit

/// The surroundings in which pictures are drawn.
public struct SnapshotTraits: Sendable {
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  public var systemVersion: SystemVersion
  public var contentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var accessibilityContrast: UIAccessibilityContrast
  /// Pixels per point.
  public var displayScale: CGFloat

  /// The version of iOS whose appearance is drawn.
  public struct SystemVersion: Hashable, Sendable {
    let value: UIKit.SystemVersion

    public static let iOS26 = SystemVersion(value: .iOS26)
    /// The appearance of iOS 14 to 18, with the metrics of iOS 18.
    public static let iOS18 = SystemVersion(value: .iOS18)
  }

  public init(
    style: UIUserInterfaceStyle = .light, systemVersion: SystemVersion = .iOS26,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    accessibilityContrast: UIAccessibilityContrast = .normal, displayScale: CGFloat = 2
  ) {
    self.style = style
    self.systemVersion = systemVersion
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.accessibilityContrast = accessibilityContrast
    self.displayScale = displayScale
  }

  var traitCollection: UITraitCollection {
    UITraitCollection.iPhone.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.systemVersion = systemVersion.value
      $0.preferredContentSizeCategory = contentSizeCategory
      $0.layoutDirection = layoutDirection
      $0.accessibilityContrast = accessibilityContrast
      $0.displayScale = displayScale
    }
  }

  func with(_ style: UIUserInterfaceStyle) -> SnapshotTraits {
    var copy = self
    copy.style = style
    return copy
  }
}
