/// What views and windows require from the controllers that manage them.
@MainActor protocol ViewControlling: UIResponder {
  // MARK: Of the view that is managed

  /// The view, which is loaded if it was not.
  var managedView: UIView { get }

  /// The traits of the view, without its own overrides, given what it inherits.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection
  /// The view has the traits of the last call of ``traits(inheriting:)``.
  func traitsDidChange()

  /// Called before ``viewWillLayoutSubviews()``, which apps override.
  func prepareForLayout()
  /// Calls the app's override if that was requested.
  func updateOwnProperties()
  func setNeedsUpdateProperties()
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// The least margins of the view; `nil` for none.
  var minimumMarginsOfView: NSDirectionalEdgeInsets? { get }

  /// The view enters a window, or leaves its window for `nil`.
  func viewWillMove(to newWindow: UIWindow?)
  /// The view's window has changed.
  func viewDidMove()

  // MARK: Of the root of a window

  /// The view is the content of a window that becomes visible.
  func show(in window: UIWindow)
  /// The window is hidden.
  func hide()
  /// The window has another root.
  func leave(_ window: UIWindow)
  /// The window's traits are being changed by a closure.
  func change(to traits: UITraitCollection, by change: () -> Void)
  /// The window is being resized by a closure.
  func resize(to size: CGSize, by change: () -> Void)
}
