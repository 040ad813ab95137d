import Foundation

/// A group of changes of layers.
///
/// Changes take place at once, as with disabled actions: durations and timing are stored, but change
/// no picture, and a completion block runs when its transaction is committed. Each thread has its
/// own transactions.
open class CATransaction: NSObject {
  /// What has been set in one transaction, or outside of all of them.
  private struct Settings {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
  }

  private final class Stack {
    var settings = [Settings()]
  }

  private static let stacks = ThreadSpecific<Stack>()

  private static var stack: Stack {
    if let stack = stacks.value { return stack }
    let stack = Stack()
    stacks.value = stack
    return stack
  }

  // MARK: Beginning and committing

  /// Begins a transaction, inside the current one, whose settings it starts with.
  open class func begin() {
    let stack = stack
    stack.settings.append(Settings(values: stack.settings[stack.settings.count - 1].values))
  }

  /// Ends the innermost transaction and calls its completion block. Has no effect without a call of
  /// ``begin()``.
  open class func commit() {
    let stack = stack
    guard stack.settings.count > 1, let ended = stack.settings.popLast() else { return }
    ended.completion?()
  }

  /// Has no effect, because no changes are pending.
  open class func flush() {}

  /// Has no effect: the layers of a thread belong to it.
  open class func lock() {}

  /// Has no effect, as ``lock()``.
  open class func unlock() {}

  // MARK: Settings

  /// The duration of animations, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the duration of animations, in seconds. It changes no picture.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pace of animations. It changes no picture.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes of properties are not animated; `false` by default. They never are.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// The block that runs when the innermost transaction is committed.
  open class func completionBlock() -> (() -> Void)? { stack.settings.last?.completion }

  /// Sets the block that runs when the innermost transaction is committed.
  ///
  /// A block that was set before runs at once, as does one that is set outside of all transactions.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let stack = stack
    let index = stack.settings.count - 1
    guard index > 0 else {
      block?()
      return
    }
    let former = stack.settings[index].completion
    stack.settings[index].completion = block
    former?()
  }

  /// A setting of the innermost transaction, by a key of the system or of the app.
  open class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return stack.settings.last?.values[key]
  }

  /// Sets or, with `nil`, removes a setting of the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
      return
    }
    let stack = stack
    stack.settings[stack.settings.count - 1].values[key] = anObject
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
