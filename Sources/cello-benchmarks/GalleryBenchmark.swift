import CelloGallery
import CelloScenes
import CelloSnapshots
import Foundation

/// Measures the verification of an unchanged gallery: layout, drawing, digests, and the comparison
/// with decoded references.
struct GalleryBenchmark {
  /// Verifies the gallery five times with one drawing thread, and prints medians. The number of
  /// cases per second refers to processor time, because two threads share the work. In turns
  /// with it, the digests alone are computed, with SHA-256 and with the faster function of earlier
  /// versions.
  @MainActor func run(references: String) async throws {
    var seconds: [Double] = []
    var processorSeconds: [Double] = []
    var sha256Seconds: [Double] = []
    var xxh3Seconds: [Double] = []
    var caseCount = 0
    var digests: DigestBenchmark?
    for _ in 0..<5 {
      let start = clock()
      let result = try await VerificationRun(
        try SnapshotCatalog(Gallery.everything), store: ReferenceStore(root: references), jobs: 1
      ).run(in: .current)
      guard result.outcome == .equal else { throw BenchmarkError.galleryDiffers(references) }
      seconds.append(result.seconds)
      processorSeconds.append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
      caseCount = result.caseCount
      let known = try digests ?? DigestBenchmark(result, references: references)
      sha256Seconds.append(known.sha256())
      xxh3Seconds.append(known.xxh3())
      digests = known
    }
    seconds.sort()
    processorSeconds.sort()
    sha256Seconds.sort()
    xxh3Seconds.sort()
    let tenths = Int(seconds[2] * 10)
    print(
      "gallery verified: \(caseCount) cases, median \(tenths / 10).\(tenths % 10) s, "
        + "\(Int(Double(caseCount) / processorSeconds[2])) cases a second of processor time")
    let (sha256, xxh3, whole) = (sha256Seconds[2], xxh3Seconds[2], processorSeconds[2])
    print(
      "digests of \((digests?.byteCount ?? 0) / 1_000_000) MB: SHA-256 \(thousandths(sha256)) s, "
        + "XXH3 \(thousandths(xxh3)) s, of \(thousandths(whole)) s: "
        + "\(thousandths((sha256 - xxh3) / (whole - sha256 + xxh3) * 100)) % more than with XXH3")
  }

  private func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
