import CelloRaster
import CelloSnapshots
import UIKit

// Issues of the views that users touch: their size, their labels and clipping.

extension AccessibilityAudit {
  func issues(
    of target: RecordedView.Target, at position: Int
  ) -> [AccessibilityAuditIssue] {
    let frame = views[position].frame
    let area = visibleArea(of: position)
    guard frame.width > 0, frame.height > 0, area.intersects(frame) else { return [] }
    var issues: [AccessibilityAuditIssue] = []
    let least = RecordedView.Target.leastLength
    let isNarrow = target.size.width < least && !target.hasSystemWidth
    let isLow = target.size.height < least && !target.hasSystemHeight
    if isNarrow || isLow {
      let figure = "\(printed(target.size.width)) × \(printed(target.size.height))"
      issues.append(
        issue(
          .hitRegion, position, of: (nil, frame), figure: figure,
          "has a touch target of \(figure) points",
          advice: "Fingers need \(printed(least)) × \(printed(least))."))
    }
    if !target.isDescribed {
      issues.append(
        issue(
          .sufficientElementDescription, position, of: (nil, frame), "has no accessibility label",
          advice: "Set accessibilityLabel."))
    }
    if area.excess(of: frame) > 1, !views[position].isScrolled {
      issues.append(
        issue(
          .contentClipped, position, of: (nil, frame), "is cut off",
          advice: "Give it more room, or let its superview not clip."))
    }
    return issues
  }
}
