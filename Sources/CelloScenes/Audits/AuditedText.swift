import CelloRaster
import UIKit

/// Glyphs that are drawn in one operation, as a part of a text of a view.
struct AuditedText {
  /// The index of the view among the recorded views.
  var view: Int
  /// The index of the text among the texts of its view; `nil` for glyphs that an app draws.
  var text: Int?
  var drawn: DrawnText
  /// The visibility of the text; `nil` if no part of it is in the picture, or if it has not been
  /// measured.
  var visibility: TextVisibility?
  /// The part of the ink that is inside the picture and not clipped; null if there is none.
  var visibleInk: CGRect

  /// Creates a text whose visibility has not been measured.
  ///
  /// - Parameters:
  ///   - drawn: the glyphs.
  ///   - view: the view that draws the glyphs.
  ///   - place: the index of the view among the recorded views.
  ///   - picture: the bounds of the picture.
  init(_ drawn: DrawnText, of view: RecordedView, at position: Int, in picture: CGRect) {
    self.view = position
    self.drawn = drawn
    let middle = CGRect(x: drawn.ink.midX, y: drawn.ink.midY, width: 0, height: 0)
    text = view.texts.indices.min { left, right in
      func distance(_ index: Int) -> CGFloat { max(view.texts[index].frame.excess(of: middle), 0) }
      return distance(left) < distance(right)
    }
    visibleInk = drawn.ink.intersection(picture).intersection(drawn.clip ?? picture)
  }

  /// Measures the contrast of the text, and the part of it that is covered.
  ///
  /// - Parameter list: the display list of the picture without texts.
  mutating func measureVisibility(
    of view: RecordedView, over list: DisplayList, scale: CGFloat, background: Color?
  ) {
    let isDirect = drawn.position.count == view.groups.count + 1
    visibility = TextVisibility(
      of: drawn, before: isDirect ? view.items.upperBound : nil, over: list, scale: scale,
      background: background)
  }

  /// A Boolean value that indicates whether the text can be seen. Text that is completely covered
  /// is considered to be hidden intentionally.
  var isVisible: Bool { !visibleInk.isNull && (visibility?.coveredShare ?? 0) < 0.95 }

  /// A Boolean value that indicates whether the text is large as defined by WCAG 2. The limits are
  /// reduced by 4 % because the letters of the system font are set 3 % smaller than requested.
  var isLarge: Bool { drawn.size >= (drawn.isBold ? 14 : 18) * 0.96 }

  /// Returns a Boolean value that indicates whether the letters of both texts overlap. A small
  /// overlap is allowed, because the letters of adjacent lines can overlap slightly.
  func overlaps(_ other: AuditedText) -> Bool {
    let common = visibleInk.intersection(other.visibleInk)
    guard !common.isNull, common.width > 1 else { return false }
    return common.height > max(1, 0.25 * min(visibleInk.height, other.visibleInk.height))
  }
}
