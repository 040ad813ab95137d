internal import CelloRaster

/// The content of a text layer.
struct TextContent {
  /// The text, as a `String` or an `NSAttributedString`.
  var string: Any?
  var font: AnyObject?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = Self.white
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural
  var allowsFontSubpixelQuantization = false

  private static let white = UIColor.white.cgColor

  private var resolvedFont: UIFont {
    let size = fontSize.nonNegative
    if let font = font as? UIFont { return font.withSize(size) }
    let name = (font as? CGFont)?.name ?? (font as? NSString).map { $0 as String }
    if let name, let font = UIFont(name: name, size: size) { return font }
    return .systemFont(ofSize: size)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    // A truncating mode would keep the text on one line.
    if isWrapped { style.lineBreakMode = .byWordWrapping }
    return style
  }

  private var text: NSAttributedString? {
    if let string = string as? NSAttributedString {
      let result = NSMutableAttributedString(attributedString: string)
      let whole = NSRange(location: 0, length: result.length)
      guard whole.length > 0 else { return nil }
      // The layer's alignment and truncation apply to attributed strings as well; its font and
      // color do not.
      if result.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
        result.addAttribute(.paragraphStyle, value: paragraphStyle, range: whole)
      }
      return result
    }
    guard let string = (string as? String) ?? (string as? NSString).map({ $0 as String }),
      !string.isEmpty
    else { return nil }
    let color = foregroundColor.map(UIColor.init(cgColor:)) ?? .clear
    return NSAttributedString(
      string: string,
      attributes: [
        .font: resolvedFont, .foregroundColor: color, .paragraphStyle: paragraphStyle,
      ])
  }

  /// Returns the area of a text on one line, which may be wider than the layer.
  private func lineArea(of size: CGSize, in bounds: CGRect) -> CGRect {
    let excess = size.width - bounds.width
    guard excess > 0 else { return bounds }
    var area = bounds
    // One more point, so that rounding does not break the line.
    area.size.width = size.width + 1
    if alignmentMode == .right { area.origin.x -= excess }
    if alignmentMode == .center { area.origin.x -= excess / 2 }
    return area
  }

  func items(in bounds: CGRect, traits: UITraitCollection) -> [DisplayList.Item] {
    guard let text, bounds.size.width > 0, bounds.size.height > 0 else { return [] }
    var options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
    if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
    let items = CGContext.items {
      traits.performAsCurrent {
        var area = bounds
        if !isWrapped, truncationMode == .none { area = lineArea(of: text.size(), in: bounds) }
        text.draw(with: area, options: options, context: nil)
      }
    }
    return items.isEmpty
      ? [] : [.group(DisplayList.Group(items: items, clip: .rect(bounds)))]
  }
}
