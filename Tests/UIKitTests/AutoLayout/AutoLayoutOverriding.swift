import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingNSLayoutConstraint: NSLayoutConstraint {
  override class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    super.constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
  override var relation: NSLayoutConstraint.Relation { super.relation }
  override var multiplier: CGFloat { super.multiplier }
}
