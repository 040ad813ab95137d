import Dispatch

/// Runs a task on the main thread, even if the task is not isolated to an actor.
///
/// Swift's default executor resumes tasks on other threads, and waits forever if the system cannot
/// create one.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    DispatchQueue.main.async { job.runSynchronously(on: executor) }
  }
}
