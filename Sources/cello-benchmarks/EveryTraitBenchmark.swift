import CelloGallery
import CelloScenes
import CelloSnapshots
import Foundation

/// Measures how fast the cases of very large matrices are resolved, and drawn if they differ from
/// all earlier cases.
struct EveryTraitBenchmark {
  /// Prints the number of cases per second of processor time and the peak memory, which must not
  /// depend on the number of cases.
  @MainActor func run() async throws {
    let scenes = try SnapshotCatalog(EveryTraitScenes.scenes).scenes
    let caseCount = scenes.reduce(0) { $0 + $1.space.count }
    let start = clock()
    var firstPeak = 0
    for scene in scenes {
      _ = try await DigestRun.digest(of: [scene], jobs: 1)
      if firstPeak == 0 { firstPeak = Self.peakMemory }
    }
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    let tenths = Int(seconds * 10)
    print(
      "every state and trait: \(caseCount) cases, \(tenths / 10).\(tenths % 10) s of processor time, "
        + "\(Int(Double(caseCount) / seconds)) cases a second, "
        + "peak memory \(firstPeak) MB after 1 of \(scenes.count) scenes, \(Self.peakMemory) MB at the end"
    )
  }

  /// The largest resident size of this process, in MB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
