import CelloRaster
import CelloSnapshots
import UIKit

/// Finds accessibility issues in a picture, from its views and its display list.
struct AccessibilityAudit: Sendable {
  var list: DisplayList
  /// The views of the picture; each view follows its superview.
  var views: [RecordedView]
  /// The scale of the picture, in pixels per point.
  var scale: CGFloat
  /// The color behind the picture; `nil` for a transparent background.
  var background: Color?

  /// Returns the issues of the given kinds, for each view in drawing order.
  func issues(of types: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
    let texts =
      types.isDisjoint(with: Self.textTypes)
      ? [] : texts(measuresVisibility: !types.isDisjoint(with: Self.visibilityTypes))
    var issues: [AccessibilityAuditIssue] = []
    for position in views.indices {
      let own = texts.filter { $0.view == position }
      var found =
        missingGlyphs(in: position, own) + missingSymbols(in: position)
        + clippedTexts(in: position, own)
        + overlappedTexts(own, among: texts) + lowContrasts(in: position, own)
      if let target = views[position].target {
        found += self.issues(of: target, at: position)
      }
      issues += found.filter { types.contains($0.auditType) }
    }
    return issues
  }

  private static let textTypes: AccessibilityAuditType = [
    .missingGlyph, .textClipped, .contentOverlapped, .contrast,
  ]
  private static let visibilityTypes: AccessibilityAuditType = [.contentOverlapped, .contrast]

  func issue(
    _ type: AccessibilityAuditType, _ position: Int, of subject: (text: String?, frame: CGRect),
    figure: String? = nil, _ description: String, advice: String
  ) -> AccessibilityAuditIssue {
    let path = views[position].path
    return AccessibilityAuditIssue(
      type, view: path.isEmpty ? "view" : path, text: subject.text, frame: subject.frame,
      figure: figure, description, advice: advice)
  }

  /// Returns the part of the picture in which a view can be visible, in points.
  func visibleArea(of position: Int) -> CGRect {
    var area = CGRect(origin: .zero, size: list.size)
    var ancestor = views[position].parent
    while let parent = ancestor {
      if views[parent].clipsToBounds { area = area.intersection(views[parent].frame) }
      ancestor = views[parent].parent
    }
    return area
  }
}

extension CGRect {
  /// Returns the distance by which a rectangle extends beyond this rectangle, in points; negative
  /// if it is inside with a margin on each side.
  func excess(of rect: CGRect) -> CGFloat {
    max(minX - rect.minX, rect.maxX - maxX, minY - rect.minY, rect.maxY - maxY)
  }
}
