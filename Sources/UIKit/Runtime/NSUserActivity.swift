// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a user is doing, as a value that an app can continue later or elsewhere.
///
/// Activities stay in the process: nothing is handed to other devices or indexed for searches.
@MainActor @preconcurrency open class NSUserActivity: NSObject {
  /// The kind of activity, such as `com.example.reading`.
  public final let activityType: String
  open var title: String?
  /// What the app needs to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are kept for a later launch; `nil` for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the state is to be updated before the activity is used. Users of the activity are asked
  /// for it when the app goes to the background.
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  /// Identifies the content for the choice of a scene.
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An object whose activity this is, and what updates its state.
  private struct Updater {
    weak var owner: AnyObject?
    let update: (NSUserActivity) -> Void
  }

  private final var updaters: [Updater] = []
  private(set) final var isInvalid = false

  /// The current activity of the app; `nil` for none.
  private(set) static var current: NSUserActivity?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the current one of the app. An activity that was invalidated cannot be.
  open func becomeCurrent() { if !isInvalid { Self.current = self } }

  /// Lets the app have no current activity if it is this one.
  open func resignCurrent() { if Self.current === self { Self.current = nil } }

  /// Ends the activity, which cannot become current again.
  open func invalidate() {
    isInvalid = true
    resignCurrent()
  }

  /// Asks the delegate and the responders with this activity for its state if it needs to be saved.
  final func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
    updaters.removeAll { $0.owner == nil }
    for updater in updaters { updater.update(self) }
  }

  /// Sets what updates the state for an object, without a strong reference to it; `nil` for nothing.
  final func setUpdater(of owner: AnyObject, _ update: ((NSUserActivity) -> Void)?) {
    updaters.removeAll { $0.owner == nil || $0.owner === owner }
    if let update { updaters.append(Updater(owner: owner, update: update)) }
  }
}

/// Follows an activity. All methods are optional.
@MainActor @preconcurrency public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The state of the activity is to be updated.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity was continued.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of the activity of a link that opens the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
