internal import CelloRaster

// Highlighted ranges of a text.
extension UITextView {
  /// The highlighted ranges and their colors, in order.
  final var highlights: [(range: NSRange, color: UIColor)] {
    var result: [(NSRange, UIColor)] = []
    guard !isSecureTextEntry else { return [] }
    ownTextStorage.copied.forEachRun { values, range in
      guard values[.textHighlightStyle] != nil else { return }
      let color = NSAttributedString.TextHighlightColorScheme.color(in: values) ?? tintColor
      if let last = result.last, last.0.location + last.0.length == range.location,
        last.1 == color
      {
        result[result.count - 1].0.length += range.length
      } else {
        result.append((range, color ?? .tintColor))
      }
    }
    return result
  }

  /// Returns a text with the attributes of highlighted ranges added.
  final func withHighlightAttributes(_ text: NSAttributedString) -> NSAttributedString {
    guard let attributes = textHighlightAttributes, !attributes.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    text.forEachRun { values, range in
      if values[.textHighlightStyle] != nil { result.addAttributes(attributes, range: range) }
    }
    return result
  }

  /// Returns the backgrounds of highlighted ranges.
  final func highlightItems(at origin: CGPoint) -> [DisplayList.Item] {
    let highlights = highlights
    guard !highlights.isEmpty else { return [] }
    return CGContext.items(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y)
    ) {
      traitCollection.performAsCurrent {
        let inset = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        for highlight in highlights {
          drawTextHighlightBackground(for: NSTextRange(highlight.range), origin: inset)
        }
      }
    }
  }

  /// Draws rounded backgrounds behind the highlighted parts of a range.
  final func drawHighlight(of textRange: NSTextRange, at origin: CGPoint) {
    guard CGContext.current != nil, origin.isDrawable,
      let start = textRange.location as? TextOffset,
      let end = textRange.endLocation as? TextOffset
    else { return }
    for highlight in highlights {
      let first = max(highlight.range.location, start.offset)
      let last = min(highlight.range.location + highlight.range.length, end.offset)
      guard first < last else { continue }
      highlight.color.withAlphaComponent(HighlightMetrics.alpha).setFill()
      for rect in selectionRects(NSRange(location: first, length: last - first)) {
        let area = rect.offsetBy(
          dx: origin.x - textContainerInset.left, dy: origin.y - textContainerInset.top
        ).insetBy(dx: -HighlightMetrics.outset, dy: 0)
        UIBezierPath(roundedRect: area, cornerRadius: HighlightMetrics.cornerRadius).fill()
      }
    }
  }
}

/// Chosen: Apple publishes no figures.
private enum HighlightMetrics {
  static let alpha: CGFloat = 0.3
  /// The distance by which the background extends beyond the text at each end, in points.
  static let outset: CGFloat = 2
  static let cornerRadius: CGFloat = 4
}
