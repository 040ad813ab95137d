// The lock is a futex with priority inheritance: the kernel defines that its value is 0 or the owner's thread, with a bit for
// waiting threads (man 2 futex, FUTEX_LOCK_PI). So the owner is known, and the kernel is asked only if two threads meet.
#define _GNU_SOURCE
#include "os/lock.h"

#include <errno.h>
#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static uint32_t current_thread(void) { return (uint32_t)syscall(SYS_gettid); }

static bool exchange(os_unfair_lock_t lock, uint32_t expected, uint32_t desired, int order) {
  return __atomic_compare_exchange_n(
    &lock->_os_unfair_lock_opaque, &expected, desired, false, order, __ATOMIC_RELAXED);
}

static bool is_owner(const os_unfair_lock *lock) {
  return (__atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) & FUTEX_TID_MASK) == current_thread();
}

static void stop(const char *sentence) {
  fprintf(stderr, "os_unfair_lock: %s\n", sentence);
  abort();
}

// Asks the kernel, and asks again if a signal interrupts it.
static void ask(os_unfair_lock_t lock, int operation) {
  while (syscall(SYS_futex, &lock->_os_unfair_lock_opaque, operation, 0, NULL, NULL, 0) != 0) {
    if (errno != EINTR && errno != EAGAIN) stop(strerror(errno));
  }
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  if (exchange(lock, 0, current_thread(), __ATOMIC_ACQUIRE)) return;
  if (is_owner(lock)) stop("the thread locks a lock that it has; unlock it first.");
  ask(lock, FUTEX_LOCK_PI_PRIVATE);
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  return exchange(lock, 0, current_thread(), __ATOMIC_ACQUIRE);
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  if (exchange(lock, current_thread(), 0, __ATOMIC_RELEASE)) return;
  os_unfair_lock_assert_owner(lock);
  ask(lock, FUTEX_UNLOCK_PI_PRIVATE);
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  if (!is_owner(lock)) stop("the thread doesn't have the lock; lock it first.");
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  if (is_owner(lock)) stop("the thread has the lock; unlock it first.");
}
