import CelloGallery
import CelloScenes
import CelloSnapshots
import Foundation

/// Measures the verification of an unchanged gallery: layout, drawing, digests, and the comparison
/// with decoded references.
struct GalleryBenchmark {
  /// Verifies the gallery five times with one drawing thread, and prints medians. The number of
  /// cases per second refers to processor time, because two threads share the work.
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
