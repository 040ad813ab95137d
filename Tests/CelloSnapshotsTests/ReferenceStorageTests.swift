import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Pictures and digests as references.
@MainActor struct ReferenceStorageTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References") }

  private func toy(
    _ storage: ReferenceStorage, selected: Color = ToyCatalog().selectedColor
  ) -> ToyCatalog {
    ToyCatalog(selectedColor: selected, storage: storage)
  }

  private let otherColor = Color(red: 0xd1, green: 0xd1, blue: 0xd7)

  @discardableResult
  private func record(
    _ toy: ToyCatalog, _ filters: [String] = []
  ) async throws -> RecordingResult {
    try await RecordingRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store, jobs: 2
    ).run(in: DrawingEnvironment())
  }

  private func verify(_ toy: ToyCatalog, _ filters: [String] = []) async throws -> RunResult {
    try await VerificationRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store,
      output: OutputFolder(root: folder.path + "/output"), jobs: 2
    ).run(in: DrawingEnvironment())
  }

  private func files(_ scene: String) throws -> [String] {
    try FileAccess.system.names(in: store.folder(scene)).filter { $0.hasSuffix(".png") }
  }

  // MARK: - Which pictures are kept

  @Test("a cover shows each word that names mention, with few pictures, the plainest first")
  func cover() throws {
    let names = try [
      "normal", "selected", "disabled", "normal.dark", "selected.dark.rtl", "disabled.rtl",
      "focused+selected.ax3",
    ].map { try CaseName($0) }
    var cover = PictureCover()
    cover.add(Set(names))
    #expect(
      cover.chosen.map(\.text) == [
        "normal", "focused+selected.ax3", "disabled.rtl", "normal.dark",
      ])
  }

  @Test("words that few pictures show are chosen first, which takes fewer pictures")
  func rareWords() throws {
    let names = try [
      "normal", "normal.dark.ax1", "normal.dark.rtl.ios18", "normal.dark.rtl.xxxl",
      "normal.rtl.ax1.ios18", "normal.xxxl.ios18",
    ].map { try CaseName($0) }
    var cover = PictureCover()
    cover.add(Set(names))
    #expect(
      cover.chosen.map(\.text) == ["normal", "normal.dark.rtl.xxxl", "normal.rtl.ax1.ios18"])
  }

  @Test("no picture is needed for a case that is already shown")
  func shown() throws {
    var cover = PictureCover(shown: [try CaseName("selected.dark")])
    cover.add([.normal, try CaseName("selected"), try CaseName("disabled.dark")])
    #expect(cover.chosen.map(\.text) == ["disabled.dark"])
  }

  @Test("a cover keeps each word once, and no picture that an earlier scene keeps")
  func recordedCover() async throws {
    try await record(toy(.cover))
    #expect(try files("cards/listed") == ["normal.dark.png", "normal.png", "selected.png"])
    #expect(try files("cards/every-state") == ["disabled.png"])
    #expect(try files("others/plain") == [])
    let result = try await verify(toy(.cover))
    #expect(result.findings.map(\.sentence) == [])
    #expect(result.caseCount == 5 + 48 + 1)
  }

  @Test("with digests only, no pictures are stored, and all cases are verified")
  func recordedDigests() async throws {
    let recording = try await record(toy(.digests))
    #expect(recording.recorded == [])
    #expect(recording.recordedDigests.count == 9)
    for scene in ["cards/listed", "cards/every-state", "others/plain"] {
      #expect(try files(scene) == [])
    }
    #expect(try await verify(toy(.digests)).outcome == .equal)
    let result = try await verify(toy(.digests, selected: otherColor))
    #expect(result.failedCount == 2 + 24)
  }

  @Test("recording again writes nothing", arguments: ReferenceStorage.allCases)
  func recordTwice(storage: ReferenceStorage) async throws {
    try await record(toy(storage))
    let again = try await record(toy(storage))
    #expect(again.writtenSceneCount == 0)
    #expect(again.recorded == [] && again.recordedDigests == [] && again.removed == [])
  }

  @Test("a different choice changes files and ledgers, but not the verified cases")
  func changedChoice() async throws {
    try await record(toy(.pictures))
    let fewer = try await record(toy(.cover))
    #expect(fewer.unstoredCount == 5)
    #expect(fewer.recorded == [] && fewer.removed == [])
    #expect(try await verify(toy(.cover)).outcome == .equal)
    let all = try await record(toy(.pictures))
    #expect(all.recorded.count == 5)
    #expect(try await verify(toy(.pictures)).outcome == .equal)
  }

  // MARK: - Differences

  @Test("a difference without a reference file shows the properties and the most similar picture")
  func nearestPicture() async throws {
    try await record(toy(.cover))
    let result = try await verify(
      toy(.cover, selected: otherColor), ["cards/every-state"])
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.kind == .differs)
    // The first scene keeps the expected picture.
    #expect(finding.files.expected != nil)
    #expect(finding.changes.map(\.name) == ["background.color"])
  }

  @Test(
    "if no scene has the expected picture, the new picture is shown beside the most similar picture"
  )
  func withoutExpected() async throws {
    try await record(toy(.cover))
    var dimmed = toy(.cover)
    dimmed.height = 22
    let result = try await verify(dimmed, ["cards/every-state/disabled.dark"])
    let finding = try #require(result.findings.first)
    #expect(finding.kind == .differs)
    #expect(finding.files.expected == nil)
    #expect(finding.files.actual != nil)
    #expect(finding.expectedDigest != nil)
    #expect(finding.changes.map(\.name) == ["height"])
    let nearest = try #require(finding.nearest)
    #expect(nearest.name == "cards/every-state/disabled")
    #expect(nearest.evidence.files.expected != nil && nearest.evidence.files.actual != nil)
    #expect(nearest.evidence.comparison?.isEqual == false)
    #expect(
      finding.sentence.contains("looks different from its reference, which is kept by digest alone")
    )
    let document = RunDocument(result)
    #expect(document.findings.first?.nearest?.expected?.width == 60)
    #expect(document.findings.first?.nearest?.expected?.height == 40)
    #expect(document.findings.first?.nearest?.actual?.height == 44)
  }

  @Test("a file of a picture that only needs a digest is an orphan, and recording removes it")
  func leftoverFile() async throws {
    try await record(toy(.cover))
    let stray = store.pictureFile("cards/every-state", try CaseName("disabled.dark"))
    try FileAccess.system.create(
      stray,
      try FileAccess.system.read(store.pictureFile("cards/every-state", CaseName("disabled"))))
    let result = try await verify(toy(.cover))
    #expect(
      result.findings.map(\.sentence).first?.hasPrefix(
        "\(stray) is a picture, but the ledger keeps disabled.dark by digest alone.") == true)
    try await record(toy(.cover))
    #expect(try await verify(toy(.cover)).outcome == .equal)
    #expect(try !FileAccess.system.exists(stray))
  }

  @Test("recording some cases does not change the files and digests of other cases")
  func partialRecording() async throws {
    try await record(toy(.cover))
    let before = try FileAccess.system.readText(store.ledgerFile("cards/every-state"))
    try await record(
      toy(.cover, selected: otherColor), ["cards/every-state/selected"])
    #expect(try files("cards/every-state").contains("disabled.png"))
    let after = try FileAccess.system.readText(store.ledgerFile("cards/every-state"))
    #expect(before != after)
    let result = try await verify(toy(.cover, selected: otherColor), ["cards/every-state"])
    // The other cases that look the same still have the old digest.
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.cases.contains(try CaseName("selected")) == false)
  }
}
