/// The screen of the device.
///
/// There is one screen, without hardware: an iPhone screen of 393 × 852 points, unless the environment
/// variable `CELLOPHANE_SCREEN` describes another, as in `375x667@2`. While a test uses another device,
/// that device's screen is the main screen.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The screen of the device.
  open class var main: UIScreen { current ?? theMain }
  /// The connected screens: always the main screen.
  open class var screens: [UIScreen] { [main] }

  private static let theMain = {
    let screen = UIScreen()
    screen.bounds.size = DefaultScreen.current.size
    screen.safeArea = DefaultScreen.current.safeArea
    return screen
  }()
  /// The screen of the device that a test is using; `nil` for none.
  private static var current: UIScreen?

  /// Runs a closure while the screen is ``main``.
  package final func whileMain<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return try body()
  }

  /// The bounds of the screen, in points; 393 × 852 by default.
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// The insets of the area that system bars, the screen's corners and a camera do not cover, in
  /// points.
  ///
  /// The defaults are the insets of an iPhone 16 in portrait.
  private(set) final var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  /// The traits that were set; `nil` for the current traits.
  private final var ownTraits: UITraitCollection?
  private final var registrations = TraitChangeRegistrations()
  private final var references: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Creates a screen that is not ``main``, with the bounds of an iPhone.
  nonisolated public override init() { super.init() }

  /// Changes the device.
  ///
  /// - Parameters:
  ///   - bounds: the bounds of the screen, in points.
  ///   - safeArea: the insets of the safe area, in points.
  ///   - traits: the traits of the device and its settings; `nil` for the current traits.
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

  /// The existing windows, in the order of their creation.
  package final var windows: [UIWindow] { references.compactMap(\.window) }

  final func add(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(WeakWindow(window: window))
  }

  // MARK: Traits

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { ownTraits ?? .current }

  /// Called after the traits have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Properties of the display

  /// The scale of the screen, in pixels per point. It is never zero, even if the current traits
  /// specify no scale.
  open var scale: CGFloat { traitCollection.pixelGrid.scale }
  /// The scale of the screen's pixels; equal to ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The bounds of the screen in portrait, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: min(bounds.width, bounds.height) * scale,
      height: max(bounds.width, bounds.height) * scale)
  }

  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space of the screen in portrait; equal to ``coordinateSpace``, because the
  /// screen is not rotated.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns a display link of the screen, which fires after ``CADisplayLink/add(to:forMode:)``.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The brightness of the screen, 0 to 1; 0.5 by default. NaN is treated as 0. It has no effect on
  /// pictures.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = brightness.isNaN ? 0 : min(max(brightness, 0), 1) }
  }
  /// Stored only: a Boolean value that indicates whether software dims the screen further.
  open var wantsSoftwareDimming = false
  /// The screen that this screen mirrors; always `nil`.
  open var mirrored: UIScreen? { nil }
  /// A Boolean value that indicates whether the screen is being recorded; always `false`.
  open var isCaptured: Bool { false }
  /// The maximum number of frames per second; always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The latency of touches, in seconds; always 0.
  open var calibratedLatency: TimeInterval { 0 }
  /// The current headroom above standard brightness; always 1, which means none.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The maximum headroom above standard brightness; always 1, which means none.
  open var potentialEDRHeadroom: CGFloat { 1 }

  /// Posted when a screen is connected. UIKit never posts it.
  public nonisolated static let didConnectNotification =
    NSNotification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected. UIKit never posts it.
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changes. UIKit never posts it.
  public nonisolated static let modeDidChangeNotification =
    NSNotification.Name("UIScreenModeDidChangeNotification")
  /// Posted when the brightness of a screen changes. UIKit never posts it.
  public nonisolated static let brightnessDidChangeNotification =
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  /// Posted when the recording of a screen starts or ends. UIKit never posts it.
  public nonisolated static let capturedDidChangeNotification =
    NSNotification.Name("UIScreenCapturedDidChangeNotification")

  // MARK: External displays
  // The members have the values of the built-in screen.

  /// The modes of the screen: always its current mode.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The current mode of the screen. The screen of a device has a single mode; setting another has
  /// no effect, as on iOS.
  open var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }

  /// The preferred mode: the current mode.
  open var preferredMode: UIScreenMode? { currentMode }

  /// The overscan compensation; always `none`. Setting another value has no effect, as on iOS.
  open var overscanCompensation: OverscanCompensation {
    get { .none }
    set {}
  }

  /// The insets of the visible area; always zero.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// The status of the screen's reference mode; always `notSupported`.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Returns a view that shows the current appearance of the visible windows.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let container = UIView(frame: bounds)
    for window in windows where !window.isHidden {
      guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      snapshot.frame = window.frame
      container.addSubview(snapshot)
    }
    return container
  }

  /// Converts a point from screen coordinates to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from another space to screen coordinates.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.convert(point, to: nil) }
    return coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from screen coordinates to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from another space to screen coordinates.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, to: nil) }
    return coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen: UITraitEnvironment {}

extension UIScreen: UITraitChangeObservable {
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

extension UIScreen: UICoordinateSpace {
}
