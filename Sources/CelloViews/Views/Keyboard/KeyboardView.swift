/// The keyboard of a window: the keys of the system keyboard, or the first responder's own views.
package final class KeyboardView: UIView {
  private var content: KeyboardContent?
  private let area = KeyboardKeysView()
  /// The buttons beside the suggestions, on iPads; `nil` for none.
  private var shortcuts: UIView?
  private var heights = Heights()

  /// The heights of the keyboard's parts, in points.
  private struct Heights: Hashable {
    var panel: CGFloat = 0
    var accessory: CGFloat = 0
    /// The height of the keyboard or input view, including the bottom safe area.
    var input: CGFloat = 0
    /// The height of the part with suggestions and shortcuts.
    var suggestions: CGFloat = 0
  }

  /// The appearance that the responder requests.
  var appearance: UIKeyboardAppearance { content?.appearance ?? .default }

  init() {
    super.init(frame: .zero)
    layer.zPosition = OverlayOrder.keyboard
    addSubview(area)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the views of a responder and computes the height for a window.
  func show(_ new: KeyboardContent, in window: UIWindow) {
    for old in [content?.inputView, content?.accessoryView, content?.panel] {
      guard let old, old.superview === self, old !== new.inputView, old !== new.accessoryView,
        old !== new.panel
      else { continue }
      old.removeFromSuperview()
    }
    content = new
    for view in [new.inputView, new.accessoryView, new.panel] {
      if let view, view.superview !== self { addSubview(view) }
    }
    area.content = new
    area.isHidden = new.traits == nil && new.inputView == nil && new.panel == nil
    let width = window.bounds.width
    heights.panel =
      new.panel?.sizeThatFits(CGSize(width: width, height: .infinity)).height.nonNegative ?? 0
    let bottom = window.safeAreaInsets.bottom
    heights.accessory = new.accessoryView.map { Self.height(of: $0, width: width) ?? 0 } ?? 0
    let metrics = KeyboardMetrics(
      idiom: traitCollection.userInterfaceIdiom, version: traitCollection.systemVersion,
      screen: window.bounds.size, hasHomeIndicator: bottom > 0)
    if let view = new.inputView {
      heights.input = Self.height(of: view, width: width).map { $0 + bottom } ?? metrics.keys
    } else {
      heights.input = new.traits.map(metrics.height) ?? bottom
    }
    showShortcuts(of: new, metrics)
    setNeedsLayout()
  }

  /// Shows the buttons of an assistant item, in the suggestions bar. A keyboard without suggestions
  /// gets a bar.
  private func showShortcuts(of content: KeyboardContent, _ metrics: KeyboardMetrics) {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    let new = isPad ? content.assistantItem?.view : nil
    if shortcuts !== new {
      if shortcuts?.superview === self { shortcuts?.removeFromSuperview() }
      shortcuts = new
    }
    guard let new else {
      heights.suggestions = 0
      return
    }
    if new.superview !== self { addSubview(new) }
    heights.suggestions = metrics.suggestions
    heights.input = max(heights.input, metrics.keys + metrics.suggestions)
  }

  /// The height of the keyboard including the views above it, in points.
  var height: CGFloat { heights.panel + heights.accessory + heights.input }

  /// Removes the responder's views.
  func removeContent() {
    for view in [content?.inputView, content?.accessoryView, content?.panel]
    where view?.superview === self {
      view?.removeFromSuperview()
    }
    shortcuts?.removeFromSuperview()
    shortcuts = nil
    content = nil
    area.content = nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    content?.panel?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.panel)
    content?.accessoryView?.frame = CGRect(
      x: 0, y: heights.panel, width: bounds.width, height: heights.accessory)
    let top = heights.panel + heights.accessory
    area.frame = CGRect(x: 0, y: top, width: bounds.width, height: heights.input)
    shortcuts?.frame = CGRect(x: 0, y: top, width: bounds.width, height: heights.suggestions)
    var input = area.frame
    input.size.height = max(input.height - safeAreaInsets.bottom, 0)
    content?.inputView?.frame = input
  }

  /// Returns the height of an app's view: its frame's height, otherwise its content's height; `nil`
  /// for neither.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat? {
    let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
    if !sizesItself, view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 {
      return view.frame.height
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { return fitting }
    let own = view.intrinsicContentSize.height
    return own > 0 ? own : nil
  }

  /// Returns the background color of a keyboard.
  package static func color(_ appearance: UIKeyboardAppearance) -> UIColor {
    UIColor { traits in
      if appearance.isDark(in: traits) { return KeyboardMetrics.darkColor }
      return traits.systemVersion == .iOS26
        ? KeyboardMetrics.lightGlassColor : KeyboardMetrics.lightColor
    }
  }
}
