import Testing
import UIKit

struct ObjectLockTests {
  private final class Value {}
  private final class Flag: @unchecked Sendable { var isSet = false }

  @Test("a thread can lock an object several times, and unlocks it as often")
  func recursion() {
    let value = Value()
    #expect(objc_sync_enter(value) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_enter(value) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(value) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(value) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(value) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test("an object that another thread has locked is unlocked by that thread only")
  func ownership() {
    let value = Value()
    let (locked, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let unlocking = DispatchSemaphore(value: 0)
    let flag = Flag()
    nonisolated(unsafe) let object = value
    Thread {
      objc_sync_enter(object)
      locked.signal()
      unlocking.wait()
      flag.isSet = true
      objc_sync_exit(object)
      done.signal()
    }.start()
    locked.wait()
    #expect(objc_sync_exit(value) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    // Another object is free.
    #expect(objc_sync_enter(Value.self) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(Value.self) == OBJC_SYNC_SUCCESS)
    unlocking.signal()
    objc_sync_enter(value)
    #expect(flag.isSet)
    objc_sync_exit(value)
    done.wait()
  }

  @Test("the process is no app of a Mac")
  func platforms() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }
}
