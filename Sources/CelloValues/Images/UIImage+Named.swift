internal import CelloAssets

extension UIImage {
  /// Creates the image with a name in the main bundle, from an asset catalog or a PNG or SVG file;
  /// `nil` if there is none.
  ///
  /// The variant (scale, appearance, direction …) follows the traits with which the image is drawn.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image with a name in a bundle, for traits; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates the image with a name in a bundle, with a configuration; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, configuration: configuration, optionalValue: nil)
  }

  /// Creates the image with a name and a variable value from 0 to 1, which applies to symbols with
  /// thresholds.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(
      named: name, in: bundle, configuration: configuration,
      optionalValue: value.isNaN ? 0 : value)
  }

  private convenience init?(
    named name: String, in bundle: Bundle?, configuration: Configuration?, optionalValue: Double?
  ) {
    guard let asset = AssetLibrary.shared.image(named: name, in: bundle) else {
      ResourceWarnings.logMissing("image", name, in: bundle)
      return nil
    }
    var values = ImageValues(.asset(asset))
    values.variableValue = optionalValue
    if let configuration { values.configuration = configuration.values }
    self.init(values)
    // A name whose file cannot be read yields `nil`, as on iOS.
    guard asset.shown(in: traits) != nil else { return nil }
  }

  /// Creates the image of an asset catalog; empty, with a warning, if it does not exist.
  public convenience init(resource: ImageResource) {
    let asset = AssetLibrary.shared.image(named: resource.name, in: resource.bundle)
    if asset == nil { ResourceWarnings.logMissing("image", resource.name, in: resource.bundle) }
    self.init(ImageValues(asset.map { .asset($0) } ?? .empty))
  }
}

/// The name of an image in an asset catalog, and its bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to an image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
