/// A view controller that shows a message and actions: an alert in the center of the screen, or an
/// action sheet at the bottom or in a popover.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The style of an alert. The raw values are from Apple's `UIAlertController.h`.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  private final var fields: [UITextField] = []
  /// Stored only: the severity of the alert; `default` by default. On iPhone and iPad it does not
  /// change the alert.
  open var severity = UIAlertControllerSeverity.default

  open override var title: String? { didSet { showTexts() } }
  /// The text below the title; `nil` for none.
  open var message: String? { didSet { showTexts() } }

  /// The emphasized action. It must be in ``actions``; `nil`, the default, emphasizes the cancel
  /// action.
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

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: the title; `nil` for none.
  ///   - message: the text below the title; `nil` for none.
  ///   - preferredStyle: the style of the alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds an action. A second action with the style `cancel` ends the process; UIKit raises an
  /// exception.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "A UIAlertController can have one action of the style cancel.")
    actions.append(action)
    action.onChange = { [weak self] in self?.showActions() }
    showActions()
  }

  // MARK: Text fields

  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a text field and calls a closure to configure it. Adding a text field to an action sheet
  /// ends the process; UIKit raises an exception.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can be added to a UIAlertController of the style alert only.")
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    fields.append(field)
    configurationHandler?(field)
    alertView?.add(field)
  }

  // MARK: View

  /// The view; `nil` if it is not loaded.
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

  /// Begins editing the first text field.
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

  /// The actions in display order. The cancel action is the first of two in an alert, and otherwise
  /// the last. A popover has no cancel action, because a touch outside the popover cancels.
  private final var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    if preferredStyle == .alert, actions.count == 2 { return cancel + others }
    return activePresentation is UIPopoverPresentationController ? others : others + cancel
  }

  // MARK: Choosing actions

  /// Dismisses the alert and then calls the action's handler, like a tap on the action. Disabled
  /// actions are ignored.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let handler = action.handler
    guard let presenter = presentingController else {
      handler?(action)
      return
    }
    presenter.dismiss(animated: true) { handler?(action) }
  }

  /// Cancels an action sheet after a touch outside of it.
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

  /// The size that the actions need, if the alert is in a popover and no size was set.
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

/// The severity of an alert. The raw values are from Apple's `UIAlertController.h`.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  case `default` = 0
  case critical = 1
}
