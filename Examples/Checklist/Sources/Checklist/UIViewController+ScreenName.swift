import UIKit

extension UIViewController {
  /// The name with which the screen is counted. View controllers override it.
  @objc var screenName: String { "Screen" }
}

extension NSObject {
  /// Removes what the object contains, and returns the number of things.
  @objc func removeContents() -> Int { 0 }
}
