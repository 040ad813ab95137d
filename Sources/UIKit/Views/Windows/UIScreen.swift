/// The screen of the device.
///
/// There is one, without hardware: an iPhone of 393 by 852 points. While a test uses another device,
/// that one has the main screen.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The screen of the device.
  open class var main: UIScreen { current ?? theMain }
  open class var screens: [UIScreen] { [main] }

  private static let theMain = UIScreen()
  /// The screen of the device that a test uses at the moment.
  private static var current: UIScreen?

  /// The screen of another device.
  package static func make() -> UIScreen { UIScreen() }

  /// Runs code while the screen is ``main``.
  package final func whileMain<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return try body()
  }

  /// The area of the screen, in points.
  public internal(set) final var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// The part that bars of the system, the corners of the screen or a camera cover, in points.
  ///
  /// That of an iPhone 16 in portrait by default.
  private(set) final var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  /// The traits that were set; `nil` for the current ones.
  private final var ownTraits: UITraitCollection?
  private final var registrations = TraitChangeRegistrations()
  private final var references: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  nonisolated override init() { super.init() }

  /// Changes the device.
  ///
  /// - Parameter traits: those of the device and its settings; `nil` for the current ones.
  package final func configure(
    bounds: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection?
  ) {
    let previous = traitCollection
    let previousBounds = self.bounds
    let device = UIDevice.current
    let deviceOrientation = device.orientation
    let windows = windows
    var scenes: [UIWindowScene] = []
    for scene in windows.compactMap(\.windowScene) where !scenes.contains(scene) {
      scenes.append(scene)
    }
    let orientations = scenes.map(\.interfaceOrientation)
    self.bounds = bounds
    self.safeArea = safeArea.nonNegative
    ownTraits = traits
    for window in windows {
      if window.frame == previousBounds { window.frame = bounds }
      window.updateSafeArea()
      window.inheritTraits()
    }
    for (scene, orientation) in zip(scenes, orientations) {
      scene.screenDidChange(from: previous, orientation, isResized: bounds != previousBounds)
    }
    device.orientationMayHaveChanged(from: deviceOrientation)
    let current = traitCollection
    guard current != previous else { return }
    traitCollectionDidChange(previous)
    registrations.notify(self, of: current, from: previous)
    UIAccessibility.postChanges(from: previous, to: current)
  }

  // MARK: Windows

  /// The windows that exist, in the order of their creation.
  final var windows: [UIWindow] { references.compactMap(\.window) }

  final func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(WeakWindow(window: window))
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { ownTraits ?? .current }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Properties of the display

  /// Pixels in a point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }

  /// The area of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }

  open var coordinateSpace: any UICoordinateSpace { self }
  /// The same as ``coordinateSpace``: the screen is not turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A number that changes no picture, 0 to 1.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = brightness.isNaN ? 0 : min(max(brightness, 0), 1) }
  }
  open var wantsSoftwareDimming = false
  open var mirrored: UIScreen? { nil }
  open var isCaptured: Bool { false }
  open var maximumFramesPerSecond: Int { 60 }
  open var calibratedLatency: TimeInterval { 0 }
  /// Everything is drawn in the standard range.
  open var currentEDRHeadroom: CGFloat { 1 }
  open var potentialEDRHeadroom: CGFloat { 1 }

  public nonisolated static let didConnectNotification =
    NSNotification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification =
    NSNotification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification =
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification =
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
}

extension UIScreen: UITraitEnvironment {}

extension UIScreen: UITraitChangeObservable {
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

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.convert(point, to: nil) }
    return coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, to: nil) }
    return coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
