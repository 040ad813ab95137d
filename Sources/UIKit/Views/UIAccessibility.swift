/// The settings of assistive technologies, as of a person who uses none of them.
///
/// Settings that change pictures are those of the current traits.
@MainActor public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether the current traits have bold texts.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }

  /// Whether the current traits have high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// The ear with a hearing aid; none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Ears with hearing aids.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that an assistive technology presents; `nil`, because none is running.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Whether a feature that an app lets administrators restrict is allowed.
  public enum GuidedAccessRestrictionState: Int, Hashable, Sendable {
    case allow = 0
    case deny = 1
  }

  /// Whether a feature is restricted; none is, because guided access is off.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// Asks to turn guided access on or off, which only supervised devices permit: the handler is
  /// called with `false`.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// What a zoomed screen follows.
  public enum ZoomType: Int, Hashable, Sendable {
    case insertionPoint = 0
  }

  /// Moves a zoomed screen. The screen is not zoomed.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Warns the user of gestures that zooming uses as well. The screen is not zoomed.
  public static func registerGestureConflictWithZoom() {}

  /// A rectangle of a view, in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: window), to: nil)
  }

  /// A path in a view's coordinates, in those of the screen.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = path.copy() as! UIBezierPath
    copy.apply(view.transformToRoot)
    return copy
  }

  /// Whether what an element discloses is shown.
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// The element discloses nothing.
    case unsupported = 0
    case expanded = 1
    case collapsed = 2
  }

  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Suspends a technology, whose identifier is the argument.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Sends a message to assistive technologies, of which none is running. Recordings of calls
  /// contain it, with a text that is announced.
  public static func post(notification: Notification, argument: Any?) {
    CallLog.note("UIAccessibility.post(\(notification.logged)\(logged(argument)))")
  }

  private static func logged(_ argument: Any?) -> String {
    switch argument {
    case nil: ""
    case let text as String: ", \"\(text)\""
    case let text as NSAttributedString: ", \"\(text.string)\""
    case let responder as UIResponder:
      ", \(type(of: responder))"
        + (responder.accessibilityLabel.map { " \"\($0)\"" } ?? "")
    case let argument?: ", \(type(of: argument))"
    }
  }
}

extension UIAccessibility.Notification {
  /// The name in recordings of calls.
  fileprivate var logged: String {
    switch self {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
    case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
    default: "\(rawValue)"
    }
  }
}
