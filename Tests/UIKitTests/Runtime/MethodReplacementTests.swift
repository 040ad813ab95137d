import CelloFoundation
import Testing
import UIKit

struct MethodReplacementTests {
  private protocol Replacing {
    func replace() -> [Bool]
  }

  /// Replaces methods as libraries do.
  private struct Replacement: Replacing {
    @available(*, deprecated) func replace() -> [Bool] {
      let name = Selector("didMoveToWindow")
      let method = class_getInstanceMethod(UIView.self, name)
      let other = class_getClassMethod(UIView.self, name)
      if let method, let other { method_exchangeImplementations(method, other) }
      return [
        method == nil, other == nil, class_getMethodImplementation(UIView.self, name) == nil,
      ]
    }
  }

  @Test("there are no methods to replace, and a warning names each of them")
  func replacement() {
    let replacement: any Replacing = Replacement()
    #expect(replacement.replace() == [true, true, true])
    #expect(
      MethodReplacement.log.sentences.contains(
        "class_getInstanceMethod: the method didMoveToWindow of UIView cannot be replaced or added, "
          + "because there is no Objective-C runtime on Linux."))
  }
}
