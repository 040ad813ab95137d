import CelloFiles
import CelloSnapshots
internal import CelloXXHash
import Foundation

/// Measures the digests of a verification: the digests of all drawn pictures, and the comparison of
/// the references with them.
struct DigestBenchmark {
  /// The number of bytes of all drawn pictures.
  let drawnByteCount: Int
  private let references: [String]

  /// - Parameter references: the folder of the references.
  init(_ result: RunResult, references: String) {
    drawnByteCount = result.scenes.flatMap { $0.pictures.map(\.size) }
      .reduce(0) { $0 + 4 * $1.width * $1.height }
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: references), includingPropertiesForKeys: nil)
    self.references = (files ?? .init()).compactMap { ($0 as? URL)?.path }
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  /// Processor times, in seconds.
  struct Times {
    /// The number of bytes of the decoded references.
    var byteCount = 0
    /// The time for the digests of all drawn pictures.
    var digests = 0.0
    /// The time for comparing the references with the drawn pictures.
    var comparisons = 0.0
    /// The time for SHA-256 digests over all pixels of the drawn and decoded pictures.
    var sha256 = 0.0
    /// The time for XXH3 digests of the same pictures, as in earlier versions.
    var xxh3 = 0.0
  }

  /// Decodes each reference and measures the operations with it. The times for drawn pictures are
  /// the times for the references, scaled by the number of bytes.
  func times() throws -> Times {
    var times = Times()
    for file in references {
      let picture = try FileAccess.system.readPicture(file).bitmap
      var copy = picture
      copy.pixels.withUnsafeMutableBytes { _ in }
      times.byteCount += 4 * picture.pixels.count
      times.digests += time { _ = PixelDigest(picture) }
      times.comparisons += time { _ = picture == copy }
      picture.pixels.withUnsafeBytes { bytes in
        times.sha256 += time { _ = SHA256.digest(of: bytes) }
        times.xxh3 += time { _ = XXH3_128bits(bytes.baseAddress, bytes.count) }
      }
    }
    let drawn = Double(drawnByteCount) / Double(max(times.byteCount, 1))
    times.digests *= drawn
    times.sha256 *= drawn + 1
    times.xxh3 *= drawn + 1
    return times
  }

  private func time(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
