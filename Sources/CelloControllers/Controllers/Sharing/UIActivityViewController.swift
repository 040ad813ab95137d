/// A view controller that offers activities for items.
///
/// It is presented as a sheet on iPhone and as a popover on iPad, as on iOS. The system's
/// activities are not implemented: the view is a plain area, and tests choose an activity.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  package final let activityItems: [Any]
  package final let applicationActivities: [UIActivity]

  /// A closure with the type of the activity and a Boolean value that indicates whether it was
  /// completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// A closure with the type of the activity, a Boolean value that indicates whether it was
  /// completed, the returned items and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The types of activities that are not offered; `nil`, the default, for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored only: a Boolean value that indicates whether the sheet has a prominent activity; `true`
  /// by default. The sheet shows no activities.
  open var allowsProminentActivity = true
  /// Called when an activity ends or the controller is dismissed; `nil`, the default, for none. The
  /// last two arguments are always `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller for items.
  ///
  /// - Parameters:
  ///   - activityItems: the items, or objects that provide them (``UIActivityItemSource``).
  ///   - applicationActivities: the app's activities; `nil` for none.
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

  /// Returns the items for an activity. Item sources are replaced by their items.
  package final func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// Chooses an activity like a tap, or cancels for `nil`.
  ///
  /// An activity of the app is performed. An excluded activity is ignored.
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
