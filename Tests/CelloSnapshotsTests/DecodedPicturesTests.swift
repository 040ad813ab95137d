import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

@Suite("Pictures that were decoded before") struct DecodedPicturesTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/results/decoded-references" }
  private let file = PixelDigest(words: [0, 0, 1, 2])
  private let picture = PixelDigest(words: [0, 0, 3, 4])

  @Test("the next run knows them")
  func memory() {
    let first = DecodedPictures(path: path)
    #expect(first.picture(ofFile: file) == nil)
    first.add(picture, ofFile: file)
    #expect(first.picture(ofFile: file) == picture)
    let second = DecodedPictures(path: path)
    #expect(second.picture(ofFile: file) == picture)
    #expect(second.picture(ofFile: picture) == nil)
  }

  @Test("two runs at a time add to one file")
  func parallelRuns() {
    let (first, second) = (DecodedPictures(path: path), DecodedPictures(path: path))
    first.add(picture, ofFile: file)
    second.add(file, ofFile: picture)
    let next = DecodedPictures(path: path)
    #expect(next.picture(ofFile: file) == picture)
    #expect(next.picture(ofFile: picture) == file)
  }

  @Test(
    "a file that is cut off, of another version or not ours starts anew",
    arguments: [47, 16, 15, 0])
  func damage(byteCount: Int) throws {
    DecodedPictures(path: path).add(picture, ofFile: file)
    var bytes = try FileAccess.system.read(path)
    #expect(bytes.count == 48)
    bytes = Array(bytes.prefix(byteCount))
    if byteCount == 16 { bytes[0] ^= 1 }
    try FileAccess.system.create(path, bytes)
    let damaged = DecodedPictures(path: path)
    #expect(damaged.picture(ofFile: file) == nil)
    damaged.add(picture, ofFile: file)
    #expect(DecodedPictures(path: path).picture(ofFile: file) == picture)
  }

  @Test("where nothing can be written, they are known for the run")
  func unwritable() throws {
    try FileAccess.system.create(folder.path + "/results", [])
    let pictures = DecodedPictures(path: path)
    pictures.add(picture, ofFile: file)
    #expect(pictures.picture(ofFile: file) == picture)
  }

  @Test("a reference is decoded if its file has changed, and only then")
  @MainActor func verification() async throws {
    let store = ReferenceStore(root: folder.path + "/References")
    let catalog = try ToyCatalog().catalog()
    _ = try await RecordingRun(catalog, store: store, jobs: 1).run(in: DrawingEnvironment())
    func kinds() async throws -> [Finding.Kind] {
      let run = VerificationRun(catalog, store: store, jobs: 1)
      run.decodedReferences = DecodedPictures(path: path)
      return try await run.run(in: DrawingEnvironment()).findings.map(\.kind)
    }
    #expect(try await kinds() == [])
    let size = try FileAccess.system.read(path).count
    #expect(try await kinds() == [])
    #expect(try FileAccess.system.read(path).count == size)

    let scene = catalog.scenes[0]
    let name = try #require(try store.scene(scene.path)?.ledger.pictures.keys.min())
    let other = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    try FileAccess.system.create(store.pictureFile(scene.path, name), other)
    #expect(try await kinds() == [.edited])

    // What is known of a file is believed, so it was not decoded.
    let digest = try #require(try store.scene(scene.path)?.ledger.pictures[name])
    try FileAccess.system.remove(path)
    DecodedPictures(path: path).add(digest, ofFile: PixelDigest(ofBytes: other))
    #expect(try await kinds() == [])
  }
}
