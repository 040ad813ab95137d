import Synchronization
import Testing

@testable import CelloSnapshots

/// Drawing threads.
@MainActor struct WorkerPoolTests {
  /// Returns a pool that cannot start the `limit`-th and later threads, as with a limit on
  /// processes.
  private func pool(limit: Int) -> WorkerPool {
    var count = 0
    return WorkerPool(threadCount: 8) { body in
      count += 1
      return count <= limit && DrawingThread.start(body)
    }
  }

  @Test(
    "if threads are refused, the started threads or the main actor do the work",
    arguments: [0, 1, 7, 8, 9])
  func fewerThreads(limit: Int) async {
    let pool = pool(limit: limit)
    #expect(pool.threadCount == min(limit, 8))
    var futures: [Future<Int>] = []
    // The number of jobs exceeds the capacity of the queue.
    for number in 0..<2000 {
      if pool.isFull { await pool.waitForCapacity() }
      futures.append(pool.result { _ in number * number })
    }
    #expect(await futures.values() == (0..<2000).map { $0 * $0 })
  }

  @Test("a thread and the main actor reuse their bitmap", arguments: [0, 1])
  func ownBitmap(limit: Int) async {
    let pool = pool(limit: limit)
    for width in 1...3 {
      let future = pool.result { worker in
        let before = worker.bitmap.width
        worker.bitmap = Bitmap(width: width, height: 1)
        return before
      }
      #expect(await future.value == width - 1)
    }
  }
}
