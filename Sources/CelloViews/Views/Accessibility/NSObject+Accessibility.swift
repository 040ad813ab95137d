/// The accessibility properties of all objects.
///
/// UIKit's own classes declare these members, so that their subclasses can override them. A class of
/// the app that inherits from `NSObject` cannot override them, because Swift on Linux does not permit
/// it for members of extensions; it sets them instead, or derives ``_AccessibilityObject``.
public protocol _AccessibleObject: NSObjectProtocol {}

extension NSObject: _AccessibleObject {}

/// An object of UIKit whose class declares accessibility properties.
@MainActor package protocol AccessibilityDescribed: NSObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
}

/// The properties that were set for an object that is not a responder.
final class AccessibilityHolder: UIResponder {}

private let holderKey = AssociationKey()

extension NSObject {
  /// The responder with the object's accessibility properties: the object itself or, if properties
  /// were set for another object, a responder that belongs to it; otherwise `nil`.
  @MainActor package final var accessibilityResponder: UIResponder? {
    self as? UIResponder ?? (self as? _AccessibilityObject)?.forwarder
      ?? objc_getAssociatedObject(self, holderKey.address) as? AccessibilityHolder
  }

  /// Returns the responder with the object's accessibility properties, which may be new.
  @MainActor fileprivate final func makeAccessibilityResponder() -> UIResponder {
    if let existing = accessibilityResponder { return existing }
    let holder = AccessibilityHolder()
    objc_setAssociatedObject(self, holderKey.address, holder, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return holder
  }

  /// The object with the texts: the object itself, if its class declares them, or otherwise the
  /// responder that belongs to it.
  @MainActor fileprivate final var describedObject: (any AccessibilityDescribed)? {
    self as? any AccessibilityDescribed ?? accessibilityResponder
  }

  @MainActor fileprivate final func makeDescribedObject() -> any AccessibilityDescribed {
    self as? any AccessibilityDescribed ?? makeAccessibilityResponder()
  }
}

extension _AccessibleObject where Self: NSObject {
  /// A Boolean value that indicates whether assistive technologies present the object as one
  /// element; `false` by default.
  @MainActor @preconcurrency public var isAccessibilityElement: Bool {
    get { accessibilityResponder?.isAccessibilityElement ?? false }
    set { makeAccessibilityResponder().isAccessibilityElement = newValue }
  }

  /// A short description of the object; `nil` by default.
  @MainActor @preconcurrency public var accessibilityLabel: String? {
    get { describedObject?.accessibilityLabel }
    set { makeDescribedObject().accessibilityLabel = newValue }
  }

  /// ``accessibilityLabel`` with attributes.
  @MainActor @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityResponder?.accessibilityAttributedLabel }
    set { makeAccessibilityResponder().accessibilityAttributedLabel = newValue }
  }

  /// A description of the result of using the object; `nil` by default.
  @MainActor @preconcurrency public var accessibilityHint: String? {
    get { describedObject?.accessibilityHint }
    set { makeDescribedObject().accessibilityHint = newValue }
  }

  /// The value of the object; `nil` by default.
  @MainActor @preconcurrency public var accessibilityValue: String? {
    get { describedObject?.accessibilityValue }
    set { makeDescribedObject().accessibilityValue = newValue }
  }

  /// The characteristics of the object; none by default.
  @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityResponder?.accessibilityTraits ?? .none }
    set { makeAccessibilityResponder().accessibilityTraits = newValue }
  }

  /// The language in which the texts are spoken, as a BCP 47 tag; `nil` for the user's language.
  @MainActor @preconcurrency public var accessibilityLanguage: String? {
    get { accessibilityResponder?.accessibilityLanguage }
    set { makeAccessibilityResponder().accessibilityLanguage = newValue }
  }

  /// The names by which Voice Control finds the object; the label by default.
  @MainActor @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get { accessibilityResponder?.accessibilityUserInputLabels ?? [] }
    set { makeAccessibilityResponder().accessibilityUserInputLabels = newValue }
  }

  /// The actions that assistive technologies offer in addition to activation; `nil` for none.
  @MainActor @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityResponder?.accessibilityCustomActions }
    set { makeAccessibilityResponder().accessibilityCustomActions = newValue }
  }

  /// The rotors for moving among elements inside the object; `nil` for none.
  @MainActor @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityResponder?.accessibilityCustomRotors }
    set { makeAccessibilityResponder().accessibilityCustomRotors = newValue }
  }

  /// The elements of the container, in reading order; `nil` for none.
  @MainActor @preconcurrency public var accessibilityElements: [Any]? {
    get { accessibilityResponder?.accessibilityElements }
    set { makeAccessibilityResponder().accessibilityElements = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies ignore the elements inside the
  /// object; `false` by default.
  @MainActor @preconcurrency public var accessibilityElementsHidden: Bool {
    get { accessibilityResponder?.accessibilityElementsHidden ?? false }
    set { makeAccessibilityResponder().accessibilityElementsHidden = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies ignore elements outside the
  /// object; `false` by default.
  @MainActor @preconcurrency public var accessibilityViewIsModal: Bool {
    get { accessibilityResponder?.accessibilityViewIsModal ?? false }
    set { makeAccessibilityResponder().accessibilityViewIsModal = newValue }
  }

  /// A Boolean value that indicates whether the elements inside the object are read one after
  /// another; `false` by default.
  @MainActor @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityResponder?.shouldGroupAccessibilityChildren ?? false }
    set { makeAccessibilityResponder().shouldGroupAccessibilityChildren = newValue }
  }

  /// The kind of the container; none by default.
  @MainActor @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityResponder?.accessibilityContainerType ?? .none }
    set { makeAccessibilityResponder().accessibilityContainerType = newValue }
  }

  /// The grouping of the elements in Switch Control. It has no effect here.
  @MainActor @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle
  {
    get { accessibilityResponder?.accessibilityNavigationStyle ?? .automatic }
    set { makeAccessibilityResponder().accessibilityNavigationStyle = newValue }
  }

  /// The expansion state of the object, which is spoken.
  @MainActor @preconcurrency public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus
  {
    get { accessibilityResponder?.accessibilityExpandedStatus ?? .unsupported }
    set { makeAccessibilityResponder().accessibilityExpandedStatus = newValue }
  }

  /// A Boolean value that indicates whether the object responds to the user; `true` by default.
  @MainActor @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityResponder?.accessibilityRespondsToUserInteraction ?? true }
    set { makeAccessibilityResponder().accessibilityRespondsToUserInteraction = newValue }
  }

  /// The frame in screen coordinates, in points; zero by default.
  @MainActor @preconcurrency public var accessibilityFrame: CGRect {
    get { accessibilityResponder?.accessibilityFrame ?? .zero }
    set { makeAccessibilityResponder().accessibilityFrame = newValue }
  }

  /// The outline in screen coordinates, in points; `nil`, the default, for the frame.
  @MainActor @preconcurrency public var accessibilityPath: UIBezierPath? {
    get { accessibilityResponder?.accessibilityPath }
    set { makeAccessibilityResponder().accessibilityPath = newValue }
  }

  /// The point that is touched to activate the object, in screen coordinates; the center of the
  /// frame by default.
  @MainActor @preconcurrency public var accessibilityActivationPoint: CGPoint {
    get { accessibilityResponder?.accessibilityActivationPoint ?? CGPoint.zero }
    set { makeAccessibilityResponder().accessibilityActivationPoint = newValue }
  }

  /// Returns the number of elements in ``accessibilityElements``; `NSNotFound` if there are none.
  @MainActor @preconcurrency public func accessibilityElementCount() -> Int {
    accessibilityResponder?.accessibilityElementCount() ?? NSNotFound
  }

  /// Returns an element of ``accessibilityElements``; `nil` if the index is out of bounds.
  @MainActor @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
    accessibilityResponder?.accessibilityElement(at: index)
  }

  /// Returns the index of an element in ``accessibilityElements``; `NSNotFound` if it is not there.
  @MainActor @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityResponder?.index(ofAccessibilityElement: element) ?? NSNotFound
  }

  /// Activates the object, as a double tap of VoiceOver does, and returns `true` if it was
  /// activated. By default nothing happens.
  @MainActor @preconcurrency @discardableResult public func accessibilityActivate() -> Bool {
    accessibilityResponder?.accessibilityActivate() ?? false
  }

  /// Increments the value of an object with the `adjustable` trait. Does nothing by default.
  @MainActor @preconcurrency public func accessibilityIncrement() {
    accessibilityResponder?.accessibilityIncrement()
  }

  /// Decrements the value of an object with the `adjustable` trait. Does nothing by default.
  @MainActor @preconcurrency public func accessibilityDecrement() {
    accessibilityResponder?.accessibilityDecrement()
  }

  /// Scrolls the content in a direction, and returns `true` if it has scrolled. By default nothing
  /// happens.
  @MainActor @preconcurrency @discardableResult public func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    accessibilityResponder?.accessibilityScroll(direction) ?? false
  }

  /// Leaves a modal view or another context, and returns `true` if it has been left. By default
  /// nothing happens.
  @MainActor @preconcurrency @discardableResult public func accessibilityPerformEscape() -> Bool {
    accessibilityResponder?.accessibilityPerformEscape() ?? false
  }

  /// Performs the most important action, and returns `true` if there is one. By default nothing
  /// happens.
  @MainActor @preconcurrency @discardableResult public func accessibilityPerformMagicTap() -> Bool {
    accessibilityResponder?.accessibilityPerformMagicTap() ?? false
  }

  /// Returns a Boolean value that indicates whether an assistive technology focuses the object;
  /// always `false`.
  @MainActor @preconcurrency public func accessibilityElementIsFocused() -> Bool {
    accessibilityResponder?.accessibilityElementIsFocused() ?? false
  }
}

extension UIResponder: AccessibilityDescribed {}
extension UIImage: AccessibilityDescribed {}
