import Foundation
import Synchronization

/// Threads that draw, encode and compare pictures while the main actor lays out further cases.
///
/// The pool uses threads instead of tasks, so that their number can be chosen. Each thread has its
/// own renderer and bitmap, whose memory is reused. Jobs are started in the order in which they
/// were submitted. If the system cannot start all threads, the started threads perform the work, or
/// the main actor if there are none.
final class WorkerPool: Sendable {
  typealias Job = @Sendable (PictureRenderer) -> Void

  private struct Queue {
    var jobs: [Job] = []
    /// The number of `jobs` that have been started.
    var takenCount = 0
    /// The callers that wait for free space.
    var waiting: [CheckedContinuation<Void, Never>] = []

    var count: Int { jobs.count - takenCount }
  }

  /// This class is separate from the pool, so that the threads do not retain the pool.
  private final class Shared: Sendable {
    let queue = Mutex(Queue())
    let available = DispatchSemaphore(value: 0)
    let capacity: Int

    init(capacity: Int) { self.capacity = capacity }

    func next() -> Job? {
      available.wait()
      let (job, waiting) = queue.withLock { queue -> (Job?, [CheckedContinuation<Void, Never>]) in
        guard queue.count > 0 else { return (nil, []) }
        let job = queue.jobs[queue.takenCount]
        queue.takenCount += 1
        if queue.takenCount >= 1024 {
          queue.jobs.removeFirst(queue.takenCount)
          queue.takenCount = 0
        }
        guard queue.count <= capacity / 2, !queue.waiting.isEmpty else { return (job, []) }
        defer { queue.waiting.removeAll() }
        return (job, queue.waiting)
      }
      for continuation in waiting { continuation.resume() }
      return job
    }
  }

  private let shared: Shared
  /// The number of running threads.
  let threadCount: Int

  /// The renderer for jobs on the main actor, if no thread could be started.
  private let ownWorker = Mutex<PictureRenderer?>(nil)

  /// Creates a pool.
  ///
  /// - Parameters:
  ///   - threadCount: the requested number of threads; values below 1 request one thread.
  ///   - start: starts a thread and returns `true` if it was started.
  init(
    threadCount: Int, start: (@escaping @Sendable () -> Void) -> Bool = DrawingThread.start
  ) {
    let wanted = max(threadCount, 1)
    let shared = Shared(capacity: 64 * wanted)
    var startedCount = 0
    while startedCount < wanted {
      let isStarted = start {
        let worker = PictureRenderer()
        while let job = shared.next() { job(worker) }
      }
      guard isStarted else { break }
      startedCount += 1
    }
    self.shared = shared
    self.threadCount = startedCount
  }

  deinit {
    for _ in 0..<threadCount { shared.available.signal() }
  }

  /// Submits a job. A caller that submits many jobs waits for free space before each job.
  @MainActor func submit(_ job: @escaping Job) {
    guard threadCount > 0 else {
      ownWorker.withLock { worker in
        if worker == nil { worker = PictureRenderer() }
        if let worker { job(worker) }
      }
      return
    }
    shared.queue.withLock { $0.jobs.append(job) }
    shared.available.signal()
  }

  /// A Boolean value that indicates whether the queue is full, so that no further pictures should
  /// be kept in memory.
  var isFull: Bool { shared.queue.withLock { $0.count >= shared.capacity } }

  /// Waits until half of the queue is free if the queue is full.
  ///
  /// Calling an asynchronous function takes longer than most jobs, so check ``isFull`` first.
  @MainActor func waitForCapacity() async {
    await withCheckedContinuation { continuation in
      let hasCapacity = shared.queue.withLock { queue in
        guard queue.count >= shared.capacity else { return true }
        queue.waiting.append(continuation)
        return false
      }
      if hasCapacity { continuation.resume() }
    }
  }

  /// Submits a job and returns its future result.
  @MainActor func result<Value: Sendable>(
    _ job: @escaping @Sendable (PictureRenderer) -> Value
  ) -> Future<Value> {
    let future = Future<Value>()
    submit { future.fulfill(job($0)) }
    return future
  }
}

extension Sequence {
  /// Returns the values of the futures.
  ///
  /// Jobs are started in the order in which they were submitted. When the last value is available,
  /// most other values are available too, so the main actor is resumed only a few times.
  @MainActor func values<Value>() async -> [Value] where Element == Future<Value> {
    let futures = Array(self)
    _ = await futures.last?.value
    var values: [Value] = []
    values.reserveCapacity(futures.count)
    for future in futures {
      if let value = future.finished {
        values.append(value)
      } else {
        values.append(await future.value)
      }
    }
    return values
  }
}

/// A value that a thread is computing.
final class Future<Value: Sendable>: Sendable {
  private enum State {
    case waiting([CheckedContinuation<Value, Never>])
    case done(Value)

    var value: Value? {
      guard case .done(let value) = self else { return nil }
      return value
    }
  }

  private let state: Mutex<State>

  init() { state = Mutex(.waiting([])) }

  /// Creates a future with an available value.
  init(_ value: Value) { state = Mutex(.done(value)) }

  func fulfill(_ value: Value) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      guard case .waiting(let waiting) = state else { return [] }
      state = .done(value)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  /// The value, if it is available; otherwise `nil`.
  var finished: Value? { state.withLock(\.value) }

  @MainActor var value: Value {
    get async {
      if let finished { return finished }
      return await withCheckedContinuation { continuation in
        let value = state.withLock { state -> Value? in
          if case .waiting(let others) = state { state = .waiting(others + [continuation]) }
          return state.value
        }
        if let value { continuation.resume(returning: value) }
      }
    }
  }
}
