/// The closures that provide accessibility properties each time these are read; `nil` for closures
/// that the app has not set.
@MainActor final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var language: AXStringReturnBlock?
  var userInputLabels: AXStringArrayReturnBlock?
  var customActions: AXArrayReturnBlock?
  var customRotors: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var elements: AXArrayReturnBlock?
  var areElementsHidden: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var respondsToUserInteraction: AXBoolReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
}
