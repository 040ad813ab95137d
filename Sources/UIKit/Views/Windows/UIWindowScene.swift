/// A scene with windows on the screen.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  public final let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  private final var registrations = TraitChangeRegistrations()

  /// Traits of the windows that replace those of the screen.
  open var traitOverrides = UITraitOverrides() {
    didSet { for window in windows { window.inheritTraits() } }
  }

  open var screen: UIScreen { .main }

  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] {
    screen.windows.filter { $0.windowScene === self }.stablySorted { $0.windowLevel.rawValue }
  }

  /// The window that receives the keyboard's input; `nil` if it is not in the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The focus system of the key window; `nil` on devices without focus.
  open var focusSystem: UIFocusSystem? { keyWindow.flatMap(UIFocusSystem.focusSystem) }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// Portrait, unless the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  open var isFullScreen: Bool { true }

  /// The orientation and coordinates of a scene.
  @MainActor @preconcurrency open class Geometry: NSObject {
    public final let interfaceOrientation: UIInterfaceOrientation
    public final let coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  open var effectiveGeometry: Geometry { Geometry(self) }

  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: screen.traitCollection)
  }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Reports changes of the screen.
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
}

extension UIWindowScene: UITraitEnvironment {}

extension UIWindowScene: UITraitChangeObservable {
  @discardableResult
  public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    registrations.add(traits, of: self, handler: handler)
  }

  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }
}
