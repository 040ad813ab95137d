internal import CelloText

// Properties of views that are recorded for an audit.

extension UIView {
  /// The identifier or the class of the view; empty for private views of the system.
  var auditName: String {
    if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
    let name = "\(type(of: self))"
    return !isOfSystemClass || name.hasPrefix("UI") ? name : ""
  }

  /// A Boolean value that indicates whether the class belongs to the system rather than to an app.
  private var isOfSystemClass: Bool {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("UIKit.") || name.hasPrefix("CelloScenes.")
  }

  /// Converts a rectangle from the view's coordinates to the coordinates of the display list of a
  /// root view.
  func rect(_ rect: CGRect, inListOf root: UIView) -> CGRect {
    convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  /// The texts that the view itself draws, with their frames in the view's coordinates.
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

  /// The names of the symbols of the view that placeholders replace, with their frames in the view's
  /// coordinates.
  var drawnPlaceholders: [(name: String, frame: CGRect)] {
    if let view = self as? UIImageView {
      return view.image?.placeholderName.map { [($0, bounds)] } ?? []
    }
    guard let view = self as? UIListContentView,
      let content = view.configuration as? UIListContentConfiguration,
      let name = content.image?.placeholderName
    else { return [] }
    return [(name, view.frames().image ?? bounds)]
  }

  /// A Boolean value that indicates whether the view looks disabled.
  var isShownDisabled: Bool {
    if let control = self as? UIControl { return !control.isEnabled }
    if let label = self as? UILabel { return !label.isEnabled }
    guard let state = (self as? any ConfigurationHosting)?.host.shownState else { return false }
    return StyleFlags(state).isDisabled
  }

  // MARK: - Touches

  /// A Boolean value that indicates whether the view responds to touches: a control, or a view with
  /// a recognizer of taps or long presses.
  var acceptsTouches: Bool {
    if let accessory = self as? AccessoryView { return accessory.accessory.actionHandler != nil }
    if self is UIControl { return true }
    return gestureRecognizers?.contains {
      $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer)
    } ?? false
  }

  /// A Boolean value that indicates whether touches can reach the view: user interaction is enabled
  /// for the view and its superviews.
  var isReachable: Bool {
    isUserInteractionEnabled && superview?.isReachable != false
  }

  /// Returns the largest width and height over which touches reach the view, in steps of half a
  /// point. Touches beyond the bounds are tested up to the minimum length of a target.
  func targetSize(in root: UIView) -> CGSize {
    let frame = convert(bounds, to: root)
    let (step, reach) = (CGFloat(0.5), RecordedView.Target.leastLength)
    func length(from start: CGFloat, _ length: CGFloat, at point: (CGFloat) -> CGPoint) -> CGFloat {
      // For a longer view, the first part is sufficient.
      let count = Int(clamping: ((min(length, 4 * reach) + 2 * reach) / step).rounded())
      let hitCount = (0..<count).count { position in
        isHit(at: point(start - reach + (CGFloat(position) + 0.5) * step), in: root)
      }
      return CGFloat(hitCount) * step
    }
    guard frame.width.isFinite, frame.height.isFinite else { return .zero }
    // Other views may cover a part of the view.
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

  /// Returns a Boolean value that indicates whether the system determines the length, such as the
  /// height of a slider. Buttons fit their content and insets, which the app determines.
  func hasSystemLength(_ axis: NSLayoutConstraint.Axis) -> Bool {
    if self is AccessoryView || isPartOfSystemControl { return true }
    guard isOfSystemClass, self is UIControl else { return false }
    if let button = self as? UIButton {
      guard button.buttonType != .custom, button.buttonType != .system else { return false }
    }
    let size = intrinsicContentSize
    return axis == .horizontal ? bounds.width == size.width : bounds.height == size.height
  }

  /// A Boolean value that indicates whether the view is a part of a search bar or date picker.
  private var isPartOfSystemControl: Bool {
    guard isOfSystemClass else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains {
      $0 is UISearchBar || $0 is UIDatePicker
    }
  }

  // MARK: - Descriptions

  /// A Boolean value that indicates whether assistive technologies have a description of the view,
  /// need no description, or get it from another element.
  var isDescribed: Bool {
    if accessibility?.isElement == false || self is AccessoryView { return true }
    if hasDescription { return true }
    // A superview, such as a cell, is the element.
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
    // The system describes the parts of these controls, such as segments by their titles.
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
