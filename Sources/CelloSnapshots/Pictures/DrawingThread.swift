import Foundation

/// Starts threads with the system's function, which reports failures. Foundation's `Thread` does
/// not.
enum DrawingThread {
  /// The stack size, in bytes. Nested groups require a large stack.
  private static let stackSize = 8 << 20

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread. Returns `false` if the system cannot start it, for example because of a limit
  /// on processes or memory.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { body in
        if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    if status != 0 { body.release() }
    return status == 0
  }
}
