/// A view controller in which the user changes the attributes of a text.
///
/// It notifies its delegate of changes and does not change a text itself. A text view with
/// ``UITextView/allowsEditingTextAttributes`` presents it from the edit menu.
@MainActor @preconcurrency open class UITextFormattingViewController: UIViewController {
  /// A delegate that applies the user's changes to a text.
  @MainActor @preconcurrency public protocol Delegate: AnyObject {
    /// Called when the user makes a change. The delegate applies the change to its text and updates
    /// ``UITextFormattingViewController/formattingDescriptor``.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)

    /// Called after the controller is dismissed. This method is optional.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }

  private let ownConfiguration: Configuration

  /// A copy of the configuration.
  open var configuration: Configuration { ownConfiguration.copied }

  /// A delegate that applies the changes; `nil` by default.
  open weak var delegate: (any Delegate)?

  /// The formatting of the text; `nil`, the default, if it is unknown.
  open var formattingDescriptor: FormattingDescriptor? {
    didSet { panel?.show(formattingDescriptor ?? FormattingDescriptor()) }
  }

  /// Called before the controller disappears.
  final var willFinish: (() -> Void)?
  private var panel: FormattingPanel?

  /// Creates a controller with the standard components.
  public init() {
    ownConfiguration = Configuration()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a configuration, which is copied.
  public init(configuration: Configuration) {
    ownConfiguration = configuration.copied
    super.init(nibName: nil, bundle: nil)
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let panel = FormattingPanel(
      ownConfiguration,
      change: { [weak self] change in
        guard let self else { return }
        delegate?.textFormattingViewController(self, didChangeValue: change)
      },
      close: { [weak self] in self?.dismiss(animated: true) })
    panel.show(formattingDescriptor ?? FormattingDescriptor())
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(panel)
    self.panel = panel
    // Chosen: the sheet has the height of the panel, and the text behind the sheet stays visible.
    sheetPresentationController?.detents = [
      .custom(identifier: .init("formatting")) { [weak panel] _ in panel?.contentHeight ?? 0 }
    ]
    sheetPresentationController?.largestUndimmedDetentIdentifier = .init("formatting")
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { willFinish?() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.textFormattingDidFinish(self) }
  }
}

extension UITextFormattingViewController.Delegate {
  /// Does nothing.
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
