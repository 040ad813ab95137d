/// A value that is available immediately or later.
public struct Async<Value> {
  /// Calls a closure once with the value when it is available, on any thread.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void

  /// Creates a value that is available when a closure provides it.
  ///
  /// - Parameter run: a closure that calls its argument once with the value, immediately or later,
  ///   on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available immediately.
  public init(value: Value) { run = { $0(value) } }

  /// Returns a value that is available at the same time and results from transforming this value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
