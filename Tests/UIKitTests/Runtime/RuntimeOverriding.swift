import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingNSUserActivity: NSUserActivity {
  override var activityType: String { super.activityType }
}
