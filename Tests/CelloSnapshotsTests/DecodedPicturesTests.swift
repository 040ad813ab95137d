import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Pictures that were decoded before.
struct DecodedPicturesTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/results/decoded-references" }
  private let file = PixelDigest(words: [0, 0, 1, 2])
  private let picture = PixelDigest(words: [0, 0, 3, 4])
  private static let key = UserKey(secret: [1])

  private func pictures(_ key: UserKey? = key) -> DecodedPictures {
    DecodedPictures(path: path, key: { key })
  }

  @Test("the next run reads the entries")
  func memory() {
    let first = pictures()
    #expect(first.picture(ofFile: file) == nil)
    first.add(picture, ofFile: file)
    #expect(first.picture(ofFile: file) == picture)
    let second = pictures()
    #expect(second.picture(ofFile: file) == picture)
    #expect(second.picture(ofFile: picture) == nil)
  }

  @Test("two runs at a time add to one file")
  func parallelRuns() {
    let (first, second) = (pictures(), pictures())
    first.add(picture, ofFile: file)
    second.add(file, ofFile: picture)
    let next = pictures()
    #expect(next.picture(ofFile: file) == picture)
    #expect(next.picture(ofFile: picture) == file)
  }

  @Test("many runs at a time do not mix their entries")
  func manyRuns() async throws {
    let (path, key) = (path, Self.key)
    pictures().add(picture, ofFile: file)
    await withTaskGroup(of: Void.self) { group in
      for run in 1...8 {
        group.addTask {
          let pictures = DecodedPictures(path: path, key: { key })
          for number in 0..<50 {
            let digest = PixelDigest(words: [0, 0, UInt64(run), UInt64(number)])
            pictures.add(digest, ofFile: digest)
          }
        }
      }
    }
    let next = pictures()
    for run in 1...8 {
      for number in 0..<50 {
        let digest = PixelDigest(words: [0, 0, UInt64(run), UInt64(number)])
        #expect(next.picture(ofFile: digest) == digest)
      }
    }
  }

  @Test("an entry with any byte changed is as if it were not there, and the others count")
  func flippedBytes() throws {
    let first = pictures()
    first.add(picture, ofFile: file)
    first.add(file, ofFile: picture)
    let whole = try FileAccess.system.read(path)
    #expect(whole.count == 2 * DecodedPictures.entrySize)
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 1 << UInt8(index % 8)
      try FileAccess.system.create(path, bytes, isDurable: false)
      let damaged = pictures()
      let isFirst = index < DecodedPictures.entrySize
      #expect(damaged.picture(ofFile: file) == (isFirst ? nil : picture))
      #expect(damaged.picture(ofFile: picture) == (isFirst ? file : nil))
      // The picture is found after it has been decoded again.
      damaged.add(picture, ofFile: file)
      #expect(pictures().picture(ofFile: file) == picture)
      #expect(try FileAccess.system.read(path).count <= whole.count)
    }
  }

  @Test("complete entries of a truncated file are used", arguments: 0...160)
  func cutOff(byteCount: Int) throws {
    let first = pictures()
    first.add(picture, ofFile: file)
    first.add(file, ofFile: picture)
    let whole = try FileAccess.system.read(path)
    try FileAccess.system.create(path, Array(whole.prefix(byteCount)), isDurable: false)
    let damaged = pictures()
    #expect(damaged.picture(ofFile: file) == (byteCount < 80 ? nil : picture))
    #expect(damaged.picture(ofFile: picture) == (byteCount < 160 ? nil : file))
    damaged.add(file, ofFile: picture)
    #expect(pictures().picture(ofFile: picture) == file)
  }

  @Test("entries of another user or machine do not count")
  func otherKey() throws {
    pictures(UserKey(secret: [2])).add(picture, ofFile: file)
    #expect(pictures().picture(ofFile: file) == nil)
    #expect(pictures(UserKey(secret: [2])).picture(ofFile: file) == nil)  // the file was cleared
  }

  @Test("without a key, the file is not used, and entries are kept for the run")
  func withoutKey() throws {
    pictures().add(picture, ofFile: file)
    let whole = try FileAccess.system.read(path)
    let pictures = pictures(nil)
    #expect(pictures.picture(ofFile: file) == nil)
    pictures.add(file, ofFile: file)
    #expect(pictures.picture(ofFile: file) == file)
    #expect(try FileAccess.system.read(path) == whole)
  }

  @Test("a link, a pipe or a folder at its path is not changed")
  func strangeFiles() throws {
    try FileAccess.system.makeFolder(folder.path + "/results")
    let target = folder.path + "/target"
    for content in [[], Array("mine".utf8)] {
      try FileAccess.system.create(target, content)
      try #require(symlink(target, path) == 0)
      let linked = pictures()
      linked.add(picture, ofFile: file)
      #expect(linked.picture(ofFile: file) == picture)
      #expect(try FileAccess.system.read(target) == content)
      #expect(try FileAccess.system.kind(of: path) == .link)
      try FileAccess.system.remove(path)
    }
    try #require(mkfifo(path, 0o600) == 0)
    let piped = pictures()
    piped.add(picture, ofFile: file)
    #expect(piped.picture(ofFile: file) == picture)
    try FileAccess.system.remove(path)
    try FileAccess.system.makeFolder(path + "/mine")
    pictures().add(picture, ofFile: file)
    #expect(try FileAccess.system.isFolder(path + "/mine"))
  }

  @Test("bytes are added to regular files only, never through a link")
  func appending() throws {
    let target = folder.path + "/target"
    try FileAccess.system.create(target, [1])
    let link = folder.path + "/link"
    try #require(symlink(target, link) == 0)
    #expect(throws: SnapshotError.self) { try FileAccess.system.append(link, [2]) }
    #expect(try FileAccess.system.read(target) == [1])
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: SnapshotError.self) { try FileAccess.system.append(pipe, [2]) }
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) <= 0)
  }

  @Test("if the file cannot be written, entries are kept for the run")
  func unwritable() throws {
    try FileAccess.system.create(folder.path + "/results", [])
    let pictures = pictures()
    pictures.add(picture, ofFile: file)
    #expect(pictures.picture(ofFile: file) == picture)
  }

  // MARK: - Verdicts

  @MainActor private func findings(
    _ catalog: SnapshotCatalog, _ store: ReferenceStore, _ key: UserKey? = key
  ) async throws -> [Finding] {
    let run = VerificationRun(catalog, store: store, jobs: 1)
    run.decodedReferences = pictures(key)
    return try await run.run(in: DrawingEnvironment()).findings
  }

  @Test("a reference is decoded if its file has changed, and only then")
  @MainActor func verification() async throws {
    let store = ReferenceStore(root: folder.path + "/References")
    let catalog = try ToyCatalog().catalog()
    _ = try await RecordingRun(catalog, store: store, jobs: 1).run(in: DrawingEnvironment())
    #expect(try await findings(catalog, store).isEmpty)
    let size = try FileAccess.system.read(path).count
    #expect(size == 9 * DecodedPictures.entrySize)
    #expect(try await findings(catalog, store).isEmpty)
    #expect(try FileAccess.system.read(path).count == size)

    let scene = catalog.scenes[0]
    let name = try #require(try store.scene(scene.path)?.ledger.pictures.keys.min())
    let other = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    try FileAccess.system.create(store.pictureFile(scene.path, name), other)
    #expect(try await findings(catalog, store).map(\.kind) == [.edited])
    let digest = try #require(try store.scene(scene.path)?.ledger.pictures[name])

    // A forged entry: if it were accepted, the picture would be equal.
    let forged = DecodedPictures.entry(
      of: PixelDigest(ofBytes: other), digest, UserKey(secret: [2]))
    try FileAccess.system.create(path, forged)
    #expect(try await findings(catalog, store).map(\.kind) == [.edited])

    // The entry of an earlier run of the same user is accepted, so the file was not decoded.
    try FileAccess.system.create(
      path, DecodedPictures.entry(of: PixelDigest(ofBytes: other), digest, Self.key))
    #expect(try await findings(catalog, store).isEmpty)
  }

  @Test("a picture is decoded before it is reported as edited")
  @MainActor func falseAlarm() async throws {
    let store = ReferenceStore(root: folder.path + "/References")
    let catalog = try ToyCatalog(leavesOut: ["cards/listed", "cards/every-state"]).catalog()
    _ = try await RecordingRun(catalog, store: store, jobs: 1).run(in: DrawingEnvironment())
    let bytes = try FileAccess.system.read(store.pictureFile("others/plain", .normal))
    pictures().add(picture, ofFile: PixelDigest(ofBytes: bytes))
    #expect(try await findings(catalog, store).isEmpty)
    // The entry was replaced.
    #expect(pictures().picture(ofFile: PixelDigest(ofBytes: bytes)) != picture)
  }

  @Test("a cache from another source does not make a snapshot equal")
  func snapshot() throws {
    let red = Bitmap(width: 4, height: 4, filledWith: 0xffff_0000)
    let white = Bitmap(width: 4, height: 4, filledWith: 0xffff_ffff)
    let references = SnapshotFolder(root: folder.path + "/__Snapshots__/SomeTests")
    let name = try SnapshotName(test: "test()", name: "view")
    let reference = try PNGEncoder().encode(red)
    try FileAccess.system.makeFolder(references.root)
    try FileAccess.system.create(references.file(name, "png"), reference)
    try FileAccess.system.makeFolder(folder.path + "/results")
    func kind(of entry: [UInt8]) throws -> Finding.Kind? {
      try FileAccess.system.create(path, entry)
      let run = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
      return SnapshotVerification(
        folder: references, name: name, pathExtension: "png", scene: "Tests/SomeTests",
        location: "/SomeTests.swift:1", mode: .never, environment: DrawingEnvironment(),
        run: SnapshotRun(variables: [:]),
        results: ResultsFolder(
          root: folder.path + "/results", run: run, key: { Self.key })
      ).verify(.picture(white, scale: 1))?.finding.kind
    }
    let file = PixelDigest(ofBytes: reference)
    let others = DecodedPictures.entry(of: file, PixelDigest(white), UserKey(secret: [2]))
    #expect(try kind(of: others) == .differs)
    #expect(try kind(of: DecodedPictures.entry(of: file, PixelDigest(red), Self.key)) == .differs)
  }

  @Test("a film strip that equals its reference is not drawn in the next run")
  func filmStrips() throws {
    let references = SnapshotFolder(root: folder.path + "/__Snapshots__/SomeTests")
    let name = try SnapshotName(test: "test()", name: "strip")
    try FileAccess.system.makeFolder(folder.path + "/results")
    func strip(_ heights: [CGFloat]) throws -> (FilmStripPicture, SnapshotPicture) {
      let strip = FilmStripPicture(
        frames: heights.enumerated().map { index, height in
          FilmStripPicture.Frame(
            name: "frame \(index + 1) at \(index).000 s",
            list: DisplayList(
              size: CGSize(width: 8, height: 8),
              items: [.fill(.rect(CGRect(x: 0, y: 0, width: 8, height: height)), .white)]),
            caption: DisplayList(size: CGSize(width: 8, height: 2)))
        }, layout: FilmStripLayout(columns: 2, width: 8, height: 8, across: 10, down: 12), scale: 1)
      return (strip, SnapshotPicture(strip, try strip.digests().get()))
    }
    func verify(
      _ heights: [CGFloat], _ mode: RecordMode = .never
    ) throws -> (kind: Finding.Kind?, digest: String?, isDrawn: Bool) {
      let (strip, picture) = try strip(heights)
      let run = RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
      let results = ResultsFolder(
        root: folder.path + "/results", run: run, key: { Self.key })
      let failure = SnapshotVerification(
        folder: references, name: name, pathExtension: "png", scene: "Tests/SomeTests",
        location: "/SomeTests.swift:1", mode: mode, environment: DrawingEnvironment(),
        run: SnapshotRun(variables: [:]), results: results
      ).verify(
        .drawing(picture, scale: 1, resolved: strip.properties(try strip.digests().get())))
      let isDrawn = picture.isDrawn
      return (failure?.finding.kind, picture.digest.description, isDrawn)
    }
    _ = try verify([0, 4, 8], .all)
    let first = try verify([0, 4, 8])
    #expect(first.kind == nil && first.isDrawn)
    let second = try verify([0, 4, 8])
    #expect(second.kind == nil && !second.isDrawn)
    #expect(second.digest == first.digest)
    #expect(first.digest == PixelDigest(try strip([0, 4, 8]).0.bitmap().get()).description)
    // Another frame, or another number of frames, is a difference.
    #expect(try verify([0, 5, 8]).kind == .differs)
    #expect(try verify([0, 4]).kind == .differs)
    #expect(try verify([0, 4, 8, 8]).kind == .differs)
    // Afterwards the strip is known again.
    #expect(try verify([0, 4, 8]).kind == nil)
    #expect(try !verify([0, 4, 8]).isDrawn)
  }
}
