import CelloRaster
import UIKit

/// Glyphs that are drawn at once, as a part of a text of a view.
struct AuditedText {
  /// The place of the view among those that were recorded.
  var view: Int
  /// The place of the text among those of its view; `nil` for glyphs that an app draws.
  var text: Int?
  var drawn: DrawnText
  /// `nil` if nothing of it is in the picture, or if it has not been measured.
  var visibility: TextVisibility?
  /// The part of the ink that is in the picture and not clipped; null if there is none.
  var visibleInk: CGRect

  /// - Parameter picture: the bounds of the picture.
  init(_ drawn: DrawnText, of view: RecordedView, at place: Int, in picture: CGRect) {
    self.view = place
    self.drawn = drawn
    let middle = CGRect(x: drawn.ink.midX, y: drawn.ink.midY, width: 0, height: 0)
    text = view.texts.indices.min { left, right in
      func distance(_ index: Int) -> CGFloat { max(view.texts[index].frame.excess(of: middle), 0) }
      return distance(left) < distance(right)
    }
    visibleInk = drawn.ink.intersection(picture).intersection(drawn.clip ?? picture)
  }

  /// - Parameter list: the picture without texts.
  mutating func measureVisibility(
    of view: RecordedView, over list: DisplayList, scale: CGFloat, background: Color?
  ) {
    let isDirect = drawn.place.count == view.groups.count + 1
    visibility = TextVisibility(
      of: drawn, before: isDirect ? view.items.upperBound : nil, over: list, scale: scale,
      background: background)
  }

  /// Text that is hidden altogether is not meant to be seen.
  var isVisible: Bool { !visibleInk.isNull && (visibility?.coveredShare ?? 0) < 0.95 }

  /// As WCAG 2 defines it; the system font's letters are set 3 % smaller than asked for.
  var isLarge: Bool { drawn.size >= (drawn.isBold ? 14 : 18) * 0.96 }

  /// Whether letters are over letters; those of neighboring lines may reach a bit into each other.
  func overlaps(_ other: AuditedText) -> Bool {
    let common = visibleInk.intersection(other.visibleInk)
    guard !common.isNull, common.width > 1 else { return false }
    return common.height > max(1, 0.25 * min(visibleInk.height, other.visibleInk.height))
  }
}
