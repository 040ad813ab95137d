import Testing
import UIKit

struct CATransactionTests {
  @Test("settings hold inside their transaction, and completion blocks run at its end")
  func nesting() {
    var log: [String] = []
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { log.append("inner") }
    #expect(CATransaction.animationDuration() == 2)
    #expect(log == [])
    CATransaction.commit()
    #expect(log == ["inner"])
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(log == ["inner", "outer"])
    #expect(!CATransaction.disableActions())
    // There are more commits than begins.
    CATransaction.commit()
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test("a block that is replaced, or set outside of a transaction, runs at once")
  func replacedBlocks() {
    var log: [String] = []
    CATransaction.setCompletionBlock { log.append("outside") }
    #expect(log == ["outside"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    CATransaction.setValue({ log.append("second") }, forKey: kCATransactionCompletionBlock)
    #expect(log == ["outside", "first"])
    CATransaction.commit()
    #expect(log == ["outside", "first", "second"])
  }

  @Test("values of an app's own are kept, and read through the system's keys")
  func values() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(7, forKey: "mine")
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.value(forKey: "mine") as? Int == 7)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(nil, forKey: "mine")
    #expect(CATransaction.value(forKey: "mine") == nil)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
    #expect(
      CATransaction.animationTimingFunction()
        == CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1))
  }

  @Test("the curve of a timing function has four points")
  func timingFunctions() {
    let function = CAMediaTimingFunction(name: .easeIn)
    let points = [-1, 0, 1, 2, 3, 9].map { index in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 2) { memory in
        function.getControlPoint(at: index, values: memory.baseAddress!)
        return [memory[0], memory[1]]
      }
    }
    #expect(points == [[0, 0], [0, 0], [0.42, 0], [1, 1], [1, 1], [1, 1]])
    #expect(
      CAMediaTimingFunction(name: .init(rawValue: "unknown"))
        == CAMediaTimingFunction(name: .default))
  }
}
