/// An object that is not a responder, and whose accessibility members can be overridden; for
/// generated code.
///
/// On iOS, all objects have these members. Without Objective-C, a class can only override members
/// that its superclass itself declares, so prepared classes that override them derive this class
/// instead of `NSObject`.
@MainActor @preconcurrency open class _AccessibilityObject: NSObject {
  /// The properties that were set.
  private final lazy var values = AccessibilityHolder()
  /// The responder by which UIKit reads and sets the members, whatever a subclass overrides.
  final lazy var forwarder = AccessibilityForwarder(self)

  /// Creates an object.
  public nonisolated override init() { super.init() }

  /// A Boolean value that indicates whether assistive technologies present the object as one
  /// element; `false` by default.
  open var isAccessibilityElement: Bool {
    get { values.isAccessibilityElement }
    set { values.isAccessibilityElement = newValue }
  }

  /// A short description of the object; `nil` by default.
  open var accessibilityLabel: String? {
    get { values.accessibilityLabel }
    set { values.accessibilityLabel = newValue }
  }

  /// ``accessibilityLabel`` with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      values.accessibilityAttributedLabel
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { values.accessibilityAttributedLabel = newValue }
  }

  /// A description of the result of using the object; `nil` by default.
  open var accessibilityHint: String? {
    get { values.accessibilityHint }
    set { values.accessibilityHint = newValue }
  }

  /// The value of the object; `nil` by default.
  open var accessibilityValue: String? {
    get { values.accessibilityValue }
    set { values.accessibilityValue = newValue }
  }

  /// The characteristics of the object; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { values.accessibilityTraits }
    set { values.accessibilityTraits = newValue }
  }

  /// The language in which the texts are spoken, as a BCP 47 tag; `nil` for the user's language.
  open var accessibilityLanguage: String? {
    get { values.accessibilityLanguage }
    set { values.accessibilityLanguage = newValue }
  }

  /// The names by which Voice Control finds the object; the label by default.
  open var accessibilityUserInputLabels: [String]! {
    get {
      values.accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { values.accessibilityUserInputLabels = newValue }
  }

  /// The actions that assistive technologies offer in addition to activation; `nil` for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { values.accessibilityCustomActions }
    set { values.accessibilityCustomActions = newValue }
  }

  /// The rotors for moving among elements inside the object; `nil` for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { values.accessibilityCustomRotors }
    set { values.accessibilityCustomRotors = newValue }
  }

  /// The elements of the container, in reading order; `nil` for none.
  open var accessibilityElements: [Any]? {
    get { values.accessibilityElements }
    set { values.accessibilityElements = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies ignore the elements inside the
  /// object; `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { values.accessibilityElementsHidden }
    set { values.accessibilityElementsHidden = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies ignore elements outside the
  /// object; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { values.accessibilityViewIsModal }
    set { values.accessibilityViewIsModal = newValue }
  }

  /// A Boolean value that indicates whether the elements inside the object are read one after
  /// another; `false` by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { values.shouldGroupAccessibilityChildren }
    set { values.shouldGroupAccessibilityChildren = newValue }
  }

  /// The kind of the container; none by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { values.accessibilityContainerType }
    set { values.accessibilityContainerType = newValue }
  }

  /// The grouping of the elements in Switch Control. It has no effect here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { values.accessibilityNavigationStyle }
    set { values.accessibilityNavigationStyle = newValue }
  }

  /// The expansion state of the object, which is spoken.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { values.accessibilityExpandedStatus }
    set { values.accessibilityExpandedStatus = newValue }
  }

  /// A Boolean value that indicates whether the object responds to the user; `true` by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { values.accessibilityRespondsToUserInteraction }
    set { values.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The frame in screen coordinates, in points; zero by default.
  open var accessibilityFrame: CGRect {
    get { values.accessibilityFrame }
    set { values.accessibilityFrame = newValue }
  }

  /// The outline in screen coordinates, in points; `nil`, the default, for the frame.
  open var accessibilityPath: UIBezierPath? {
    get { values.accessibilityPath }
    set { values.accessibilityPath = newValue }
  }

  /// The point that is touched to activate the object, in screen coordinates; the center of the
  /// frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      values.accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { values.accessibilityActivationPoint = newValue }
  }

  /// Returns the number of elements in ``accessibilityElements``; `NSNotFound` if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns an element of ``accessibilityElements``; `nil` if the index is out of bounds.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in ``accessibilityElements``; `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }

  /// Activates the object, as a double tap of VoiceOver does, and returns `true` if it was
  /// activated. By default nothing happens.
  @discardableResult
  open func accessibilityActivate() -> Bool { values.accessibilityActivate() }

  /// Increments the value of an object with the `adjustable` trait. Does nothing by default.
  open func accessibilityIncrement() { values.accessibilityIncrement() }

  /// Decrements the value of an object with the `adjustable` trait. Does nothing by default.
  open func accessibilityDecrement() { values.accessibilityDecrement() }

  /// Scrolls the content in a direction, and returns `true` if it has scrolled. By default nothing
  /// happens.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    values.accessibilityScroll(direction)
  }

  /// Leaves a modal view or another context, and returns `true` if it has been left. By default
  /// nothing happens.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { values.accessibilityPerformEscape() }

  /// Performs the most important action, and returns `true` if there is one. By default nothing
  /// happens.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { values.accessibilityPerformMagicTap() }

  /// Returns a Boolean value that indicates whether an assistive technology focuses the object;
  /// always `false`.
  open func accessibilityElementIsFocused() -> Bool { values.accessibilityElementIsFocused() }
}

/// The responder that represents an object of another class.
final class AccessibilityForwarder: UIResponder {
  private weak var object: _AccessibilityObject?

  init(_ object: _AccessibilityObject) {
    self.object = object
    super.init()
  }

  override var isAccessibilityElement: Bool {
    get { object?.isAccessibilityElement ?? false }
    set { object?.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { object?.accessibilityLabel }
    set { object?.accessibilityLabel = newValue }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { object?.accessibilityAttributedLabel }
    set { object?.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { object?.accessibilityHint }
    set { object?.accessibilityHint = newValue }
  }
  override var accessibilityValue: String? {
    get { object?.accessibilityValue }
    set { object?.accessibilityValue = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { object?.accessibilityTraits ?? .none }
    set { object?.accessibilityTraits = newValue }
  }
  override var accessibilityLanguage: String? {
    get { object?.accessibilityLanguage }
    set { object?.accessibilityLanguage = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { object?.accessibilityUserInputLabels ?? [] }
    set { object?.accessibilityUserInputLabels = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { object?.accessibilityCustomActions }
    set { object?.accessibilityCustomActions = newValue }
  }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { object?.accessibilityCustomRotors }
    set { object?.accessibilityCustomRotors = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { object?.accessibilityElements }
    set { object?.accessibilityElements = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { object?.accessibilityElementsHidden ?? false }
    set { object?.accessibilityElementsHidden = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { object?.accessibilityViewIsModal ?? false }
    set { object?.accessibilityViewIsModal = newValue }
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { object?.shouldGroupAccessibilityChildren ?? false }
    set { object?.shouldGroupAccessibilityChildren = newValue }
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { object?.accessibilityContainerType ?? .none }
    set { object?.accessibilityContainerType = newValue }
  }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { object?.accessibilityNavigationStyle ?? .automatic }
    set { object?.accessibilityNavigationStyle = newValue }
  }
  override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { object?.accessibilityExpandedStatus ?? .unsupported }
    set { object?.accessibilityExpandedStatus = newValue }
  }
  override var accessibilityRespondsToUserInteraction: Bool {
    get { object?.accessibilityRespondsToUserInteraction ?? true }
    set { object?.accessibilityRespondsToUserInteraction = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { object?.accessibilityFrame ?? .zero }
    set { object?.accessibilityFrame = newValue }
  }
  override var accessibilityPath: UIBezierPath? {
    get { object?.accessibilityPath }
    set { object?.accessibilityPath = newValue }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { object?.accessibilityActivationPoint ?? CGPoint.zero }
    set { object?.accessibilityActivationPoint = newValue }
  }
  override func accessibilityElementCount() -> Int {
    object?.accessibilityElementCount() ?? NSNotFound
  }
  override func accessibilityElement(at index: Int) -> Any? {
    object?.accessibilityElement(at: index)
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    object?.index(ofAccessibilityElement: element) ?? NSNotFound
  }
  override func accessibilityActivate() -> Bool { object?.accessibilityActivate() ?? false }
  override func accessibilityIncrement() { object?.accessibilityIncrement() }
  override func accessibilityDecrement() { object?.accessibilityDecrement() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    object?.accessibilityScroll(direction) ?? false
  }
  override func accessibilityPerformEscape() -> Bool {
    object?.accessibilityPerformEscape() ?? false
  }
  override func accessibilityPerformMagicTap() -> Bool {
    object?.accessibilityPerformMagicTap() ?? false
  }
  override func accessibilityElementIsFocused() -> Bool {
    object?.accessibilityElementIsFocused() ?? false
  }
}
