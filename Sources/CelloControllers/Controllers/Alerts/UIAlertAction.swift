/// An action that a user can choose in an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject, NSCopying {
  /// The style of an action. The raw values are from Apple's `UIAlertController.h`.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The title of the button; `nil` for none.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style = Style.default
  final var handler: ((UIAlertAction) -> Void)?
  /// Called when the action changes.
  final var onChange: (() -> Void)?

  /// A Boolean value that indicates whether the user can choose the action; `true` by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// The identifier by which tests find the button; `nil`, the default, for none. Set it before the
  /// alert is presented.
  open var accessibilityIdentifier: String?

  nonisolated public override init() { super.init() }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the title of the button; `nil` for a button without text.
  ///   - style: the style of the button.
  ///   - handler: called with the action after its alert is dismissed; `nil` for none.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns a copy with the same title, style, handler, ``isEnabled`` and
  /// ``accessibilityIdentifier``.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      copy.accessibilityIdentifier = accessibilityIdentifier
      return copy
    } as UIAlertAction
  }
}

extension UIAlertAction: UIAccessibilityIdentification {}
