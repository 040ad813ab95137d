/// A view controller with which the user chooses a color in a grid, in a spectrum or with sliders.
///
/// It is presented as a sheet on iPhone and as a popover on iPad, as on iOS. Kept colors belong to
/// the controller: each controller begins with the colors of a new device.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// A delegate that is notified about chosen colors; `nil` by default.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  private final let scrollView = UIScrollView()
  private final let picker = ColorPickerView(frame: .zero)
  private final var color = UIColor.black

  /// The selected color; black by default. Setting it does not notify the delegate.
  open var selectedColor: UIColor {
    get { color }
    set {
      color = newValue
      showColor()
    }
  }

  /// A Boolean value that indicates whether the user can choose translucent colors; `true` by
  /// default. If `false`, colors are shown as opaque.
  open var supportsAlpha = true {
    didSet {
      picker.supportsAlpha = supportsAlpha
      showColor()
      updatePreferredSize()
    }
  }

  /// Creates a color picker whose selected color is black.
  public init() {
    super.init(nibName: nil, bundle: nil)
    picker.onChoice = { [weak self] in self?.choose($0, continuously: $1) }
    picker.onClose = { [weak self] in self?.close() }
    showColor()
    updatePreferredSize()
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The title above the colors; `nil`, the default, for the system's title.
  open override var title: String? { didSet { picker.title = title } }

  private final func showColor() {
    let components = color.rule.components(in: traitCollection).insideGamut
    picker.selection = supportsAlpha ? components : components.withAlpha(1)
  }

  private final func updatePreferredSize() {
    let width = ColorPickerMetrics.preferredWidth
    preferredContentSize = CGSize(
      width: width,
      height: picker.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  // MARK: Choosing colors

  private final func choose(_ components: ColorComponents, continuously: Bool) {
    color = UIColor(components)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private final func close() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  override func didDismissByUser() {
    super.didDismissByUser()
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  // MARK: Presentation

  override var automaticPresentationStyle: UIModalPresentationStyle {
    traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.addSubview(picker)
    view.addSubview(scrollView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The sheet has the height of the content, unless the app has set detents.
    if let sheet = activePresentation as? UISheetPresentationController,
      sheet.detents.map(\.identifier) == [.large]
    {
      sheet.detents = [
        .custom { [weak self] _ in
          guard let self, let width = sheetWidth else { return nil }
          return picker.sizeThatFits(CGSize(width: width, height: 0)).height
        }
      ]
    }
    picker.showsCloseButton = activePresentation is UISheetPresentationController
    showColor()
  }

  /// The width of a sheet at the bottom edge; `nil` if the controller is not presented.
  private final var sheetWidth: CGFloat? {
    guard let container = activePresentation?.containerView else { return nil }
    let inset = container.traitCollection.systemVersion.presentationMetrics.floatingSheetInset
    return container.bounds.width - 2 * inset
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    let size = CGSize(
      width: width, height: picker.sizeThatFits(CGSize(width: width, height: 0)).height)
    picker.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
  }
}
