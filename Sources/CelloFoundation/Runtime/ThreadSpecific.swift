#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An object for each thread, which is released when the thread ends.
package struct ThreadSpecific<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Creates a thread-specific key without values. Keys are never deleted, so create them once.
  package init() {
    var key = pthread_key_t()
    let code = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
    precondition(
      code == 0, "The process has used up its thread-specific keys; it can make no more.")
    self.key = key
  }

  package var value: Value? {
    get {
      pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      let former = pthread_getspecific(key)
      pthread_setspecific(
        key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      if let former { Unmanaged<Value>.fromOpaque(former).release() }
    }
  }
}
