/// A set of variants of an image for different traits.
///
/// An app adds variants with ``register(_:with:)``; the asset of an image contains that image.
/// Images of an asset are drawn as the variant that fits the view's traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var image: UIImage
    var configuration: UIImage.Configuration
  }

  private let lock = NSLock()
  private var variants: [Variant] = []

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Creates the asset of an image without another asset.
  init(of values: ImageValues) {
    let image = UIImage(values)
    variants = [
      Variant(image: image, configuration: UIImage.Configuration(values.configuration))
    ]
    super.init()
  }

  /// Always fails: assets are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the image that fits traits best; an empty image for an asset without images.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Returns the image that fits a configuration best, the last registered of equally good images;
  /// an empty image for an asset without images.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    var values = variant(for: configuration.values)?.values ?? ImageValues(.empty)
    values.asset = self
    values.configuration = values.configuration.applying(configuration.values)
    return UIImage(values)
  }

  /// Adds an image for traits, and replaces the image for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Adds an image for a configuration, and replaces the image for the same configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    // An image is not a variant of itself.
    var values = image.values
    values.asset = nil
    let image = UIImage(values)
    lock.withLock {
      variants.removeAll { $0.configuration == configuration }
      variants.append(Variant(image: image, configuration: configuration))
    }
  }

  /// Removes the image for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Removes the image for a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    lock.withLock { variants.removeAll { $0.configuration == configuration } }
  }

  /// Returns the registered image that fits best; `nil` for an asset without images.
  func variant(for configuration: UIImage.ConfigurationValues) -> UIImage? {
    let variants = lock.withLock { self.variants }
    var best: (image: UIImage, points: Int)?
    for variant in variants {
      let points = variant.configuration.values.agreement(with: configuration)
      if points >= best?.points ?? .min { best = (variant.image, points) }
    }
    return best?.image
  }
}

extension UIImage.ConfigurationValues {
  /// Returns a score for the values of this configuration that equal the other values. A different
  /// value outweighs all equal values.
  fileprivate func agreement(with other: UIImage.ConfigurationValues) -> Int {
    var points = 0
    func compare<Value: Equatable>(_ own: Value?, _ theirs: Value?, weight: Int) {
      guard let own else { return }
      points += own == theirs ? weight : -100 * weight
    }
    func specified<Value: Equatable>(_ value: Value?, _ unspecified: Value) -> Value? {
      value == unspecified ? nil : value
    }
    // Chosen: the weights, so that the style has the most weight.
    compare(
      specified(traits?.userInterfaceStyle, .unspecified), other.traits?.userInterfaceStyle,
      weight: 8)
    compare(
      specified(traits?.userInterfaceIdiom, .unspecified), other.traits?.userInterfaceIdiom,
      weight: 7)
    compare(
      specified(traits?.accessibilityContrast, .unspecified), other.traits?.accessibilityContrast,
      weight: 6)
    compare(
      specified(traits?.layoutDirection, .unspecified), other.traits?.layoutDirection, weight: 5)
    compare(
      specified(traits?.horizontalSizeClass, .unspecified), other.traits?.horizontalSizeClass,
      weight: 4)
    compare(
      specified(traits?.verticalSizeClass, .unspecified), other.traits?.verticalSizeClass,
      weight: 3)
    compare(
      specified(traits?.preferredContentSizeCategory, .unspecified),
      other.traits?.preferredContentSizeCategory, weight: 2)
    compare(specified(traits?.displayScale, 0), other.traits?.displayScale, weight: 1)
    compare(locale, other.locale, weight: 2)
    return points
  }
}
