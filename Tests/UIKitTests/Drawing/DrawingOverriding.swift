import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIBezierPath: UIBezierPath {
  override var cgPath: CGPath {
    get { super.cgPath }
    set { super.cgPath = newValue }
  }
}

private class OverridingUIGraphicsRendererContext: UIGraphicsRendererContext {
  override var cgContext: CGContext { super.cgContext }
}
