package import CelloRaster

/// An effect that blurs and darkens the content behind a view, such as a screen behind a menu.
package final class DimmingBlurEffect: UIVisualEffect, @unchecked Sendable {
  private let sigma: CGFloat
  private let opacity: (light: CGFloat, dark: CGFloat)

  /// - Parameters:
  ///   - sigma: The Gaussian's standard deviation, in points.
  ///   - opacity: The opacity of black over the content, in each style.
  package init(sigma: CGFloat, opacity: (light: CGFloat, dark: CGFloat)) {
    self.sigma = sigma
    self.opacity = opacity
    super.init()
  }

  package override func displayItems(
    behind shape: Shape, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let alpha = traits.isDark ? opacity.dark : opacity.light
    return [
      .backdrop(
        DisplayList.Backdrop(
          shape: shape, sigma: sigma, tints: [Color(fractions: 0, 0, 0, alpha: alpha)]))
    ]
  }
}
