/// The tint color that views inherit; a private trait on iOS.
package struct TintColorTrait: SystemTrait {
  package static let defaultValue: UIColor? = nil
  package static let name = "TintColor"
  package static let affectsColorAppearance = true

  package static func describe(_ value: UIColor?) -> String { value?.description ?? "nil" }
}

extension UIMutableTraits {
  /// The color to which ``UIColor/tintColor`` resolves; `nil` for system blue.
  package var tintColor: UIColor? {
    get { self[TintColorTrait.self] }
    set { self[TintColorTrait.self] = newValue }
  }
}

extension UITraitCollection {
  /// The color to which ``UIColor/tintColor`` resolves; `nil` for system blue.
  package var tintColor: UIColor? { values[TintColorTrait.self] }
}
