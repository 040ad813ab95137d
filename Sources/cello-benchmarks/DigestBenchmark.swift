import CelloFiles
import CelloSnapshots
internal import CelloXXHash
import Foundation

/// What the digests of a verification cost: those of all pictures that are drawn, of all references
/// that are decoded, and of their files.
struct DigestBenchmark {
  /// The numbers of bytes of everything that has a digest.
  private let lengths: [Int]
  private let bytes: [UInt8]

  /// - Parameter references: the folder of the references, all of which are decoded.
  init(_ result: RunResult, references: String) throws {
    var lengths = result.scenes.flatMap { $0.pictures.map(\.size) }.map { Self.length(of: $0) }
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: references), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "png" {
      lengths.append(try FileAccess.system.read(file.path).count)
      let picture = try FileAccess.system.readPicture(file.path).bitmap
      lengths.append(Self.length(of: PixelSize(width: picture.width, height: picture.height)))
    }
    self.lengths = lengths
    bytes = (0..<(lengths.max() ?? 0)).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 >> 8) }
  }

  private static func length(of size: PixelSize) -> Int { 4 * size.width * size.height }

  var byteCount: Int { lengths.reduce(0, +) }

  /// Makes all digests with SHA-256; returns the processor time in seconds.
  func sha256() -> Double {
    time { _ = SHA256.digest(of: $0) }
  }

  /// Makes all digests with XXH3, as earlier versions did.
  func xxh3() -> Double {
    time { _ = XXH3_128bits($0.baseAddress, $0.count) }
  }

  private func time(_ digest: (UnsafeRawBufferPointer) -> Void) -> Double {
    let start = clock()
    bytes.withUnsafeBytes { bytes in
      for length in lengths { digest(UnsafeRawBufferPointer(rebasing: bytes[..<length])) }
    }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
