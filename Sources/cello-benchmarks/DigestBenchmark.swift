import CelloFiles
import CelloSnapshots
internal import CelloXXHash
import Foundation

/// What the digests of a verification cost: those of all pictures that are drawn, and the
/// comparison of references with them.
struct DigestBenchmark {
  /// The number of bytes of all pictures that are drawn.
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

  /// Processor times in seconds.
  struct Times {
    /// The number of bytes of the decoded references.
    var byteCount = 0
    /// The digests of everything drawn.
    var digests = 0.0
    /// The comparison of the references with what is drawn.
    var comparisons = 0.0
    /// The digests of everything drawn and decoded, by SHA-256 of all pixels.
    var sha256 = 0.0
    /// The same by XXH3, as earlier versions made them.
    var xxh3 = 0.0
  }

  /// Decodes each reference and times everything with it. The times of what is drawn are those of
  /// the references, in proportion to their bytes.
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
