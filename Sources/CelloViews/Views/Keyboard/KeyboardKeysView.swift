internal import CelloRaster
internal import CelloText

/// The area of the keyboard, with the keys of the system keyboard.
///
/// The keys are drawings, not views: touches and assistive technologies do not find them.
final class KeyboardKeysView: UIView {
  /// What the responder requests; `nil` for none.
  var content: KeyboardContent?

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    super.recordContent(into: &recorder, at: origin)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let color = KeyboardView.color(content?.appearance ?? .default).color(in: traitCollection)
    let items = keyItems
    recorder.withItems {
      $0.append(.fill(shape(of: area), color))
      guard !items.isEmpty else { return }
      $0.append(
        .group(
          DisplayList.Group(
            items: items,
            transform: CGAffineTransform(translationX: area.minX, y: area.minY))))
    }
  }

  /// The shape of the area: a rectangle, with rounded corners at the top on iOS 26 unless a bar with
  /// the same background is above it.
  private func shape(of area: CGRect) -> Shape {
    let accessory = content?.accessoryView as? UIInputView
    guard traitCollection.systemVersion == .iOS26, traitCollection.userInterfaceIdiom == .phone,
      content?.panel == nil, accessory?.inputViewStyle != .keyboard
    else { return .rect(area) }
    return .roundedRect(
      RoundedRect(area, radius: KeyColors.areaRadius, corners: [.topLeft, .topRight]))
  }

  /// The keys in the coordinates of the area; empty if the responder has its own input view.
  private var keyItems: [DisplayList.Item] {
    guard let window, window.showsKeys, let content, content.inputView == nil,
      let plan = content.plan(for: traitCollection, in: window)
    else { return [] }
    let traits = traitCollection
    let metrics = KeyMetrics.keys(
      idiom: traits.userInterfaceIdiom, version: traits.systemVersion,
      screen: window.bounds.size, isKeypad: plan.isKeypad,
      hasHomeIndicator: window.safeAreaInsets.bottom > 0)
    let layout = KeyboardLayout(
      plan, metrics, size: bounds.size, sides: window.safeAreaInsets, grid: traits.pixelGrid)
    let isDark = content.appearance.isDark(in: traits)
    return KeyDrawing(
      metrics: metrics, colors: KeyColors(isDark: isDark, version: traits.systemVersion),
      traits: traits
    ).items(of: layout)
  }
}

extension KeyboardContent {
  /// The appearance that the responder requests.
  var appearance: UIKeyboardAppearance { traits?.keyboardAppearance ?? .default }

  /// Returns the keys that the responder's text requires; `nil` if the responder accepts no text.
  fileprivate func plan(
    for collection: UITraitCollection, in window: UIWindow
  ) -> KeyboardPlan? {
    guard let traits else { return nil }
    let input = traits as? any UIKeyInput
    let hasText = input?.hasText ?? false
    let text = (traits as? UIResponder)?.textBeforeInsertion ?? (hasText ? "a" : "")
    return KeyboardPlan(
      KeyboardPlan.Input(
        type: traits.keyboardType, returnKey: traits.returnKeyType,
        isReturnDisabled: traits.enablesReturnKeyAutomatically && !hasText,
        shift: KeyboardShift(
          traits.autocapitalizationType, type: traits.keyboardType,
          isSecure: traits.isSecureTextEntry, after: text),
        idiom: collection.userInterfaceIdiom, version: collection.systemVersion,
        hasAreaBelow: window.safeAreaInsets.bottom > 0
          && window.bounds.height > window.bounds.width))
  }
}

extension UIKeyboardAppearance {
  /// Returns a Boolean value that indicates whether the keyboard is dark.
  func isDark(in traits: UITraitCollection) -> Bool {
    self == .default ? traits.isDark : self == .dark
  }
}
