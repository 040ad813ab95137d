// Notifications of settings and of assistive technologies. UIKit posts none of them: the settings are
// those of a person who uses no assistive technology, and do not change. A test can post them itself.
extension UIAccessibility {
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name("UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let hearingDevicePairedEarDidChangeNotification =
    NSNotification.Name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification =
    NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let speakScreenStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public nonisolated static let speakSelectionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  // The speech of an announcement has ended; with the text and whether it was spoken to its end.
  public nonisolated static let announcementDidFinishNotification =
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  // A technology presents another element; with both elements and the technology.
  public nonisolated static let elementFocusedNotification =
    NSNotification.Name("UIAccessibilityElementFocusedNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
}
