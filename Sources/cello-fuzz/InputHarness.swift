import CelloFuzzing
import Foundation

/// Runs inputs one after another, so that one that does not return is known.
///
/// Each input is written to a file before it runs: the file is there however the process ends.
final class InputHarness {
  private let path: String
  private let file: Int32
  private let watch: InputWatch
  private var target: FuzzTarget?
  private var count = 0
  private var start = ContinuousClock.now
  private var slowest = (name: "none", duration: Duration.zero)

  /// - Throws: an error if the file for the running input cannot be made.
  init() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("cello-fuzz-\(getpid()).input").path
    self.path = path
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    Self.say("The running input is in \(path)")
    watch = InputWatch { reason, name in Self.fail(reason, name, savedAt: path) }
  }

  func begin(_ target: FuzzTarget) {
    self.target = target
    count = 0
    start = .now
    slowest = ("none", .zero)
  }

  /// Runs an input of the target; does not return if the input fails.
  func run(_ bytes: [UInt8], _ name: String) {
    guard let target else { return }
    let label = "\(target.name) \(name)"
    count += 1
    // A short file would replay as another input.
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

  /// Prints how the inputs of the target went.
  func finish() {
    guard let target else { return }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let milliseconds = slowest.duration / .milliseconds(1)
    print(
      "\(target.name): \(count) inputs in "
        + String(format: "%.1f s, slowest %.1f ms", seconds, milliseconds)
        + " (\(slowest.name)), \(InputWatch.peakMegabytes) MB")
    // A later input may end the process at once.
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
