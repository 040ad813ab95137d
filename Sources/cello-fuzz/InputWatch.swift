import Foundation
import Synchronization

/// The limits of an input. Chosen: a hundred times the values of the slowest input of the corpus
/// under AddressSanitizer, so that only hangs and unlimited growth exceed them.
enum InputLimits {
  /// The limit of processor time, in seconds. The limit of elapsed time is ten times as long.
  static let seconds = 20
  /// The memory limit of the process, in megabytes.
  static let megabytes = 3_072
}

/// Terminates the process if an input exceeds the limits. A separate thread checks them ten times
/// per second.
final class InputWatch: Sendable {
  private struct Running {
    var name: String
    var started: ContinuousClock.Instant
    var computedBefore: Double
  }

  private let running = Mutex<Running?>(nil)
  private let fail: @Sendable (_ reason: String, _ name: String) -> Never

  init(fail: @escaping @Sendable (_ reason: String, _ name: String) -> Never) {
    self.fail = fail
    Thread { while true { self.check() } }.start()
  }

  func begin(_ name: String) {
    let input = Running(name: name, started: .now, computedBefore: Self.computedSeconds)
    running.withLock { $0 = input }
  }

  func end() { running.withLock { $0 = nil } }

  private func check() {
    usleep(100_000)
    guard let input = running.withLock({ $0 }) else { return }
    let computed = Self.computedSeconds - input.computedBefore
    let waited = (ContinuousClock.now - input.started) / .seconds(1)
    if computed > Double(InputLimits.seconds) || waited > Double(10 * InputLimits.seconds) {
      fail(
        String(format: "It computed for %.0f s in %.0f s without returning.", computed, waited),
        input.name)
    }
    let megabytes = Self.peakMegabytes
    if megabytes > InputLimits.megabytes { fail("The process took \(megabytes) MB.", input.name) }
  }

  /// The processor time of the process, in seconds.
  private static var computedSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The peak memory of the process, in megabytes.
  static var peakMegabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
  }
}
