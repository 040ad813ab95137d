/// A function from color to color, for the colors of a configuration.
///
/// It is not `Equatable`. A configuration compares its ``identity``: the name of a system
/// transformer, or the identity that a transformer with a closure and its copies share, so that a
/// copy of a configuration is equal to the original.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that transforms a color.
  public let transform: (UIColor) -> UIColor
  /// The identity by which transformers are compared.
  package let identity: Identity

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = .closure(Identity.Token())
  }

  private init(named name: String, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = .named(name)
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The name of a system transformer; `nil` for a closure.
  package var name: String? {
    if case .named(let name) = identity { name } else { nil }
  }

  package enum Identity: Hashable, Sendable {
    case named(String)
    case closure(Token)

    /// An object that identifies a transformer with a closure.
    package final class Token: Hashable, Sendable {
      package init() {}

      package static func == (left: Token, right: Token) -> Bool { left === right }
      package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
  }
}

// The system's transformers: each returns a dynamic color for a dynamic color.
extension UIConfigurationColorTransformer {
  /// Converts a color to the gray with the same luma.
  public static let grayscale = UIConfigurationColorTransformer(named: "Grayscale") {
    $0.modified(by: .grayscale)
  }

  /// Returns the color itself, because a phone has no system-wide accent color.
  public static let preferredTint = UIConfigurationColorTransformer(named: "Preferred Tint") { $0 }

  /// Returns a less prominent tint color. Chosen: the gray with the same luma; Apple documents only
  /// the purpose.
  public static let monochromeTint = UIConfigurationColorTransformer(named: "Monochrome Tint") {
    $0.modified(by: .grayscale)
  }

  // The transformers in printed configurations of state-dependent styles.

  /// Multiplies the opacity by 0.3.
  package static let alpha30 = UIConfigurationColorTransformer(named: "30% Alpha") {
    $0.modified(by: .alphaFactor(0.3))
  }

  /// Multiplies the opacity by 0.5.
  package static let alpha50 = UIConfigurationColorTransformer(named: "50% Alpha") {
    $0.modified(by: .alphaFactor(0.5))
  }

  /// Multiplies the opacity by 0.12 in light interfaces and by 0.4 in dark interfaces.
  package static let dynamicLightAlpha = UIConfigurationColorTransformer(
    named: "Dynamic Light Alpha"
  ) {
    $0.modified(by: .alphaFactors(light: 0.12, dark: 0.4))
  }

  /// All system transformers.
  package static let named: [UIConfigurationColorTransformer] = [
    grayscale, preferredTint, monochromeTint, alpha30, alpha50, dynamicLightAlpha,
  ]

  /// Creates the system transformer with a name; `nil` for unknown names.
  package init?(named name: String) {
    guard let transformer = Self.named.first(where: { $0.name == name }) else { return nil }
    self = transformer
  }
}

extension UIConfigurationColorTransformer: CustomStringConvertible {
  /// The name; `Custom` for a closure.
  public var description: String { name ?? "Custom" }
}
