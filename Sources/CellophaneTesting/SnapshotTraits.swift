public import UIKit

/// The surroundings in which pictures are drawn.
public struct SnapshotTraits: Sendable {
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The iOS whose look is drawn.
  public var look: Look
  public var contentSizeCategory: UIContentSizeCategory
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var accessibilityContrast: UIAccessibilityContrast
  /// Pixels per point.
  public var displayScale: CGFloat

  public enum Look: Sendable { case iOS26, iOS18 }

  public init(
    style: UIUserInterfaceStyle = .light, look: Look = .iOS26,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    accessibilityContrast: UIAccessibilityContrast = .normal, displayScale: CGFloat = 2
  ) {
    self.style = style
    self.look = look
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.accessibilityContrast = accessibilityContrast
    self.displayScale = displayScale
  }

  var traitCollection: UITraitCollection {
    UITraitCollection.iPhone.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.profile = look == .iOS18 ? .iOS18 : .iOS26
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
