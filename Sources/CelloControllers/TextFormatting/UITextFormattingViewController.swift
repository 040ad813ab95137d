/// A controller in which users change the attributes of a text.
///
/// It tells its delegate about changes, and changes no text itself. A text view whose attributes users
/// may edit presents it from its edit menu.
@MainActor @preconcurrency open class UITextFormattingViewController: UIViewController {
  /// Changes a text as the user asks for it.
  @MainActor @preconcurrency public protocol Delegate: AnyObject {
    /// The user has changed something. The delegate changes its text, and sets
    /// ``UITextFormattingViewController/formattingDescriptor`` to what the text is like then.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)

    /// The user has dismissed the controller. Optional.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }

  private let ownConfiguration: Configuration

  /// What the controller shows.
  open var configuration: Configuration { ownConfiguration.copied }

  open weak var delegate: (any Delegate)?

  /// What the text is like; `nil` if nothing is known about it.
  open var formattingDescriptor: FormattingDescriptor? {
    didSet { panel?.show(formattingDescriptor ?? FormattingDescriptor()) }
  }

  /// Called before the controller disappears.
  final var willFinish: (() -> Void)?
  private var panel: FormattingPanel?

  /// A controller with the standard components.
  public init() {
    ownConfiguration = Configuration()
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with components in groups.
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
    // Chosen: as tall as the panel, with the text behind it visible.
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
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}
