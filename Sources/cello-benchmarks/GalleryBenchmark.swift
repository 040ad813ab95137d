import CelloGallery
import CelloScenes
import CelloSnapshots
import Foundation

/// Measures the verification of an unchanged gallery: layout, drawing, digests, and the comparison
/// with decoded references.
struct GalleryBenchmark {
  /// Verifies everything five times on one drawing thread and prints medians. The number of cases
  /// per second refers to processor time, because layout and drawing use two threads. After each
  /// verification, the digests are measured separately, also with SHA-256 over all pixels and with
  /// the faster function of earlier versions.
  @MainActor func run(references: String) async throws {
    var seconds: [Double] = []
    var processorSeconds: [Double] = []
    var times: [DigestBenchmark.Times] = []
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
      let known = digests ?? DigestBenchmark(result, references: references)
      times.append(try known.times())
      digests = known
    }
    seconds.sort()
    processorSeconds.sort()
    let tenths = Int(seconds[2] * 10)
    print(
      "gallery verified: \(caseCount) cases, median \(tenths / 10).\(tenths % 10) s, "
        + "\(Int(Double(caseCount) / processorSeconds[2])) cases a second of processor time")
    func median(_ time: (DigestBenchmark.Times) -> Double) -> Double {
      times.map(time).sorted()[2]
    }
    let (own, xxh3) = (median { $0.digests } + median { $0.comparisons }, median { $0.xxh3 })
    let whole = processorSeconds[2]
    print(
      "digests of \((digests?.drawnByteCount ?? 0) / 1_000_000) MB drawn "
        + "\(thousandths(median { $0.digests })) s, comparison of \(times[2].byteCount / 1_000_000) MB "
        + "decoded \(thousandths(median { $0.comparisons })) s; of all of it SHA-256 "
        + "\(thousandths(median { $0.sha256 })) s, XXH3 \(thousandths(xxh3)) s, of "
        + "\(thousandths(whole)) s: \(thousandths((own - xxh3) / (whole - own + xxh3) * 100)) % "
        + "more than with XXH3")
  }

  private func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
