import Dispatch
import Testing
import os.lock

@Suite("Unfair locks") struct UnfairLockTests {
  @Test("one thread at a time has the lock")
  func exclusion() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 80_000)
  }

  @Test("a lock that another thread has is not available")
  func availability() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    let other = DispatchSemaphore(value: 0)
    let isAvailable = OSAllocatedUnfairLock(initialState: true)
    let queue = DispatchQueue(label: "other")
    queue.async {
      lock.precondition(.notOwner)
      let result = lock.lockIfAvailable()
      isAvailable.withLock { $0 = result }
      other.signal()
    }
    other.wait()
    lock.unlock()
    #expect(!isAvailable.withLock { $0 })
    #expect(lock.withLockIfAvailable { 1 } == 1)
  }

  @Test("the lock of C is a value in memory that the app owns")
  func cLock() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
    #expect(os_unfair_lock_trylock(lock))
  }

  @Test("a thread that locks twice ends the process with the reason")
  func recursion() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("os_unfair_lock: the thread locks a lock that it has; unlock it first."))
  }

  @Test("unlocking a lock that is free ends the process")
  func unlocking() async {
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().unlock() }
  }
}
