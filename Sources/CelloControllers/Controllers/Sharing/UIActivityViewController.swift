/// A controller that offers services for items.
///
/// It is presented as on iOS, a sheet on iPhones and a popover on iPads, and keeps what it was given
/// for tests to read. The services of the system are not there: the view is a plain area, and tests
/// choose an activity.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  package final let activityItems: [Any]
  package final let applicationActivities: [UIActivity]

  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the sheet has more prominent actions for collaboration. It has no effect.
  open var allowsProminentActivity = true
  /// Called when an activity has ended, or the controller was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  /// The items for an activity, with those of sources replaced by what the sources provide.
  package final func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Chooses an activity as a touch does, or cancels for `nil`.
  ///
  /// One of the app's own is performed. An excluded one is ignored.
  package final func choose(_ type: UIActivity.ActivityType?) {
    guard let type else { return finish(nil, isCompleted: false) }
    guard excludedActivityTypes?.contains(type) != true else { return }
    let items = items(for: type)
    guard
      let activity = applicationActivities.first(where: {
        $0.activityType == type && $0.canPerform(withActivityItems: items)
      })
    else { return finish(type, isCompleted: true) }
    activity.onFinish = { [weak self] in self?.finish(type, isCompleted: $0) }
    activity.prepare(withActivityItems: items)
    if let controller = activity.activityViewController as? UIViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private final func finish(_ type: UIActivity.ActivityType?, isCompleted: Bool) {
    let handler = completionWithItemsHandler
    presentingController?.dismiss(animated: true)
    handler?(type, isCompleted, nil, nil)
  }
}
