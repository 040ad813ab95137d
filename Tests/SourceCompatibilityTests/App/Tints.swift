import UIKit

// Color transformers of an app.

extension UIConfigurationColorTransformer {
  /// A transformer that halves the opacity.
  static let faint = UIConfigurationColorTransformer { color in
    var alpha: CGFloat = 0
    color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return color.withAlphaComponent(alpha / 2)
  }

  /// A transformer that swaps red and blue.
  static let swapped = UIConfigurationColorTransformer {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    $0.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(red: blue, green: green, blue: red, alpha: alpha)
  }

  /// Returns a transformer that applies this transformer, and then another.
  func followed(by next: UIConfigurationColorTransformer) -> UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in next(self(color)) }
  }
}

@MainActor enum Tints {
  /// Returns a background in the view's tint color for rows that are less important.
  static func subdued() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.backgroundColorTransformer = .grayscale
    background.strokeColor = .red
    background.strokeWidth = 1
    background.strokeColorTransformer = UIConfigurationColorTransformer.swapped.followed(by: .faint)
    return background
  }

  static func content(dimmed: Bool) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.tintColor = .systemPurple
    content.imageProperties.tintColorTransformer = dimmed ? .faint : nil
    content.textProperties.colorTransformer = dimmed ? .grayscale : nil
    return content
  }
}
