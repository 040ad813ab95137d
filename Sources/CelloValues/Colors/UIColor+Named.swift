internal import CelloAssets

extension UIColor {
  /// Creates the color with a name in the asset catalogs of the main bundle; `nil` if there is
  /// none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with a name in the asset catalogs of a bundle; `nil` if there is none.
  ///
  /// The color is dynamic: it follows the traits with which it is resolved. The given traits are
  /// ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetLibrary.shared.color(named: name, in: bundle) else {
      ResourceWarnings.logMissing("color", name, in: bundle)
      return nil
    }
    self.init(.asset(color))
  }

  /// Creates the color of an asset catalog; transparent, with a warning, if it does not exist.
  public convenience init(resource: ColorResource) {
    let color = AssetLibrary.shared.color(named: resource.name, in: resource.bundle)
    if color == nil { ResourceWarnings.logMissing("color", resource.name, in: resource.bundle) }
    self.init(color.map { .asset($0) } ?? .components(.clear))
  }

  /// Returns the color that asset catalogs and symbol templates reference by name, such as
  /// `systemBlueColor`.
  static func named(reference: String) -> UIColor? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let color = SystemColor(rawValue: name) { return color.color }
    return switch name {
    case "black": .black
    case "white": .white
    case "clear": .clear
    case "tint": .tintColor
    case "darkText": .darkText
    case "lightText": .lightText
    case "gray": .gray
    case "darkGray": .darkGray
    case "lightGray": .lightGray
    default: nil
    }
  }
}

extension AssetColor {
  /// Returns the components for traits. A reference to an unknown system color is transparent and
  /// adds a warning to ``ResourceWarnings``.
  func components(in traits: UITraitCollection) -> ColorComponents {
    switch value(in: traits) {
    case nil: return .clear
    case .components(let red, let green, let blue, let alpha):
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let reference):
      guard let color = UIColor.named(reference: reference) else {
        ResourceWarnings.note(
          "The color '\(name)' refers to '\(reference)', which is not a system color. "
            + "Choose another one.")
        return .clear
      }
      return color.rule.components(in: traits)
    }
  }
}

/// The name of a color in an asset catalog, and its bundle.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a color.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
