internal import CelloAssets

extension UIColor {
  /// The color of that name in the main bundle's asset catalogs; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The color of that name in a bundle's asset catalogs; `nil` if there is none.
  ///
  /// It follows the traits that it is resolved with, as all dynamic colors do.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetLibrary.shared.color(named: name, in: bundle) else {
      ResourceWarnings.noteMissing("color", name, in: bundle)
      return nil
    }
    self.init(.asset(color))
  }

  public convenience init(resource: ColorResource) {
    let color = AssetLibrary.shared.color(named: resource.name, in: resource.bundle)
    if color == nil { ResourceWarnings.noteMissing("color", resource.name, in: resource.bundle) }
    self.init(color.map { .asset($0) } ?? .components(.clear))
  }

  /// The color that asset catalogs and symbol templates refer to by name, such as
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
  /// The color for the traits. A reference to an unknown system color is clear and added to
  /// ``ResourceWarnings``.
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

/// The name of a color in an asset catalog, and the bundle that contains it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
