/// The focus properties that an app has set on a view.
struct FocusProperties {
  var groupIdentifier: String?
  var groupPriority = UIFocusGroupPriority.ignored
  /// The effect, if one was set; `nil` can be set as well.
  var effect: UIFocusEffect??
}

extension UIView: UIFocusItem {
  /// Returns the focusable views among the view and its descendants, except behind a modal view.
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

  /// Returns the enabled guides of the view and its descendants, except behind a modal view.
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
}
