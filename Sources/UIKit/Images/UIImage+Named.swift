internal import CelloAssets

extension UIImage {
  /// The image of that name in the main bundle: from an asset catalogue, or a PNG or SVG file; `nil` when there is none.
  ///
  /// Which of its variants is shown (scale, appearance, direction …) follows the traits of whatever shows it.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle, with: traitCollection.map { Configuration(traitCollection: $0) })
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let asset = AssetLibrary.shared.image(named: name, in: bundle) else { return nil }
    var values = ImageValues(.asset(asset))
    if let configuration { values.configuration = configuration.values }
    self.init(values)
    // A name whose file cannot be read has no image, as on iOS.
    guard asset.shown(in: traits) != nil else { return nil }
  }

  public convenience init(resource: ImageResource) {
    let asset = AssetLibrary.shared.image(named: resource.name, in: resource.bundle)
    if asset == nil {
      AssetWarnings.note(
        "There is no image named '\(resource.name)' in \(resource.bundle.bundlePath).")
    }
    self.init(ImageValues(asset.map { .asset($0) } ?? .empty))
  }

  /// The image that an image literal names; one of size zero when there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let asset = AssetLibrary.shared.image(named: name, in: nil)
    if asset == nil { AssetWarnings.note("There is no image named '\(name)'.") }
    self.init(ImageValues(asset.map { .asset($0) } ?? .empty))
  }
}

/// The name of an image in an asset catalogue, and the bundle that has it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
