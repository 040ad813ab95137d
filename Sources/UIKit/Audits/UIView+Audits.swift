internal import CelloText

// What is asked of views when they are recorded for an audit.

extension UIView {
  /// The identifier, or the class; empty for the system's own views, which apps do not know.
  var auditName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let name = "\(type(of: self))"
    return !isOfSystemClass || name.hasPrefix("UI") ? name : ""
  }

  /// Whether the class is not an app's.
  private var isOfSystemClass: Bool {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("UIKit.") || name.hasPrefix("CelloScenes.")
  }

  /// A rectangle of the view's coordinates in those of the display list of a root view.
  func rect(_ rect: CGRect, inListOf root: UIView) -> CGRect {
    convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  /// The texts that the view itself draws, with their frames in its own coordinates.
  var drawnTexts: [(string: String, frame: CGRect, layout: TextLayout)] {
    if let label = self as? UILabel {
      return label.drawnText.map { [(label.text ?? "", $0.frame, $0.layout)] } ?? []
    }
    guard let view = self as? UIListContentView,
      let content = view.configuration as? UIListContentConfiguration
    else { return [] }
    let frames = view.frames()
    return [
      (content.text ?? content.attributedText?.string, frames.text),
      (content.secondaryText ?? content.secondaryAttributedText?.string, frames.secondaryText),
    ].compactMap { string, placed in
      guard let string, let placed else { return nil }
      return (string, placed.frame, placed.layout)
    }
  }

  /// Whether the view is shown as one that cannot be used.
  var isShownDisabled: Bool {
    if let control = self as? UIControl { return !control.isEnabled }
    if let label = self as? UILabel { return !label.isEnabled }
    guard let state = (self as? any ConfigurationHosting)?.host.shownState else { return false }
    return StyleFlags(state).isDisabled
  }

  // MARK: - Touches

  /// Whether the view does something when it is touched: a control, or a view with a recognizer of
  /// taps or long presses.
  var acceptsTouches: Bool {
    if let accessory = self as? AccessoryView { return accessory.accessory.actionHandler != nil }
    if self is UIControl { return true }
    return gestureRecognizers?.contains {
      $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
    } ?? false
  }

  /// Whether touches reach the view: it and its superviews take part in interaction.
  var isReachable: Bool {
    isUserInteractionEnabled && superview?.isReachable != false
  }

  /// The largest width and height over which touches hit the view, in steps of half a point, up to
  /// the least size of a target beyond its bounds.
  func targetSize(in root: UIView) -> CGSize {
    let frame = convert(bounds, to: root)
    let (step, reach) = (CGFloat(0.5), RecordedView.Target.leastLength)
    func length(from start: CGFloat, _ length: CGFloat, at point: (CGFloat) -> CGPoint) -> CGFloat {
      // A longer view is large enough if its first part is.
      let count = Int(clamping: ((min(length, 4 * reach) + 2 * reach) / step).rounded())
      let hitCount = (0..<count).count { place in
        isHit(at: point(start - reach + (CGFloat(place) + 0.5) * step), in: root)
      }
      return CGFloat(hitCount) * step
    }
    guard frame.width.isFinite, frame.height.isFinite else { return .zero }
    // Other views may be in front of a part.
    let shares: [CGFloat] = [0.5, 0.25, 0.75]
    let widths = shares.lazy.map { share in
      length(from: frame.minX, frame.width) {
        CGPoint(x: $0, y: frame.minY + share * frame.height)
      }
    }
    let heights = shares.lazy.map { share in
      length(from: frame.minY, frame.height) { CGPoint(x: frame.minX + share * frame.width, y: $0) }
    }
    return CGSize(
      width: widths.first { $0 >= reach } ?? widths.max() ?? 0,
      height: heights.first { $0 >= reach } ?? heights.max() ?? 0)
  }

  private func isHit(at point: CGPoint, in root: UIView) -> Bool {
    var hit = root.hitTest(point, with: nil)
    while let view = hit, view !== self {
      if view.acceptsTouches { return false }
      hit = view.superview
    }
    return hit != nil
  }

  /// Whether the length is that of the system, such as the height of a slider. Buttons are as large
  /// as their content and insets, which are the app's.
  func hasSystemLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if self is AccessoryView || isPartOfSystemControl { return true }
    guard isOfSystemClass, self is UIControl else { return false }
    if let button = self as? UIButton {
      guard button.buttonType != .custom, button.buttonType != .system else { return false }
    }
    let size = intrinsicContentSize
    return axis == .horizontal ? bounds.width == size.width : bounds.height == size.height
  }

  /// Whether the view is one of those that a search bar or date picker consists of.
  private var isPartOfSystemControl: Bool {
    guard isOfSystemClass else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains {
      $0 is UISearchBar || $0 is UIDatePicker
    }
  }

  // MARK: - Descriptions

  /// Whether assistive technologies have a text for the view, need none, or are told about it by
  /// another element.
  var isDescribed: Bool {
    if accessibility?.isElement == false || self is AccessoryView { return true }
    if hasDescription { return true }
    // The element is a superview, such as a cell.
    var ancestor = superview
    while let view = ancestor {
      if view.isAccessibilityElement || view.accessibilityElementsHidden
        || view.accessibilityElements != nil || view is AccessoryView
      {
        return true
      }
      ancestor = view.superview
    }
    return false
  }

  private var hasDescription: Bool {
    if let label = accessibilityLabel, label.contains(where: { !$0.isWhitespace }) { return true }
    // The system derives a label from the name of a symbol.
    if let button = self as? UIButton,
      button.currentImage?.isSymbolImage == true
        || button.configuration?.image?.isSymbolImage == true
    {
      return true
    }
    // The system describes their parts: segments by their titles, pages and steps by words.
    if self is UISegmentedControl || self is UIPageControl || self is UIStepper
      || self is UIDatePicker
    {
      return true
    }
    if let field = self as? UITextField { return field.placeholder?.isEmpty == false }
    if isOfSystemClass, self is UIControl { return false }
    return !drawnTexts.isEmpty || subviews.contains { !$0.isHidden && $0.hasDescription }
  }
}
