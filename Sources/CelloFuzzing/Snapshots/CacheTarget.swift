internal import CelloPNG
internal import CelloRaster
internal import CelloSnapshots
internal import Foundation

// Files of earlier runs, possibly of other machines, must not change findings.
extension FuzzTarget {
  /// The cache of decoded references: comparisons with a reference have the correct result for any
  /// contents of the file.
  static let caches: FuzzTarget = {
    let key = UserKey(secret: [7])
    let white = Bitmap(width: 2, height: 2, filledWith: 0xffff_ffff)
    let red = Bitmap(width: 2, height: 2, filledWith: 0xffff_0000)
    let reference = (try? PNGEncoder(effort: .small).encode(white)) ?? []
    let file = PixelDigest(ofBytes: reference)
    let own = DecodedPictures.entry(of: file, PixelDigest(white), key)
    let forged = DecodedPictures.entry(of: file, PixelDigest(red), UserKey(secret: [8]))
    let other = DecodedPictures.entry(of: PixelDigest(red), PixelDigest(white), key)
    return FuzzTarget(
      "caches", seeds: [own, forged, other + own + forged, []], words: "\0 decoded"
    ) {
      bytes in
      try withCache(bytes, reference) { verify in
        // The second iteration uses the file of the first iteration.
        for _ in 0..<2 {
          try require(verify(white, key) == nil, "A picture differs because of a cache.")
          try require(verify(red, key) == .differs, "A picture is equal because of a cache.")
        }
      }
    }
  }()

  /// Calls a closure with a function that verifies a picture in a temporary folder.
  private static func withCache(
    _ bytes: [UInt8], _ reference: [UInt8],
    _ body: ((Bitmap, UserKey) throws -> Finding.Kind?) throws -> Void
  ) throws {
    let root = NSTemporaryDirectory() + "/cellophane-caches-\(UUID().uuidString)"
    let files = FileAccess.system
    defer { try? files.remove(root) }
    let folder = SnapshotFolder(root: root + "/__Snapshots__/Tests")
    let results = root + "/results"
    try files.makeFolder(folder.root)
    try files.makeFolder(results)
    let name = try SnapshotName(test: "test()", name: "a")
    try files.create(folder.file(name, "png"), reference, isDurable: false)
    try files.create(results + "/" + DecodedPictures.fileName, bytes, isDurable: false)
    try body { picture, key in
      SnapshotVerification(
        folder: folder, name: name, pathExtension: "png", scene: "Tests/Tests",
        location: "/Tests.swift:1", mode: .never, environment: DrawingEnvironment(),
        run: SnapshotRun(variables: [:]), results: ResultsFolder(root: results, key: { key })
      ).verify(.picture(picture, scale: 1))?.finding.kind
    }
  }
}
