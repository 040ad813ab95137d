import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingAXCustomContent: AXCustomContent {
  override var attributedLabel: NSAttributedString { super.attributedLabel }
  override var attributedValue: NSAttributedString { super.attributedValue }
  override var label: String { super.label }
  override var value: String { super.value }
}

private class OverridingCAAnimation: CAAnimation {
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}

private class OverridingCADisplayLink: CADisplayLink {
  override var timestamp: CFTimeInterval { super.timestamp }
  override var targetTimestamp: CFTimeInterval { super.targetTimestamp }
  override var duration: CFTimeInterval { super.duration }
}

private class OverridingCALayer: CALayer {
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    super.convertTime(t, from: l)
  }
  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    super.convertTime(t, to: l)
  }
  override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    super.setValue(value, forKeyPath: keyPath)
  }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func presentation() -> Self? { super.presentation() }
  override func model() -> Self { super.model() }
  override var visibleRect: CGRect { super.visibleRect }
  override func scroll(_ p: CGPoint) { super.scroll(p) }
  override func scrollRectToVisible(_ r: CGRect) { super.scrollRectToVisible(r) }
  override func contentsAreFlipped() -> Bool { super.contentsAreFlipped() }
  override class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    super.cornerCurveExpansionFactor(curve)
  }
  override var sublayers: [CALayer]? {
    get { super.sublayers }
    set { super.sublayers = newValue }
  }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    super.insertSublayer(layer, at: idx)
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    super.insertSublayer(layer, below: sibling)
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    super.insertSublayer(layer, above: sibling)
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    super.replaceSublayer(oldLayer, with: newLayer)
  }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { super.convert(p, to: l) }
  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
  override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { super.convert(r, to: l) }
  override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { super.convert(r, from: l) }
}

private class OverridingCAValueFunction: CAValueFunction, @unchecked Sendable {
  override var name: CAValueFunctionName { super.name }
}

private class OverridingUIAccessibilityCustomRotor: UIAccessibilityCustomRotor {
  override var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { super.systemRotorType }
}

private class OverridingUIAction: UIAction {
  override var identifier: UIAction.Identifier { super.identifier }
  override var sender: Any? { super.sender }
  override func performWithSender(_ sender: Any?, target: Any?) {
    super.performWithSender(sender, target: target)
  }
  override var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    super.presentationSourceItem
  }
}

private class OverridingUIApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  override var type: String { super.type }
  override var localizedTitle: String { super.localizedTitle }
  override var localizedSubtitle: String? { super.localizedSubtitle }
  override var userInfo: [String: any NSSecureCoding]? { super.userInfo }
}

private class OverridingUICommand: UICommand {
  override var action: Selector { super.action }
  override var propertyList: Any? { super.propertyList }
  override var alternates: [UICommandAlternate] { super.alternates }
  override var sender: Any? { super.sender }
  override var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    super.presentationSourceItem
  }
}

private class OverridingUICommandAlternate: UICommandAlternate {
  override var title: String { super.title }
  override var action: Selector { super.action }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
}

private class OverridingUICubicTimingParameters: UICubicTimingParameters, @unchecked Sendable {
  override var controlPoint1: CGPoint { super.controlPoint1 }
  override var controlPoint2: CGPoint { super.controlPoint2 }
}

private class OverridingUIDeferredMenuElement: UIDeferredMenuElement {
  override class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { super.uncached(elementProvider) }
}

private class OverridingUIEvent: UIEvent {
  override var buttonMask: UIEvent.ButtonMask { super.buttonMask }
}

private class OverridingUIFocusUpdateContext: UIFocusUpdateContext {
  override var focusHeading: UIFocusHeading { super.focusHeading }
}

private class OverridingUIInputView: UIInputView {
  override var inputViewStyle: UIInputView.Style { super.inputViewStyle }
}

private class OverridingUIInterpolatingMotionEffect: UIInterpolatingMotionEffect {
  override var keyPath: String { super.keyPath }
  override var type: UIInterpolatingMotionEffect.EffectType { super.type }
}

private class OverridingUIKey: UIKey {
  override var keyCode: UIKeyboardHIDUsage { super.keyCode }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
  override var characters: String { super.characters }
  override var charactersIgnoringModifiers: String { super.charactersIgnoringModifiers }
}

private class OverridingUIKeyCommand: UIKeyCommand {
  override var input: String? { super.input }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
}

private class OverridingUILayoutGuide: UILayoutGuide {
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
}

private class OverridingUIMenu: UIMenu {
  override var identifier: UIMenu.Identifier { super.identifier }
  override var options: UIMenu.Options { super.options }
  override var children: [UIMenuElement] { super.children }
}

private class OverridingUIOpenURLContext: UIOpenURLContext {
  override var url: URL { super.url }
  override var options: UIScene.OpenURLOptions { super.options }
}

private class OverridingUIScene: UIScene {
  override var session: UISceneSession { super.session }
  override var pointerLockState: UIPointerLockState? { super.pointerLockState }
  override func extendStateRestoration() { super.extendStateRestoration() }
  override func completeStateRestoration() { super.completeStateRestoration() }
}

private class OverridingUISceneConfiguration: UISceneConfiguration {
  override var name: String? { super.name }
  override var role: UISceneSession.Role { super.role }
}

private class OverridingUISceneSession: UISceneSession {
  override var persistentIdentifier: String { super.persistentIdentifier }
  override var role: UISceneSession.Role { super.role }
}

private class OverridingUIScreen: UIScreen {
  override func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    super.displayLink(withTarget: target, selector: sel)
  }
  override var availableModes: [UIScreenMode] { super.availableModes }
  override var currentMode: UIScreenMode? {
    get { super.currentMode }
    set { super.currentMode = newValue }
  }
  override var preferredMode: UIScreenMode? { super.preferredMode }
  override var overscanCompensation: UIScreen.OverscanCompensation {
    get { super.overscanCompensation }
    set { super.overscanCompensation = newValue }
  }
  override var overscanCompensationInsets: UIEdgeInsets { super.overscanCompensationInsets }
  override var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus {
    super.referenceDisplayModeStatus
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override var bounds: CGRect { super.bounds }
  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    super.convert(point, to: coordinateSpace)
  }
  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    super.convert(point, from: coordinateSpace)
  }
  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    super.convert(rect, to: coordinateSpace)
  }
  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    super.convert(rect, from: coordinateSpace)
  }
}

private class OverridingUIScreenMode: UIScreenMode {
  override var size: CGSize { super.size }
}

private class OverridingUISpringTimingParameters: UISpringTimingParameters, @unchecked Sendable {
  override var initialVelocity: CGVector { super.initialVelocity }
}

private class OverridingUITextInputMode: UITextInputMode {
  override var primaryLanguage: String? { super.primaryLanguage }
}

private class OverridingUITextInputPasswordRules: UITextInputPasswordRules {
  override var passwordRulesDescriptor: String { super.passwordRulesDescriptor }
}

private class OverridingUITouch: UITouch {
  override var altitudeAngle: CGFloat { super.altitudeAngle }
  override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
  override func azimuthUnitVector(in view: UIView?) -> CGVector {
    super.azimuthUnitVector(in: view)
  }
  override var rollAngle: CGFloat { super.rollAngle }
  override var estimatedProperties: UITouch.Properties { super.estimatedProperties }
  override var estimatedPropertiesExpectingUpdates: UITouch.Properties {
    super.estimatedPropertiesExpectingUpdates
  }
  override var estimationUpdateIndex: NSNumber? { super.estimationUpdateIndex }
}

private class OverridingUIView: UIView {
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] { super.focusItems(in: rect) }
  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) { super.animate(withDuration: duration, animations: animations, completion: completion) }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }
  override class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
    delay: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animate(
      springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity,
      delay: delay, options: options, animations: animations, completion: completion)
  }
  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    super.transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }
  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }
  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    super.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    super.addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations
    )
  }
  override class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    super.modifyAnimations(
      withRepeatCount: count, autoreverses: autoreverses, animations: animations)
  }
  override class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    super.perform(
      animation, on: views, options: options, animations: parallelAnimations, completion: completion
    )
  }
  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override class func setAnimationsEnabled(_ enabled: Bool) { super.setAnimationsEnabled(enabled) }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
  override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
  override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
  override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
  override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
  override var cornerConfiguration: UICornerConfiguration {
    get { super.cornerConfiguration }
    set { super.cornerConfiguration = newValue }
  }
  override func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    super.effectiveRadius(corner: corner)
  }
  override var layer: CALayer { super.layer }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    super.resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { super.autoresizesSubviews }
    set { super.autoresizesSubviews = newValue }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { super.contentCompressionResistancePriority(for: axis) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { super.userInterfaceLayoutDirection(for: attribute) }
  override class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    super.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection)
  }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override func addInteraction(_ interaction: any UIInteraction) {
    super.addInteraction(interaction)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    super.removeInteraction(interaction)
  }
  override var interactions: [any UIInteraction] {
    get { super.interactions }
    set { super.interactions = newValue }
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func frame(in referenceView: UIView) -> CGRect? { super.frame(in: referenceView) }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { super.tintAdjustmentMode }
    set { super.tintAdjustmentMode = newValue }
  }
  override var appliedContentSizeCategoryLimitsDescription: String {
    super.appliedContentSizeCategoryLimitsDescription
  }
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    super.convert(point, to: coordinateSpace)
  }
  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    super.convert(point, from: coordinateSpace)
  }
  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    super.convert(rect, to: coordinateSpace)
  }
  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    super.convert(rect, from: coordinateSpace)
  }
  override var hoverStyle: UIHoverStyle? {
    get { super.hoverStyle }
    set { super.hoverStyle = newValue }
  }
}

private class OverridingUIViewPropertyAnimator: UIViewPropertyAnimator {
  override var duration: TimeInterval { super.duration }
  override var delay: TimeInterval { super.delay }
  override var timingParameters: (any UITimingCurveProvider)? { super.timingParameters }
}

private class OverridingUIVisualEffectView: UIVisualEffectView {
  override var contentView: UIView { super.contentView }
}

private class OverridingUIWindow: UIWindow {
  override var safeAreaAspectFitLayoutGuide: any UILayoutGuide & UILayoutGuideAspectFitting {
    super.safeAreaAspectFitLayoutGuide
  }
}

private class OverridingUIWindowScene: UIWindowScene {
  override var sizeRestrictions: UISceneSizeRestrictions? { super.sizeRestrictions }
  override var windowingBehaviors: UISceneWindowingBehaviors? { super.windowingBehaviors }
  override func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)?
  ) { super.requestGeometryUpdate(geometryPreferences, errorHandler: errorHandler) }
  override var statusBarManager: UIStatusBarManager? { super.statusBarManager }
}

private class OverridingUIWindowSceneGeometry: UIWindowScene.Geometry {
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
}
