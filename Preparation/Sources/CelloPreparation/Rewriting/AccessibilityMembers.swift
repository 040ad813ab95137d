/// The accessibility members of `NSObject`, which an extension declares on Linux. UIKit's own classes declare them, so that their
/// subclasses can override them.
let accessibilityMembers: Set<String> = [
  "isAccessibilityElement", "accessibilityLabel", "accessibilityAttributedLabel",
  "accessibilityHint", "accessibilityValue",
  "accessibilityTraits", "accessibilityLanguage", "accessibilityUserInputLabels",
  "accessibilityCustomActions",
  "accessibilityCustomRotors", "accessibilityElements", "accessibilityElementsHidden",
  "accessibilityViewIsModal",
  "shouldGroupAccessibilityChildren", "accessibilityContainerType", "accessibilityNavigationStyle",
  "accessibilityExpandedStatus",
  "accessibilityRespondsToUserInteraction", "accessibilityFrame", "accessibilityPath",
  "accessibilityActivationPoint",
  "accessibilityElementCount()", "accessibilityElement(at:)", "index(ofAccessibilityElement:)",
  "accessibilityActivate()",
  "accessibilityIncrement()", "accessibilityDecrement()", "accessibilityScroll(_:)",
  "accessibilityPerformEscape()",
  "accessibilityPerformMagicTap()", "accessibilityElementIsFocused()",
  "accessibilityElementDidBecomeFocused()",
  "accessibilityElementDidLoseFocus()",
]
