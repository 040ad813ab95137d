/// The requirements of views and windows on the controllers that manage them.
@MainActor package protocol ViewControlling: UIResponder {
  // MARK: Of the view that is managed

  /// The view, which is loaded if needed.
  var managedView: UIView { get }

  /// Returns the traits of the view, without its own overrides, for inherited traits.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection
  /// Called after the view has received the traits of the last call of ``traits(inheriting:)``.
  func traitsDidChange()

  /// Called before ``viewWillLayoutSubviews()``, which apps override.
  func prepareForLayout()
  /// Updates the controller's properties if that was requested.
  func updateOwnProperties()
  func setNeedsUpdateProperties()
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  /// Called before ``viewSafeAreaInsetsDidChange()``, which apps override.
  func followSafeArea()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// The minimum margins of the view; `nil` for none.
  var minimumMarginsOfView: NSDirectionalEdgeInsets? { get }

  /// Called before the view enters a window, or with `nil` before it leaves its window.
  func viewWillMove(to newWindow: UIWindow?)
  /// Called after the view's window has changed.
  func viewDidMove()

  // MARK: Of the root of a window

  /// Called when a window with the view becomes visible.
  func show(in window: UIWindow)
  /// Called when the window is hidden.
  func hide()
  /// Called when the window's root controller is replaced.
  func leave(_ window: UIWindow)
  /// Changes the window's traits with a closure.
  func change(to traits: UITraitCollection, by change: () -> Void)
  /// Resizes the window with a closure.
  func resize(to size: CGSize, by change: () -> Void)
}
