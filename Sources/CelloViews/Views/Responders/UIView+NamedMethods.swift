/// The methods of views that apps use as actions and call by name.
private final class _NamedMethods_UIView: _MethodTable {
  static var methods: [_NamedMethod] {
    [
      // An action's sender is an object, and an object is `true` where Objective-C expects a Boolean value.
      _NamedMethod("endEditing:") { (view: UIView, force: Any?) in
        view.endEditing(force as? Bool ?? (force != nil))
      },
      _NamedMethod("setNeedsLayout") { (view: UIView) in view.setNeedsLayout() },
      _NamedMethod("layoutIfNeeded") { (view: UIView) in view.layoutIfNeeded() },
      _NamedMethod("setNeedsDisplay") { (view: UIView) in view.setNeedsDisplay() },
      _NamedMethod("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() },
    ]
  }
}
