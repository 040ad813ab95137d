internal import Synchronization

// Declarations of Darwin that apps use without importing it. A file that imports CDispatch uses the constants of that module.

/// The number of nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
@_disfavoredOverload public let MSEC_PER_SEC: UInt64 = 1_000

/// Adds 1 to a number that several threads change, and returns the result.
@available(*, deprecated, message: "Use Atomic of the module Synchronization, or a lock.")
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  AtomicNumbers.add(1, to: theValue)
}

/// Subtracts 1 from a number that several threads change, and returns the result.
@available(*, deprecated, message: "Use Atomic of the module Synchronization, or a lock.")
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  AtomicNumbers.add(-1, to: theValue)
}

private enum AtomicNumbers {
  /// An atomic number has the layout of its value.
  static func add(_ amount: Int32, to pointer: UnsafeMutablePointer<Int32>) -> Int32 {
    pointer.withMemoryRebound(to: Atomic<Int32>.self, capacity: 1) {
      $0.pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
    }
  }
}
