import Foundation
import Synchronization

/// Threads that draw, encode and compare while the main actor lays out what comes next.
///
/// Real threads, not tasks, so that any number of them can be asked for. Each has a renderer and a
/// bitmap of its own, whose memory it reuses. Jobs are taken in the order in which they were
/// submitted. Where the system refuses threads, those that could be started do the work, or else
/// the main actor itself.
final class WorkerPool: Sendable {
  typealias Job = @Sendable (PictureRenderer) -> Void

  private struct Queue {
    var jobs: [Job] = []
    /// How many of `jobs` were taken already.
    var takenCount = 0
    /// Who waits for room.
    var waiting: [CheckedContinuation<Void, Never>] = []

    var count: Int { jobs.count - takenCount }
  }

  /// Apart from the pool, so that the threads do not keep the pool alive.
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
  /// The number of threads that work.
  let threadCount: Int

  /// For jobs that the main actor does itself because no thread could be started.
  private let ownWorker = Mutex<PictureRenderer?>(nil)

  /// - Parameters:
  ///   - threadCount: the number of threads wanted, at least one.
  ///   - start: starts a thread; returns whether it could.
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

  /// Submits a job. Callers that submit many jobs wait for room before each of them.
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

  /// Whether no more pictures should wait in memory.
  var isFull: Bool { shared.queue.withLock { $0.count >= shared.capacity } }

  /// Waits until half of the queue is free, if it is full.
  ///
  /// Calling an asynchronous function takes longer than most jobs, so ask ``isFull`` before.
  @MainActor func waitForRoom() async {
    await withCheckedContinuation { continuation in
      let hasRoom = shared.queue.withLock { queue in
        guard queue.count >= shared.capacity else { return true }
        queue.waiting.append(continuation)
        return false
      }
      if hasRoom { continuation.resume() }
    }
  }

  /// Runs a job and returns what it will have made.
  @MainActor func result<Value: Sendable>(
    _ job: @escaping @Sendable (PictureRenderer) -> Value
  ) -> Future<Value> {
    let future = Future<Value>()
    submit { future.fulfill(job($0)) }
    return future
  }
}

extension Sequence {
  /// The values of futures.
  ///
  /// Threads take jobs in the order in which they were submitted. When the last value is there, so
  /// are most others, and the main actor is resumed a few times instead of once for each.
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

/// A value that a thread is still making.
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

  /// A value that is there already.
  init(_ value: Value) { state = Mutex(.done(value)) }

  func fulfill(_ value: Value) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      guard case .waiting(let waiting) = state else { return [] }
      state = .done(value)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  /// The value, if it is there already.
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
