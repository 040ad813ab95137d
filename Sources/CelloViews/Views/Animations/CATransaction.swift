import Foundation

/// A group of changes of layers.
///
/// On a simulated clock, changes of layers without views are animated, and a completion block runs
/// when the animations of its transaction have ended. Otherwise changes are applied at once, as with
/// disabled actions, and the block runs when its transaction is committed. Each thread has its own
/// transactions.
open class CATransaction: NSObject {
  /// The settings of a transaction, or the settings outside of all transactions.
  private struct Settings {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    /// The animations of the transaction; `nil` outside of all transactions and without a timeline.
    var group: TransactionGroup?
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

  /// Begins a transaction inside the current transaction, whose settings it inherits.
  open class func begin() {
    let stack = stack
    var settings = Settings(values: stack.settings[stack.settings.count - 1].values)
    if AnimationTimeline.current != nil { settings.group = TransactionGroup() }
    stack.settings.append(settings)
  }

  /// The animations of the transactions that have not been committed.
  static var openGroups: [TransactionGroup] { stacks.value?.settings.compactMap(\.group) ?? [] }

  /// Ends the innermost transaction and calls its completion block. Has no effect without a
  /// matching call of ``begin()``.
  open class func commit() {
    let stack = stack
    guard stack.settings.count > 1, let ended = stack.settings.popLast() else { return }
    if let group = ended.group, let timeline = AnimationTimeline.current {
      group.completion = ended.completion
      group.isCommitted = true
      group.completeIfPossible(on: timeline)
    } else {
      ended.completion?()
    }
  }

  /// Applies pending changes. Has no effect, because no changes are pending.
  open class func flush() {}

  /// Acquires the lock of transactions. Has no effect, because each thread has its own layers.
  open class func lock() {}

  /// Releases the lock of transactions. Has no effect, like ``lock()``.
  open class func unlock() {}

  // MARK: Settings

  /// Returns the duration of animations, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function of animations; `nil`, the default, for linear pacing.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing function of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns a Boolean value that indicates whether actions are disabled; `false` by default.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether actions are disabled.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns the block that runs when the innermost transaction is committed; `nil` for none.
  open class func completionBlock() -> (() -> Void)? { stack.settings.last?.completion }

  /// Sets the block that runs when the innermost transaction is committed.
  ///
  /// A previously set block runs at once, and so does a block that is set outside of all
  /// transactions.
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

  /// Returns a setting of the innermost transaction, by a system key or an app's key; `nil` for
  /// none.
  open class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return stack.settings.last?.values[key]
  }

  /// Sets a setting of the innermost transaction; `nil` removes it.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(anObject as? () -> Void)
      return
    }
    let stack = stack
    stack.settings[stack.settings.count - 1].values[key] = anObject
  }
}

/// The key of the duration of animations, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
