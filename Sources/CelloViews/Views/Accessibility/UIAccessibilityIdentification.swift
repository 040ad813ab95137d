/// An object with an identifier by which tests find it.
@MainActor @preconcurrency public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier, which users never see; `nil` for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
