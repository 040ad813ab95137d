/// The settings of assistive technologies, for a user who uses none of them.
///
/// Settings that change pictures follow the current traits.
@MainActor @preconcurrency public enum UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver is running; always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether Switch Control is running; always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is running; always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether Guided Access is on; always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Screen is on; always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether Speak Selection is on; always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether Invert Colors is on; always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen shows grayscale colors; always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether audio is mono; always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether closed captions are on; always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// A Boolean value that indicates whether Shake to Undo is on; always `true`.
  public static var isShakeToUndoEnabled: Bool { true }
  /// A Boolean value that indicates whether video previews play automatically; always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether switches show on and off labels; always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether Differentiate Without Color is on; always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether Button Shapes is on; always `false`.
  public static var buttonShapesEnabled: Bool { false }

  /// A Boolean value that indicates whether Reduce Transparency is on in the current traits.
  public static var isReduceTransparencyEnabled: Bool {
    UITraitCollection.current.reducesTransparency
  }
  /// A Boolean value that indicates whether Reduce Motion is on in the current traits.
  public static var isReduceMotionEnabled: Bool { UITraitCollection.current.motion.isReduced }
  /// A Boolean value that indicates whether Reduce Motion and Prefer Cross-Fade Transitions are on in
  /// the current traits.
  public static var prefersCrossFadeTransitions: Bool {
    UITraitCollection.current.motion == .crossFades
  }

  /// A Boolean value that indicates whether the current traits have bold text.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }

  /// A Boolean value that indicates whether the current traits have high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// The ear with a paired hearing device; always empty.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// The ears with paired hearing devices.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Returns the element that an assistive technology focuses; always `nil`.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// The restriction of a feature during a Guided Access session.
  public enum GuidedAccessRestrictionState: Int, Hashable, Sendable {
    /// The feature is allowed.
    case allow = 0
    /// The feature is restricted.
    case deny = 1
  }

  /// Returns the restriction of a feature; always `allow`, because Guided Access is off.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState { .allow }

  /// Requests to turn Guided Access on or off. Only supervised devices permit it: the completion
  /// handler is called with `false`.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// The element that a zoomed screen follows.
  public enum ZoomType: Int, Hashable, Sendable {
    /// The insertion point of a text.
    case insertionPoint = 0
  }

  /// Scrolls a zoomed screen to a frame. Does nothing, because the screen is not zoomed.
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Warns the user of gestures that Zoom uses as well. Does nothing, because the screen is not
  /// zoomed.
  public static func registerGestureConflictWithZoom() {}

  /// Converts a rectangle from a view's coordinates to screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: window), to: nil)
  }

  /// Converts a path from a view's coordinates to screen coordinates.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = path.copy() as! UIBezierPath
    copy.apply(view.transformToRoot)
    return copy
  }

  /// The expansion state of an element.
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// The element cannot be expanded.
    case unsupported = 0
    /// The element's content is shown.
    case expanded = 1
    /// The element's content is hidden.
    case collapsed = 2
  }

  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: UInt32

    /// Creates a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen was shown; the argument is the element to focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to focus.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to announce, given as the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Suspends the assistive technology whose identifier is the argument.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Resumes the assistive technology whose identifier is the argument.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Posts a notification to assistive technologies. None is running, but the log of calls contains
  /// it, with the text of an announcement.
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
  /// The name in the log of calls.
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
