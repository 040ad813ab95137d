/// A choice in an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject, NSCopying {
  /// How an action is emphasized. Source of the values: Apple's `UIAlertController.h`.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  final var handler: ((UIAlertAction) -> Void)?
  /// Called when the action has changed.
  final var onChange: (() -> Void)?

  /// Whether the action can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  nonisolated public override init() { super.init() }

  /// - Parameters:
  ///   - title: `nil` only for an empty button.
  ///   - handler: called with the action after the alert that it was chosen in is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      return copy
    } as UIAlertAction
  }
}
