/// An area without a view that leads the focus to other views.
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the guide leads the focus; `true` by default.
  open var isEnabled = true
  /// The environments to which the focus moves when it enters the area, in order of preference.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
