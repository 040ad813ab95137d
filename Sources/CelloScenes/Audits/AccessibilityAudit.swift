import CelloRaster
import CelloSnapshots
import UIKit

/// Looks for accessibility issues in a picture, from the views and the display list that it was
/// drawn with.
struct AccessibilityAudit: Sendable {
  var list: DisplayList
  /// Superviews before their subviews.
  var views: [RecordedView]
  /// Pixels per point.
  var scale: CGFloat
  /// Painted under everything; `nil` for nothing.
  var background: Color?

  /// The issues of the given types, view by view in drawing order.
  func issues(of types: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
    let texts =
      types.isDisjoint(with: Self.textTypes)
      ? [] : texts(measuresVisibility: !types.isDisjoint(with: Self.visibilityTypes))
    var issues: [AccessibilityAuditIssue] = []
    for place in views.indices {
      let own = texts.filter { $0.view == place }
      var found =
        missingGlyphs(in: place, own) + clippedTexts(in: place, own)
        + overlappedTexts(own, among: texts) + lowContrasts(in: place, own)
      if let target = views[place].target {
        found += self.issues(of: target, at: place)
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
    _ type: AccessibilityAuditType, _ place: Int, of subject: (text: String?, frame: CGRect),
    figure: String? = nil, _ description: String, advice: String
  ) -> AccessibilityAuditIssue {
    let path = views[place].path
    return AccessibilityAuditIssue(
      type, view: path.isEmpty ? "view" : path, text: subject.text, frame: subject.frame,
      figure: figure, description, advice: advice)
  }

  /// The part of the picture in which a view can be seen.
  func visibleArea(of place: Int) -> CGRect {
    var area = CGRect(origin: .zero, size: list.size)
    var ancestor = views[place].parent
    while let parent = ancestor {
      if views[parent].clipsToBounds { area = area.intersection(views[parent].frame) }
      ancestor = views[parent].parent
    }
    return area
  }
}

extension CGRect {
  /// How far a rectangle reaches out of this one, in points; negative if it is well inside.
  func excess(of rect: CGRect) -> CGFloat {
    max(minX - rect.minX, rect.maxX - maxX, minY - rect.minY, rect.maxY - maxY)
  }
}
