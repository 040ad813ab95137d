/// A scene with windows on the screen.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The status bar of the scene.
  open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  private final var registrations = TraitChangeRegistrations()

  /// The traits that replace the screen's traits in the scene's windows.
  open var traitOverrides = UITraitOverrides() {
    didSet { for window in windows { window.inheritTraits() } }
  }

  /// The screen of the scene; always the main screen.
  open var screen: UIScreen { .main }

  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] {
    screen.windows.filter { $0.windowScene === self }.stablySorted { $0.windowLevel.rawValue }
  }

  /// The window of the scene that receives keyboard input; `nil` for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The focus system of the key window; `nil` on devices without focus.
  open var focusSystem: UIFocusSystem? { keyWindow.flatMap(UIFocusSystem.focusSystem) }

  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The orientation of the interface: portrait, or landscape if the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// A Boolean value that indicates whether the scene fills the screen; always `true`.
  open var isFullScreen: Bool { true }

  /// The geometry of a scene.
  @MainActor @preconcurrency open class Geometry: NSObject {
    /// The orientation of the interface.
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene.
    open private(set) var coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// The current geometry of the scene.
  open var effectiveGeometry: Geometry { Geometry(self) }

  /// The traits of the scene: the screen's traits with the scene's overrides.
  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: screen.traitCollection)
  }

  /// Called after the traits have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Notifies the delegate and trait observers of changes of the screen.
  final func screenDidChange(
    from traits: UITraitCollection, _ orientation: UIInterfaceOrientation, isResized: Bool
  ) {
    let previous = traitOverrides.applied(to: traits)
    let current = traitCollection
    if isResized || previous != current {
      (delegate as? any UIWindowSceneDelegate)?.windowScene(
        self, didUpdate: coordinateSpace, interfaceOrientation: orientation,
        traitCollection: previous)
    }
    guard previous != current else { return }
    traitCollectionDidChange(previous)
    registrations.notify(self, of: current, from: previous)
  }

  // MARK: Size and windows

  /// The limits of the scene's size; always `nil`, as on devices whose scenes fill the screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The actions that the user can perform with the window; always `nil`, as on devices whose
  /// scenes fill the screen.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  // MARK: Geometry

  /// Requests a geometry. Devices cannot be rotated here, so only the current orientation is
  /// granted.
  ///
  /// - Parameter errorHandler: a closure that is called at once with `geometryRequestDenied` for
  ///   other orientations.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let current = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
    if wanted.isDisjoint(with: current) { errorHandler?(UISceneError(.geometryRequestDenied)) }
  }
}

extension UIWindowScene: UITraitEnvironment {}

extension UIWindowScene: UITraitChangeObservable {
  /// Calls a handler when one of the given traits changes.
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    registrations.add(traits, of: self, handler: handler)
  }

  /// Removes a registration. A registration of another object is ignored.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
