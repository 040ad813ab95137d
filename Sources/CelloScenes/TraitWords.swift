package import UIKit

// The words for values of traits in the names of cases and snapshots.

extension UIUserInterfaceStyle {
  package var word: String { self == .dark ? "dark" : "light" }
}

extension UIAccessibilityContrast {
  package var word: String { self == .high ? "contrast" : "normal-contrast" }
}

extension UIUserInterfaceLevel {
  package var word: String { self == .elevated ? "elevated" : "base" }
}

extension UILegibilityWeight {
  package var word: String { self == .bold ? "bold" : "regular" }
}

extension UITraitEnvironmentLayoutDirection {
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension MotionPreference {
  package var word: String {
    switch self {
    case .unspecified, .full: "full-motion"
    case .reduced: "reduced-motion"
    case .crossFades: "cross-fades"
    }
  }
}

extension TransparencyPreference {
  package var word: String {
    self == .reduced ? "reduced-transparency" : "full-transparency"
  }
}

extension UIContentSizeCategory {
  /// The words for text sizes, with the default size first.
  static let words: KeyValuePairs<UIContentSizeCategory, String> = [
    .large: "l", .extraSmall: "xs", .small: "s", .medium: "m", .extraLarge: "xl",
    .extraExtraLarge: "xxl", .extraExtraExtraLarge: "xxxl", .accessibilityMedium: "ax1",
    .accessibilityLarge: "ax2", .accessibilityExtraLarge: "ax3",
    .accessibilityExtraExtraLarge: "ax4", .accessibilityExtraExtraExtraLarge: "ax5",
  ]

  package var word: String {
    Self.words.first { $0.key == self }?.value ?? "unspecified"
  }
}

extension CGFloat {
  /// The word for a display scale in pixels per point, such as `3x`.
  package var scaleWord: String { "\(Int(clamping: Double(self)))x" }
}
