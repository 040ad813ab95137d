// States are not archived, so that nothing is restored at a launch; scenes have activities instead.
extension UIApplication {
  /// Asks for more time to restore states. It has no effect: none are restored.
  public final func extendStateRestoration() {}

  /// Ends what ``extendStateRestoration()`` has begun. It has no effect.
  public final func completeStateRestoration() {}

  /// Asks the system not to show the last picture of the app at the next launch. It has no effect.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}

  // The keys of the coder of a state.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestampKey"
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"

  // Intervals of fetches in the background, of which there are none; in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
}

extension UIScene {
  /// Asks for more time to restore the state. It has no effect: activities are restored at once.
  public final func extendStateRestoration() {}

  /// Ends what ``extendStateRestoration()`` has begun. It has no effect.
  public final func completeStateRestoration() {}
}
