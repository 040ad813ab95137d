// State is not archived, so nothing is restored when the app is launched; scenes have activities
// instead.
extension UIApplication {
  // Keys of the coder for an app's state. They have no effect, because no state is archived.
  /// The key of the app's bundle version.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the system version.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  /// The key of the time at which the state was saved.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
  /// The key of the user interface idiom.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of a view controller's storyboard.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"

  // Intervals of background fetches, in seconds. There are no background fetches here.
  /// The minimum interval between background fetches, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that disables background fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}
