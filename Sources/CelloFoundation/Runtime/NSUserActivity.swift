// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A record of a user's activity that an app can continue later.
///
/// Activities stay in the process: they are not sent to other devices or indexed for searches.
@MainActor @preconcurrency open class NSUserActivity: NSObject {
  /// The kind of the activity, such as `com.example.reading`.
  open private(set) var activityType: String
  /// Stored only: the title of the activity; `nil` by default.
  open var title: String?
  /// The information that the app needs to continue the activity; `nil` by default.
  open var userInfo: [AnyHashable: Any]?
  /// Stored only: the keys of ``userInfo`` to keep for a later launch; `nil`, the default, for all.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether the state must be updated before the activity is used;
  /// `false` by default. It is updated when the app enters the background.
  open var needsSave = false
  /// Stored only: the web page to open if no app continues the activity; `nil` by default.
  open var webpageURL: URL?
  /// Stored only: the web page that led to the activity's web page; `nil` by default.
  open var referrerURL: URL?
  /// Stored only: the date after which the activity is no longer useful; `nil` by default.
  open var expirationDate: Date?
  /// Stored only: words for searches; empty by default.
  open var keywords: Set<String> = []
  /// Stored only: a Boolean value that indicates whether devices may exchange data streams; `false`
  /// by default.
  open var supportsContinuationStreams = false
  /// Stored only: a Boolean value that indicates whether another device may continue the activity;
  /// `true` by default.
  open var isEligibleForHandoff = true
  /// Stored only: a Boolean value that indicates whether the device's search may find the activity;
  /// `false` by default.
  open var isEligibleForSearch = false
  /// Stored only: a Boolean value that indicates whether a public index may list the activity;
  /// `false` by default.
  open var isEligibleForPublicIndexing = false
  /// Stored only: a Boolean value that indicates whether the system may suggest the activity;
  /// `false` by default.
  open var isEligibleForPrediction = false
  /// The identifier of the content, which selects the scene that continues the activity; `nil` by
  /// default.
  open var targetContentIdentifier: String?
  /// Stored only: an identifier for the deletion of the activity; `nil` by default.
  open var persistentIdentifier: String?
  /// The delegate, which updates the state; `nil` by default.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An object with this activity, and the closure that updates its state.
  private struct Updater {
    weak var owner: AnyObject?
    let update: (NSUserActivity) -> Void
  }

  private final var updaters: [Updater] = []
  private(set) final var isInvalid = false

  /// The app's current activity; `nil` for none.
  package private(set) static var current: NSUserActivity?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``. They replace entries with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the app's current activity. If it is invalid, nothing happens.
  open func becomeCurrent() { if !isInvalid { Self.current = self } }

  /// Makes the app have no current activity, if this is the current activity.
  open func resignCurrent() { if Self.current === self { Self.current = nil } }

  /// Ends the activity. It cannot become current again.
  open func invalidate() {
    isInvalid = true
    resignCurrent()
  }

  /// If the activity needs to be saved, asks its delegate and responders to update its state.
  package final func saveIfNeeded() {
    guard needsSave else { return }
    needsSave = false
    delegate?.userActivityWillSave(self)
    updaters.removeAll { $0.owner == nil }
    for updater in updaters { updater.update(self) }
  }

  /// Sets the closure that updates the state for an object; `nil` for none. The activity does not
  /// retain the object.
  package final func setUpdater(of owner: AnyObject, _ update: ((NSUserActivity) -> Void)?) {
    updaters.removeAll { $0.owner == nil || $0.owner === owner }
    if let update { updaters.append(Updater(owner: owner, update: update)) }
  }
}

/// The methods that update and follow an activity. All methods are optional.
@MainActor @preconcurrency public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Updates the activity before it is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that the activity was continued.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of activities of links that open the app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
