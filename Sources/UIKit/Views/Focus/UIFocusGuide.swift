/// An area without a view of its own that leads the focus to other views.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus can be led by the area.
  open var isEnabled = true
  /// Where the focus goes that moves into the area, in order of preference.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
