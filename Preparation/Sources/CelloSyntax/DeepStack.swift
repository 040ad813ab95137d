import Foundation

/// The size of the stack for the deepest trees, in bytes. The parser and a visitor need some 20 KB for a level in a debug build.
private let stackSize = 128 << 20

/// Runs a closure on a thread whose stack suffices for the deepest trees, and returns its result.
///
/// If there can be no further thread, the closure runs on the current one.
public func withDeepStack<Result>(_ body: () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    var result: Result?
    let call = Call { result = body() }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(call)
    let status = pthread_create(
      &thread, &attributes,
      { context in
        context.map { Unmanaged<Call>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    if status == 0 {
      pthread_join(thread, nil)
    } else {
      context.release()
    }
    return result ?? body()
  }
}

/// A closure for a thread.
private final class Call {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
