/// A value that is available now or later.
public struct Async<Value> {
  /// Calls a closure once, when the value is available.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void

  /// - Parameter run: calls its argument once, now or later, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is available now.
  public init(value: Value) { run = { $0(value) } }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
