/// A controller that shows a message and choices: an alert in the middle of the screen, or an action
/// sheet at its bottom or in a popover.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The form of an alert. Source of the values: Apple's `UIAlertController.h`.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  private final var fields: [UITextField] = []
  /// How serious the message is. It has no effect on iPhones and iPads.
  open var severity = UIAlertControllerSeverity.default

  open override var title: String? { didSet { showTexts() } }
  /// The text below the title.
  open var message: String? { didSet { showTexts() } }

  /// The action that is emphasized, one of ``actions``; `nil` for the one that cancels.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        """
        The preferred action of a UIAlertController must be one of its actions; call addAction(_:) \
        first.
        """)
      showActions()
    }
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds a choice. A second one that cancels ends the process, as UIKit's exception does.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "A UIAlertController can have one action of the style cancel.")
    actions.append(action)
    action.onChange = { [weak self] in self?.showActions() }
    showActions()
  }

  // MARK: Text fields

  /// The fields, in the order in which they were added; `nil` for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field, and calls a closure to configure it. An action sheet has none: adding one
  /// ends the process, as UIKit's exception does.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can be added to a UIAlertController of the style alert only.")
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
    alertView?.add(field)
  }

  // MARK: View

  /// The view if it has been loaded.
  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let view = AlertView(isSheet: preferredStyle == .actionSheet)
    for field in fields { view.add(field) }
    self.view = view
    showTexts()
    showActions()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    precondition(
      !(title ?? "").isEmpty || !(message ?? "").isEmpty || !actions.isEmpty || !fields.isEmpty,
      "A UIAlertController needs a title, a message or an action; set one before presenting it.")
    showActions()
  }

  /// The first text field is edited as soon as the alert is shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let field = fields.first, !fields.contains(where: \.isFirstResponder) {
      field.becomeFirstResponder()
    }
  }

  private final func showTexts() {
    alertView?.show(title: title, message: message)
    presentationSizeDidChange()
  }

  private final func showActions() {
    guard let alertView else { return }
    let shown = shownActions
    alertView.show(
      shown, preferred: preferredAction, endsWithCancel: shown.last?.style == .cancel
    ) { [weak self] in self?.choose($0) }
    presentationSizeDidChange()
  }

  private final func presentationSizeDidChange() { activePresentation?.placeAgain() }

  /// The actions in the order in which they are shown: the one that cancels is first of two in an
  /// alert, and last otherwise. A popover has none that cancels: a touch outside cancels.
  private final var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    if preferredStyle == .alert, actions.count == 2 { return cancel + others }
    return activePresentation is UIPopoverPresentationController ? others : others + cancel
  }

  // MARK: Choices

  /// Dismisses the alert, and then calls the handler of an action, as a touch of it does. A disabled
  /// action is ignored.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let handler = action.handler
    guard let presenter = presentingController else {
      handler?(action)
      return
    }
    presenter.dismiss(animated: true) { handler?(action) }
  }

  /// A touch outside cancels an action sheet.
  final func touchedOutside() {
    guard preferredStyle == .actionSheet,
      let action = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(action)
  }

  // MARK: Presentation

  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad
      ? .popover : .overFullScreen
  }

  override var compactPopoverStyle: UIModalPresentationStyle { .overFullScreen }

  override func systemPresentation(by presenter: UIViewController?) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// A popover is as large as the actions need.
  open override var preferredContentSize: CGSize {
    get {
      let size = super.preferredContentSize
      guard size == .zero, let alertView, activePresentation is UIPopoverPresentationController
      else { return size }
      return alertView.sizeThatFits(
        CGSize(width: traitCollection.systemVersion.alertMetrics.width, height: 0))
    }
    set { super.preferredContentSize = newValue }
  }
}

/// How serious a message is. Source of the values: Apple's `UIAlertController.h`.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  case `default` = 0
  case critical = 1
}
