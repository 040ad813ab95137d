import Foundation
import ObjectiveC

// An extension with a stored value as apps have it.

nonisolated(unsafe) private var noteKey: UInt8 = 0

extension NSObject {
  var note: String? {
    get { objc_getAssociatedObject(self, &noteKey) as? String }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
