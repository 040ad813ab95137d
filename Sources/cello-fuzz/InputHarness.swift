import CelloFuzzing
import Foundation

/// Runs inputs successively, and identifies an input that does not return.
///
/// Each input is written to a file before it runs, so that it is available after any end of the
/// process.
final class InputHarness {
  private let path: String
  private let file: Int32
  private let watch: InputWatch
  private var target: FuzzTarget?
  private var count = 0
  private var start = ContinuousClock.now
  private var slowest = (name: "none", duration: Duration.zero)

  /// Creates a harness.
  ///
  /// - Throws: an error if the file for the current input cannot be created.
  init() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("cello-fuzz-\(getpid()).input").path
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    watch = InputWatch { reason, name in Self.fail(reason, name, savedAt: path) }
  }

  func begin(_ target: FuzzTarget) {
    self.target = target
    count = 0
    start = .now
    slowest = ("none", .zero)
  }

  /// Runs an input of the target. Does not return if the input fails.
  func run(_ bytes: [UInt8], _ name: String) {
    guard let target else { return }
    let label = "\(target.name) \(name)"
    count += 1
    // An incomplete file would be replayed as a different input.
    guard ftruncate(file, 0) == 0, pwrite(file, bytes, bytes.count, 0) == bytes.count else {
      Self.fail("It could not be written to \(path).", label, savedAt: path)
    }
    watch.begin(label)
    let before = ContinuousClock.now
    do {
      try target.run(bytes)
    } catch {
      Self.fail("\(error)", label, savedAt: path)
    }
    let duration = ContinuousClock.now - before
    watch.end()
    if duration > slowest.duration { slowest = (name, duration) }
  }

  /// Prints a summary of the target's inputs.
  func finish() {
    guard let target else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let milliseconds = slowest.duration / .milliseconds(1)
    print(
      "\(target.name): \(count) inputs in "
        + String(format: "%.1f s, slowest %.1f ms", seconds, milliseconds)
        + " (\(slowest.name)), \(InputWatch.peakMegabytes) MB")
    // A later input can terminate the process.
    fflush(nil)
  }

  deinit {
    close(file)
    unlink(path)
  }

  private static func fail(_ reason: String, _ name: String, savedAt path: String) -> Never {
    say("\(name) fails: \(reason)\nThe input is in \(path)")
    _exit(1)
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
