internal import CelloAssets

/// A colour of an asset catalogue: which of its variants is shown depends on traits.
struct AssetColor: Hashable, Sendable {
  var name: String
  var set: ColorSet

  func components(in traits: UITraitCollection) -> ColorComponents {
    let conditions = set.variants.map(\.conditions)
    guard let index = AssetConditions.best(of: conditions, for: AssetQuery(traits)) else {
      return .clear
    }
    switch set.variants[index].value {
    case .components(let red, let green, let blue, let alpha):
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      guard let color = UIColor.named(reference: name) else {
        ImageWarnings.note(
          "The colour '\(self.name)' refers to '\(name)', which is no system colour. Choose another one."
        )
        return .clear
      }
      return color.rule.components(in: traits)
    }
  }
}

extension UIColor {
  /// The colour of that name in the main bundle's asset catalogues; `nil` when there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name in a bundle's asset catalogues; `nil` when there is none.
  ///
  /// It follows the traits that it is resolved with, as all dynamic colours do.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetLibrary.shared.color(named: name, in: bundle) else {
      ImageWarnings.noteMissing("colour", name, in: bundle)
      return nil
    }
    self.init(.asset(color))
  }

  public convenience init(resource: ColorResource) {
    let color = AssetLibrary.shared.color(named: resource.name, in: resource.bundle)
    if color == nil { ImageWarnings.noteMissing("colour", resource.name, in: resource.bundle) }
    self.init(color.map { .asset($0) } ?? .components(.clear))
  }

  /// The colour that an asset catalogue calls `systemBlueColor` and the like.
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

/// The name of a colour in an asset catalogue, and the bundle that has it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
