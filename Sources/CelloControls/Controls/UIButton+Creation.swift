/// A button class that is known only at run time.
@MainActor @preconcurrency public protocol _DynamicallyCreatedButton {}

extension UIButton: _DynamicallyCreatedButton {}

// See `_DynamicallyCreated`.

extension _DynamicallyCreatedButton {
  /// Creates a button of a type and of a class that is known only at run time, with its
  /// `init(frame:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name("$s5UIKit25_DynamicallyCreatedButtonPAAE04makeD04typexAA8UIButtonC0D4TypeO_tFZ")
  public init(type buttonType: UIButton.ButtonType)

  @usableFromInline static func makeButton(type: UIButton.ButtonType) -> Self {
    let button = (self as? UIButton.Type)?.init(frame: .zero)
    button?.setType(type)
    guard let button = button as? Self else {
      preconditionFailure("\(Self.self) is not a subclass of UIButton.")
    }
    return button
  }
}
