import Dispatch

/// Runs a task on the main thread, also where it is isolated to no actor and where it resumes.
///
/// Swift's default executor resumes every task on a thread of its own, and waits forever if the
/// system refuses it one.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    DispatchQueue.main.async { job.runSynchronously(on: executor) }
  }
}
