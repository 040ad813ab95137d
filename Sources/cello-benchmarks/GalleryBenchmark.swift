import CelloGallery
import CelloScenes
import CelloSnapshots
import Foundation

/// How fast a gallery in which nothing changed is verified: laid out, drawn, digested and held
/// against the decoded references.
struct GalleryBenchmark {
  /// Verifies everything five times on one drawing thread and prints medians. The cases per second
  /// are of processor time, because layout and drawing share the work between two threads.
  @MainActor func run(references: String) async throws {
    var seconds: [Double] = []
    var processorSeconds: [Double] = []
    var caseCount = 0
    for _ in 0..<5 {
      let start = clock()
      let result = try await VerificationRun(
        try SnapshotCatalog(Gallery.everything), store: ReferenceStore(root: references), jobs: 1
      ).run(in: .current)
      guard result.outcome == .equal else { throw BenchmarkError.galleryDiffers(references) }
      seconds.append(result.seconds)
      processorSeconds.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
      caseCount = result.caseCount
    }
    seconds.sort()
    processorSeconds.sort()
    let tenths = Int(seconds[2] * 10)
    print(
      "gallery verified: \(caseCount) cases, median \(tenths / 10).\(tenths % 10) s, "
        + "\(Int(Double(caseCount) / processorSeconds[2])) cases a second of processor time")
  }
}
