/// The focus properties that an app sets of a view.
struct FocusProperties {
  var groupIdentifier: String?
  var groupPriority = UIFocusGroupPriority.ignored
  /// The effect that was set, which can be `nil`.
  var effect: UIFocusEffect??
}

extension UIView: UIFocusItem {
  /// The views that can have the focus in the view and below it, in the front of the screen.
  final func focusItems() -> [UIView] {
    var result: [UIView] = []
    var rest = [self]
    while let view = rest.popLast() {
      guard view.isUserInteractionEnabled else { continue }
      if view.canBecomeFocused { result.append(view) }
      rest += view.accessibleSubviews.reversed()
    }
    return result
  }

  /// The enabled guides of the view and of those below it, in the front of the screen.
  final func focusGuides() -> [UIFocusGuide] {
    var result: [UIFocusGuide] = []
    var rest = [self]
    while let view = rest.popLast() {
      guard view.isUserInteractionEnabled else { continue }
      result += view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled)
      rest += view.accessibleSubviews.reversed()
    }
    return result
  }

  /// Requests that the focus goes to a preferred environment, if the view contains it.
  public func setNeedsFocusUpdate() {
    window?.focusSystem.setNeedsUpdate(self)
  }

  public func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
}
