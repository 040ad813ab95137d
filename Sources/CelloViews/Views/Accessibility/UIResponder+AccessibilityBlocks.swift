/// A closure that returns a Boolean value for an accessibility property.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a text for an accessibility property.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a text with attributes for an accessibility property.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns texts for an accessibility property.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that returns objects for an accessibility property.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns the traits of an accessibility element.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns a rectangle for an accessibility property.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point for an accessibility property.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns the outline of an accessibility element.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns the kind of an accessibility container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns the grouping of a container in Switch Control.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that performs an action of an accessibility element.
public typealias AXVoidReturnBlock = () -> Void

// A closure takes precedence over the property with the same name. On iOS 17 and later, all objects
// have these properties; here, views and other responders and `UIAccessibilityElement` have them.
extension UIResponder {
  private func setBlock<Value>(
    _ property: ReferenceWritableKeyPath<AccessibilityBlocks, Value>, to value: Value
  ) {
    let blocks = accessibility?.blocks ?? AccessibilityBlocks()
    blocks[keyPath: property] = value
    set(\.blocks, to: blocks)
  }

  /// A closure that returns ``isAccessibilityElement``; `nil` for none.
  public final var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isElement }
    set { setBlock(\.isElement, to: newValue) }
  }

  /// A closure that returns ``accessibilityLabel``; `nil` for none.
  public final var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.label }
    set { setBlock(\.label, to: newValue) }
  }

  /// A closure that returns ``accessibilityAttributedLabel``; `nil` for none.
  public final var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedLabel }
    set { setBlock(\.attributedLabel, to: newValue) }
  }

  /// A closure that returns ``accessibilityValue``; `nil` for none.
  public final var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.value }
    set { setBlock(\.value, to: newValue) }
  }

  /// A closure that returns ``accessibilityValue``; `nil` for none.
  public final var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedValue }
    set { setBlock(\.attributedValue, to: newValue) }
  }

  /// A closure that returns ``accessibilityHint``; `nil` for none.
  public final var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.hint }
    set { setBlock(\.hint, to: newValue) }
  }

  /// A closure that returns ``accessibilityHint``; `nil` for none.
  public final var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedHint }
    set { setBlock(\.attributedHint, to: newValue) }
  }

  /// A closure that returns ``accessibilityTraits``; `nil` for none.
  public final var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibility?.blocks?.traits }
    set { setBlock(\.traits, to: newValue) }
  }

  /// A closure that returns ``accessibilityIdentifier``; `nil` for none.
  public final var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.identifier }
    set { setBlock(\.identifier, to: newValue) }
  }

  /// A closure that returns ``accessibilityLanguage``; `nil` for none.
  public final var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.language }
    set { setBlock(\.language, to: newValue) }
  }

  /// A closure that returns ``accessibilityUserInputLabels``; `nil` for none.
  public final var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { accessibility?.blocks?.userInputLabels }
    set { setBlock(\.userInputLabels, to: newValue) }
  }

  /// A closure that returns ``accessibilityCustomActions``; `nil` for none.
  public final var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.customActions }
    set { setBlock(\.customActions, to: newValue) }
  }

  /// A closure that returns ``accessibilityCustomRotors``; `nil` for none.
  public final var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.customRotors }
    set { setBlock(\.customRotors, to: newValue) }
  }

  /// A closure that returns ``accessibilityContainerType``; `nil` for none.
  public final var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibility?.blocks?.containerType }
    set { setBlock(\.containerType, to: newValue) }
  }

  /// A closure that returns ``accessibilityNavigationStyle``; `nil` for none.
  public final var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibility?.blocks?.navigationStyle }
    set { setBlock(\.navigationStyle, to: newValue) }
  }

  /// A closure that returns ``accessibilityElements``; `nil` for none.
  public final var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.elements }
    set { setBlock(\.elements, to: newValue) }
  }

  /// A closure that returns ``accessibilityElementsHidden``; `nil` for none.
  public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.areElementsHidden }
    set { setBlock(\.areElementsHidden, to: newValue) }
  }

  /// A closure that returns ``accessibilityViewIsModal``; `nil` for none.
  public final var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isModal }
    set { setBlock(\.isModal, to: newValue) }
  }

  /// A closure that returns ``shouldGroupAccessibilityChildren``; `nil` for none.
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.groupsChildren }
    set { setBlock(\.groupsChildren, to: newValue) }
  }

  /// A closure that returns ``accessibilityRespondsToUserInteraction``; `nil` for none.
  public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.respondsToUserInteraction }
    set { setBlock(\.respondsToUserInteraction, to: newValue) }
  }

  /// A closure that returns ``accessibilityFrame``; `nil` for none.
  public final var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibility?.blocks?.frame }
    set { setBlock(\.frame, to: newValue) }
  }

  /// A closure that returns ``accessibilityPath``; `nil` for none.
  public final var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibility?.blocks?.path }
    set { setBlock(\.path, to: newValue) }
  }

  /// A closure that returns ``accessibilityActivationPoint``; `nil` for none.
  public final var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibility?.blocks?.activationPoint }
    set { setBlock(\.activationPoint, to: newValue) }
  }

  /// A closure that activates the element and returns `true` if it did; `nil` for none.
  public final var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.activate }
    set { setBlock(\.activate, to: newValue) }
  }

  /// A closure that increments the value of the element; `nil` for none.
  public final var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibility?.blocks?.increment }
    set { setBlock(\.increment, to: newValue) }
  }

  /// A closure that decrements the value of the element; `nil` for none.
  public final var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibility?.blocks?.decrement }
    set { setBlock(\.decrement, to: newValue) }
  }
}
