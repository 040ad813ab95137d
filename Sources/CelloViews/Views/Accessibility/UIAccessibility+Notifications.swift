// Notifications of accessibility settings and assistive technologies. UIKit posts none of them,
// because the settings describe a user without assistive technologies and do not change. Tests can
// post them.
extension UIAccessibility {
  /// Posted when AssistiveTouch is turned on or off.
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when the Button Shapes setting changes.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when the closed captioning setting changes.
  public nonisolated static let closedCaptioningStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when the Differentiate Without Color setting changes.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name("UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// Posted when the grayscale setting changes.
  public nonisolated static let grayscaleStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when a Guided Access session starts or ends.
  public nonisolated static let guidedAccessStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when the ear with a paired hearing device changes.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification =
    NSNotification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Posted when the Invert Colors setting changes.
  public nonisolated static let invertColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when the mono audio setting changes.
  public nonisolated static let monoAudioStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when the On/Off Labels setting of switches changes.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when the Prefer Cross-Fade Transitions setting changes.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when the Reduce Motion setting changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the Reduce Transparency setting changes.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the Shake to Undo setting changes.
  public nonisolated static let shakeToUndoDidChangeNotification =
    NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when the Speak Screen setting changes.
  public nonisolated static let speakScreenStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when the Speak Selection setting changes.
  public nonisolated static let speakSelectionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when Switch Control is turned on or off.
  public nonisolated static let switchControlStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when the video autoplay setting changes.
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when VoiceOver is turned on or off.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when an announcement ends, with its text and whether it was spoken completely.
  public nonisolated static let announcementDidFinishNotification =
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announced text in the user information.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean value that indicates whether the announcement was spoken completely.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Posted when an assistive technology focuses another element, with both elements and the
  /// technology.
  public nonisolated static let elementFocusedNotification =
    NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The key of the newly focused element in the user information.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the previously focused element in the user information.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology's identifier in the user information.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
}
