/// A view class that is known only at run time.
@MainActor @preconcurrency public protocol _DynamicallyCreatedView: _DynamicallyCreated {}

extension UIView: _DynamicallyCreatedView {}

// See `_DynamicallyCreated`.

extension _DynamicallyCreatedView {
  /// Creates a view of a class that is known only at run time, as `init()` of its class does.
  ///
  /// If the class lacks the designated initializer of its superclass, the process ends with Swift's
  /// message, as on iOS.
  @_disfavoredOverload
  @_silgen_name("$s5UIKit23_DynamicallyCreatedViewPAAE04makeD0xyFZ")
  public init()

  /// Creates a view of a class that is known only at run time, with its `init(frame:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name("$s5UIKit23_DynamicallyCreatedViewPAAE04makeD05framex10Foundation6CGRectV_tFZ")
  public init(frame: CGRect)

  @usableFromInline static func makeView() -> Self {
    // An `init()` of the class itself, in prepared sources.
    if let view = NamedMethods.object(of: self) as? Self { return view }
    return checked((self as? UIView.Type)?.makeForAppearance())
  }

  @usableFromInline static func makeView(frame: CGRect) -> Self {
    checked((self as? UIView.Type)?.makeDynamically(frame: frame))
  }

  private static func checked(_ view: UIView?) -> Self {
    guard let view = view as? Self else {
      preconditionFailure("\(Self.self) is not a subclass of UIView.")
    }
    return view
  }
}
