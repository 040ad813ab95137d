import CelloTestSupport
import CelloXXHash
import Foundation
import Testing

@testable import CelloSnapshots

/// References with digests of an earlier kind.
@MainActor struct EarlierDigestsTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References") }
  private let files = FileAccess.system
  private let paths = ["cards/listed", "cards/every-state", "others/plain"]

  private nonisolated static let font = PixelDigest(words: [1, 2, 3, 4])
  private nonisolated static let environment = DrawingEnvironment(
    systemVersions: ["iOS 26"],
    digestOfFont: { ["Inter.otf", "Other.otf"].contains($0) ? font : nil },
    usedFonts: { ["Inter.otf": font] })

  @discardableResult
  private func record(
    _ toy: ToyCatalog = ToyCatalog(), _ filters: [String] = []
  ) async throws -> RecordingResult {
    try await RecordingRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store, jobs: 2
    ).run(in: Self.environment)
  }

  private func verify(
    _ toy: ToyCatalog = ToyCatalog(), _ filters: [String] = []
  ) async throws -> RunResult {
    try await VerificationRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store, jobs: 2
    ).run(in: Self.environment)
  }

  /// Returns the digest of a picture in an earlier version.
  private nonisolated static func earlierDigest(_ bitmap: Bitmap) -> String {
    let size = [bitmap.width, bitmap.height].flatMap { number in
      withUnsafeBytes(of: UInt32(number).littleEndian) { Array($0) }
    }
    let bytes = size + bitmap.pixels.withUnsafeBytes { Array($0) }
    let hash = XXH3_128bits(bytes, bytes.count)
    return [hash.high64, hash.low64].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Replaces the references with references of an earlier version.
  private func age() throws {
    for path in paths {
      let ledger = try #require(try store.scene(path)?.ledger)
      var text = String(decoding: try files.read(store.ledgerFile(path)), as: UTF8.self)
        .replacing("digests SHA-256-runs\n", with: "")
      for (name, digest) in ledger.pictures {
        text.replace(
          digest.description, with: Self.earlierDigest(try store.picture(path, name).bitmap))
      }
      try files.create(store.ledgerFile(path), Array(text.utf8))
    }
    try files.create(
      store.environmentFile,
      Array("profile iOS 26\nfont Inter.otf 11466e498fb75039b9c1ecf5da6ea76c\n".utf8))
  }

  private struct PNGFile: Hashable {
    var path: String
    var inode: ino_t
    var bytes: [UInt8]
  }

  private func pictures() throws -> Set<PNGFile> {
    var pictures: Set<PNGFile> = []
    for path in paths {
      for name in try files.names(in: store.folder(path)) where name.hasSuffix(".png") {
        let file = store.folder(path) + "/" + name
        var information = stat()
        try #require(stat(file, &information) == 0)
        pictures.insert(
          PNGFile(path: file, inode: information.st_ino, bytes: try files.read(file)))
      }
    }
    return pictures
  }

  /// Two pictures with the same digest of the earlier kind. XXH3 combines eight bytes with eight
  /// bytes of a constant and multiplies the halves of the result. If the lower halves are equal, so
  /// that the product is zero, the upper halves are only added, so two of them can be swapped.
  private nonisolated static var twins: (Bitmap, Bitmap) {
    var one = Bitmap(width: 16, height: 8, filledWith: 0xffff_ffff)
    one.pixels[16] = 0xe96d_d4de
    one.pixels[32] = 0xa4a4_4072
    var other = one
    one.pixels[17] = 0xff00_0000
    other.pixels[33] = 0xff00_0000
    return (one, other)
  }

  @Test("pictures that were made to have the same digest have different ones")
  nonisolated func twins() {
    let (one, other) = Self.twins
    #expect(one != other)
    #expect(Self.earlierDigest(one) == Self.earlierDigest(other))
    #expect(PixelDigest(one) != PixelDigest(other))
  }

  @Test("each scene with earlier digests is reported, and its cases are compared")
  func verification() async throws {
    try await record()
    try age()
    let result = try await verify()
    #expect(result.outcome == .different)
    #expect(result.findings.allSatisfy { $0.kind == .stale })
    #expect(
      result.findings.map(\.sentence)
        == paths.map {
          "\(store.ledgerFile($0)) has digests of an earlier kind, which can be forged. "
            + "Run scripts/record \($0) to record them anew."
        } + [
          "\(store.environmentFile): its digests are of an earlier kind, which can be forged. "
            + "Restore it, or run scripts/record to record it."
        ])
    let changed = ToyCatalog(selectedColor: .black)
    #expect(
      try await verify(changed).findings.map(\.kind)
        == [.differs, .stale, .differs, .stale, .stale, .stale])
  }

  @Test("a reference with different pixels is never equal, even if its digest matches")
  func forgedReference() async throws {
    try await record()
    try age()
    // The ledger still contains the digest of the drawn picture.
    let file = store.pictureFile("others/plain", .normal)
    let red = Bitmap(width: 60, height: 40, filledWith: 0xffff_0000)
    try files.create(file, try PNGEncoder().encode(red))
    let result = try await verify(ToyCatalog(), ["plain"])
    #expect(result.findings.map(\.kind) == [.differs, .stale, .stale])
    // Recording draws the picture again and ignores the file and its digest.
    #expect(try await record().recorded == [file])
    #expect(try await verify().outcome == .equal)
    #expect(try store.picture("others/plain", .normal).bitmap != red)
  }

  @Test("a picture of the present kind that was replaced by its twin is edited")
  func forgedPicture() async throws {
    let (one, other) = Self.twins
    let scene = try SnapshotScene(
      group: "cards", name: "twin", shows: "a card", cases: .listed([.normal])
    ) { _ in
      DrawnCase(
        list: DisplayList(
          size: CGSize(width: 16, height: 8),
          items: one.pixels.indices.map { index in
            let pixel = one.pixels[index]
            let color = Color(
              red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
              blue: UInt8(truncatingIfNeeded: pixel >> 16))
            let place = CGRect(x: index % 16, y: index / 16, width: 1, height: 1)
            return .fill(.rect(place), color)
          }), scale: 1)
    }
    let catalog = try SnapshotCatalog([scene])
    _ = try await RecordingRun(catalog, store: store, jobs: 1).run(in: Self.environment)
    try files.create(
      store.pictureFile(scene.path, .normal), try PNGEncoder().encode(other))
    let result = try await VerificationRun(catalog, store: store, jobs: 1).run(
      in: Self.environment)
    #expect(result.findings.map(\.kind) == [.edited])
  }

  @Test("recording rewrites the texts and no picture")
  func recording() async throws {
    try await record()
    let texts = try paths.map { try files.read(store.ledgerFile($0)) }
    let environment = try files.read(store.environmentFile)
    try age()
    let old = try pictures()
    let result = try await record()
    #expect(result.recorded.isEmpty && result.removed.isEmpty)
    #expect(
      result.rewritten == paths.map { store.ledgerFile($0) } + [store.environmentFile])
    #expect(try pictures() == old)
    #expect(try paths.map { try files.read(store.ledgerFile($0)) } == texts)
    #expect(try files.read(store.environmentFile) == environment)
    #expect(try await verify().outcome == .equal)
    #expect(try await record().writtenSceneCount == 0)
  }

  @Test("recording one case leaves the others' pictures, with digests of the present kind")
  func partialRecording() async throws {
    try await record()
    let texts = try paths.map { try files.read(store.ledgerFile($0)) }
    try age()
    try files.create(
      store.environmentFile,
      Array("font Other.otf 11466e498fb75039b9c1ecf5da6ea76c\n".utf8))
    let old = try pictures()
    try await record(ToyCatalog(), ["cards/listed/normal"])
    #expect(try pictures() == old)
    #expect(try files.read(store.ledgerFile(paths[0])) == texts[0])
    #expect(try store.environment()?.fonts == ["Inter.otf": Self.font, "Other.otf": Self.font])
    #expect(try await verify(ToyCatalog(), [paths[0]]).outcome == .equal)
    #expect(try await verify(ToyCatalog(), [paths[1]]).findings.map(\.kind) == [.stale])
  }

  @Test("missing and damaged pictures are reported")
  func broken() async throws {
    try await record()
    try age()
    let file = store.pictureFile("others/plain", .normal)
    let whole = try files.read(file)
    try files.create(file, Array(whole.prefix(60)))
    #expect(
      try await verify(ToyCatalog(), ["plain"]).findings.map(\.kind)
        == [.unreadable, .stale, .stale])
    try files.remove(file)
    #expect(
      try await verify(ToyCatalog(), ["plain"]).findings.map(\.kind) == [.missing, .stale, .stale])
    try await record()
    #expect(try files.read(file) == whole)
  }

  @Test("digests of an unknown kind are neither compared nor replaced")
  func unknownKind() async throws {
    try await record()
    let file = store.ledgerFile("others/plain")
    let text = "digests BLAKE4\nnormal 77c1\n"
    try files.create(file, Array(text.utf8))
    let sentence =
      "\(file): this version does not know digests of the kind “BLAKE4”. "
      + "Use the version of Cellophane that wrote the file, or restore it."
    let result = try await verify()
    #expect(result.outcome == .incomplete)
    #expect(result.findings.map(\.sentence) == [sentence])
    let error = SnapshotError.unknownDigests(file: file, kind: "BLAKE4")
    #expect(error.description == sentence)
    await #expect(throws: error) { try await record() }
    #expect(try files.read(file) == Array(text.utf8))

    try files.create(store.environmentFile, Array("digests BLAKE4\n".utf8))
    await #expect(
      throws: SnapshotError.unknownDigests(file: store.environmentFile, kind: "BLAKE4")
    ) { try await verify() }
  }

  @Test("digests of the present kind need the first line, and a case may be called digests")
  nonisolated func firstLine() throws {
    let new = String(repeating: "5", count: 64)
    let old = String(repeating: "5", count: 32)
    #expect {
      try Ledger("normal \(new)\n", file: "l")
    } throws: {
      "\($0)".contains("has a digest, but the first line of the file is not “digests SHA-256-runs”")
    }
    for kind in ["SHA-256", "SHA-256-runs"] {
      #expect(throws: SnapshotError.self) {
        try Ledger("digests \(kind)\nnormal \(old)", file: "l")
      }
    }
    for text in [
      "digests \(old)\n", "digests SHA-256\ndigests \(new)\n",
      "digests SHA-256-runs\ndigests \(new)\n",
    ] {
      #expect(try Ledger(text, file: "l").pictures.keys.map(\.text) == ["digests"])
    }
    let ledger = try Ledger("a \(old)\nb \(old.dropLast())6\n", file: "l")
    #expect(ledger.kind == .xxh3)
    #expect(Set(ledger.pictures.values).count == 2)
  }

  // MARK: - SHA-256 over all pixels

  /// Returns the SHA-256 digest of the width, the height and all pixels, like an earlier version.
  private nonisolated static func plainDigest(_ bitmap: Bitmap) -> String {
    let size = [bitmap.width, bitmap.height].flatMap { number in
      withUnsafeBytes(of: UInt32(number).littleEndian) { Array($0) }
    }
    return PixelDigest(ofBytes: size + bitmap.pixels.withUnsafeBytes { Array($0) }).description
  }

  /// Replaces the ledgers with ledgers of a version that used SHA-256 over all pixels.
  private func agePlainly() throws {
    for path in paths {
      let ledger = try #require(try store.scene(path)?.ledger)
      var text = ledger.text.replacing("digests SHA-256-runs\n", with: "digests SHA-256\n")
      for (name, digest) in ledger.pictures {
        text.replace(
          digest.description, with: Self.plainDigest(try store.picture(path, name).bitmap))
      }
      try files.create(store.ledgerFile(path), Array(text.utf8))
    }
  }

  /// Removes a picture of a scene, so that only its digest remains.
  private func removePicture(_ path: String, _ name: CaseName) throws {
    let ledger = try #require(try store.scene(path)?.ledger)
    let digest = try #require(ledger.pictures[name]).description
    let text = String(decoding: try files.read(store.ledgerFile(path)), as: UTF8.self)
      .replacing(digest, with: "\(digest) without picture")
    try files.create(store.ledgerFile(path), Array(text.utf8))
    try files.remove(store.pictureFile(path, name))
  }

  @Test("digests over all pixels are reported as earlier digests, and recorded again")
  func plainDigests() async throws {
    try await record()
    let texts = try paths.map { try files.read(store.ledgerFile($0)) }
    try agePlainly()
    let old = try pictures()
    let result = try await verify()
    #expect(
      result.findings.map(\.sentence)
        == paths.map {
          "\(store.ledgerFile($0)) has digests of an earlier kind. "
            + "Run scripts/record \($0) to record them anew."
        })
    #expect(result.findings.allSatisfy { $0.kind == .stale })
    let recording = try await record()
    #expect(recording.recorded.isEmpty && recording.removed.isEmpty)
    #expect(recording.rewritten == paths.map { store.ledgerFile($0) })
    #expect(try pictures() == old)
    #expect(try paths.map { try files.read(store.ledgerFile($0)) } == texts)
    #expect(try await verify().outcome == .equal)
  }

  @Test("a picture with only an earlier digest is drawn and compared with the digest")
  func plainDigestAlone() async throws {
    try await record()
    try agePlainly()
    try removePicture("others/plain", .normal)
    #expect(try await verify(ToyCatalog(), ["plain"]).findings.map(\.kind) == [.stale])
    // The drawn picture differs from the recorded picture.
    let text = String(decoding: try files.read(store.ledgerFile("others/plain")), as: UTF8.self)
    let digest = try #require(text.firstMatch(of: /[0-9a-f]{64}/)).output
    let other = text.replacing(digest, with: String(repeating: "5", count: 64))
    try files.create(store.ledgerFile("others/plain"), Array(other.utf8))
    #expect(try await verify(ToyCatalog(), ["plain"]).findings.map(\.kind) == [.differs, .stale])
  }

  @Test("a reference with other pixels than its earlier digest is edited")
  func plainForgery() async throws {
    try await record()
    try agePlainly()
    let red = Bitmap(width: 60, height: 40, filledWith: 0xffff_0000)
    let file = store.pictureFile("others/plain", .normal)
    try files.create(file, try PNGEncoder().encode(red))
    #expect(try await verify(ToyCatalog(), ["plain"]).findings.map(\.kind) == [.edited, .stale])
    #expect(try await record().recorded == [file])
    #expect(try await verify().outcome == .equal)
  }

  @Test("an environment contains digests of files, but not of pictures")
  nonisolated func environmentKind() {
    #expect(throws: SnapshotError.unknownDigests(file: "e", kind: "SHA-256-runs")) {
      try ReferenceEnvironment("digests SHA-256-runs\nprofile iOS 26\n", file: "e")
    }
  }

  // MARK: - Tests

  @Test("a test's folder gets digests of the present kind when it records")
  func snapshotFolder() throws {
    let references = SnapshotFolder(root: folder.path + "/__Snapshots__/SomeTests")
    let bitmap = Bitmap(width: 2, height: 2, filledWith: 0xff00_00ff)
    func verify(_ mode: RecordMode, _ bitmap: Bitmap) throws -> Finding.Kind? {
      SnapshotVerification(
        folder: references, name: try SnapshotName(test: "test()", name: "view"),
        pathExtension: "png", scene: "Tests/SomeTests", location: "/SomeTests.swift:1",
        mode: mode, environment: Self.environment, run: SnapshotRun(variables: [:]), results: nil
      ).verify(.picture(bitmap, scale: 1, fonts: ["Inter.otf": Self.font]))?.finding.kind
    }
    #expect(try verify(.missing, bitmap) == .new)
    let text = try files.read(references.root + "/environment.txt")
    try files.create(
      references.root + "/environment.txt",
      Array("profile iOS 26\nfont Inter.otf 11466e498fb75039b9c1ecf5da6ea76c\n".utf8))
    let old = try files.read(references.root + "/test.view.png")
    #expect(try verify(.never, bitmap) == nil)
    #expect(try verify(.all, bitmap) == .differs)
    #expect(try files.read(references.root + "/environment.txt") == text)
    #expect(try files.read(references.root + "/test.view.png") == old)
  }

  @Test("the digest in the recipe of an earlier picture is ignored")
  nonisolated func recipe() throws {
    let texts = [
      PNGText(keyword: "Title", value: "cards/listed/normal"),
      PNGText(keyword: "Software", value: "Cellophane 0.1.0"),
      PNGText(keyword: "Cellophane digest", value: String(repeating: "5", count: 32)),
    ]
    let file = try PNGEncoder().encode(Bitmap(width: 1, height: 1), texts: texts)
    let recipe = try #require(PictureRecipe(try PNGDecoder().decode(file, file: "a.png")))
    #expect(recipe.name == "cards/listed/normal")
    #expect(recipe.texts.map(\.keyword) == ["Title", "Software"])
  }
}
