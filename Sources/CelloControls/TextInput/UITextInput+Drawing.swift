package import CelloRaster

// The insertion point and the selection of edited views.

extension EditableText {
  /// Returns the range in the shown text for a range of UTF-16 code units. The shown text of a
  /// secure field has one dot for each character.
  package func shown(_ range: NSRange, isSecure: Bool) -> NSRange {
    let range = clamped(range)
    guard isSecure else { return range }
    let start = text(in: NSRange(location: 0, length: range.location)).count
    return NSRange(location: start, length: text(in: range).count)
  }
}

extension UIView {
  /// Returns the frame of an insertion point on whole pixels, in the coordinates of the view. It is
  /// centered on its position, but before the first letter of a line it does not cover the letter.
  ///
  /// - Parameters:
  ///   - caret: The caret, without a width, in the coordinates of the area; `nil` for a text
  ///     without lines.
  ///   - area: The area of the text, in the coordinates of the view.
  package func insertionPointRect(_ caret: CGRect?, in area: CGRect) -> CGRect {
    let grid = traitCollection.pixelGrid
    let caret = caret ?? .zero
    let width = SelectionMetrics.insertionPointWidth
    var x = max(min(area.minX + caret.minX, area.maxX), area.minX)
    if isRightToLeft ? x >= area.maxX : x <= area.minX {
      x -= isRightToLeft ? 0 : width
    } else {
      x -= width / 2
    }
    let top = grid.rounded(area.minY + caret.minY)
    return CGRect(
      x: grid.rounded(x), y: top, width: width,
      height: grid.rounded(area.minY + caret.maxY) - top)
  }

  package func insertionPointItem(_ rect: CGRect, at origin: CGPoint) -> DisplayList.Item {
    .fill(
      .rect(rect.offsetBy(dx: origin.x, dy: origin.y)),
      (tintColor as UIColor).color(in: traitCollection))
  }

  /// Returns the item of the color behind selected characters.
  package func selectionItem(_ rect: CGRect, at origin: CGPoint) -> DisplayList.Item {
    let grid = traitCollection.pixelGrid
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    let (left, top) = (grid.rounded(rect.minX), grid.rounded(rect.minY))
    let color = (tintColor as UIColor).withAlphaComponent(SelectionMetrics.selectionAlpha)
    return .fill(
      .rect(
        CGRect(
          x: left, y: top, width: grid.rounded(rect.maxX) - left,
          height: grid.rounded(rect.maxY) - top)), color.color(in: traitCollection))
  }
}

/// Metrics of the selection. Chosen, because no public values are known.
private enum SelectionMetrics {
  /// The width in points.
  static let insertionPointWidth: CGFloat = 2
  /// The opacity of the tint color behind selected characters.
  static let selectionAlpha: CGFloat = 0.2
}
