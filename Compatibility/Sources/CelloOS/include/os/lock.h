#ifndef CELLO_OS_LOCK_H
#define CELLO_OS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of one thread, which only this thread may unlock. Zero when it is unlocked.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Locks, and waits until another thread unlocks. The process ends if the thread has the lock already.
void os_unfair_lock_lock(os_unfair_lock_t lock);

/// Locks if the lock is free, and returns whether it does.
bool os_unfair_lock_trylock(os_unfair_lock_t lock);

/// Unlocks. The process ends if the thread doesn't have the lock.
void os_unfair_lock_unlock(os_unfair_lock_t lock);

/// Ends the process if the thread doesn't have the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *lock);

/// Ends the process if the thread has the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock);

#endif
