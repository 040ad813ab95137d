import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Verifying and recording.
@MainActor struct VerificationTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References") }
  private var output: OutputFolder { OutputFolder(root: folder.path + "/output") }

  @discardableResult
  private func record(
    _ toy: ToyCatalog = ToyCatalog(), _ filters: [String] = [], all: Bool = false,
    acceptsEnvironment: Bool = false, in environment: DrawingEnvironment = DrawingEnvironment()
  ) async throws -> RecordingResult {
    try await RecordingRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store,
      rewritesAll: all, acceptsEnvironment: acceptsEnvironment, jobs: 2
    ).run(in: environment)
  }

  private func verify(
    _ toy: ToyCatalog = ToyCatalog(), _ filters: [String] = [], shard: Shard? = nil,
    jobs: Int = 2,
    in environment: DrawingEnvironment = DrawingEnvironment()
  ) async throws -> RunResult {
    try await VerificationRun(
      try toy.catalog(), selection: CaseSelection(filters: filters, shard: shard), store: store,
      output: output, jobs: jobs
    ).run(in: environment)
  }

  private func changed() -> ToyCatalog {
    ToyCatalog(selectedColor: Color(red: 0xd1, green: 0xd1, blue: 0xd7))
  }

  @Test("recorded references are equal when verified")
  func roundTrip() async throws {
    let recording = try await record()
    // White, dark and selected cards: five listed cases have three pictures, and 48 other cases
    // have five pictures.
    #expect(recording.recorded.count == 3 + 5 + 1)
    #expect(recording.writtenSceneCount == 3)
    let result = try await verify()
    #expect(result.findings.map(\.sentence) == [])
    #expect(result.outcome == .equal)
    #expect(result.caseCount == 5 + 48 + 1)
    #expect(result.distinctCount == 9)
    #expect(
      try FileAccess.system.readText(store.ledgerFile("cards/every-state")).split(separator: "\n")
        .map {
          $0.replacing(/[0-9a-f]{64}/, with: "#")
        } == [
          "digests SHA-256-runs", "state selected", "state disabled", "state pinned",
          "state drag: lifting dragging",
          "axis style: light dark",
          "disabled # when disabled & !selected & !dark",
          "disabled.dark # when disabled & dark & !selected",
          "normal # when !selected & !disabled & !dark",
          "normal.dark # when dark & !selected & !disabled",
          "selected # when selected",
        ])
  }

  @Test("recording again writes nothing")
  func recordTwice() async throws {
    try await record()
    let again = try await record()
    #expect(again.writtenSceneCount == 0)
    #expect(again.unchangedSceneCount == 3)
    #expect(again.recorded == [])
  }

  @Test("nothing depends on the number of threads", arguments: [1, 2, 8])
  func threads(jobs: Int) async throws {
    try await record()
    let result = try await verify(changed(), jobs: jobs)
    #expect(result.catalogDigest == (try await verify(changed())).catalogDigest)
    #expect(result.findings.map(\.name) == ["cards/listed/selected", "cards/every-state/selected"])
  }

  @Test("a difference contains the picture, pixels, property and advice, once for all equal cases")
  func difference() async throws {
    try await record()
    let result = try await verify(changed())
    #expect(result.outcome == .different)
    #expect(result.failedCount == 2 + 24)
    let finding = result.findings[1]
    #expect(finding.cases.count == 24)
    #expect(
      finding.sentence
        == "cards/every-state/selected (and 23 more alike): 1664 pixels differ within 52×32 px at (4, 4), by at most "
        + "1 of 255; background.color #d1d1d6 → #d1d1d7. If the new picture is right, run scripts/record "
        + "cards/every-state and look at what it names.")
    #expect(finding.cause == "background.color #d1d1d6 → #d1d1d7")
    let files = finding.files
    #expect(files.actual == "failures/actual/cards/every-state/selected.png")
    for file in [files.actual, files.expected, files.difference] {
      #expect(try FileAccess.system.exists(output.root + "/" + (try #require(file))))
    }

    let recording = try await record(changed())
    #expect(
      recording.recorded == [
        store.pictureFile("cards/listed", try CaseName("selected")),
        store.pictureFile("cards/every-state", try CaseName("selected")),
      ])
    #expect(try await verify(changed()).outcome == .equal)
    #expect(try await verify().outcome == .different)
  }

  @Test("another size is a difference with a picture")
  func otherSize() async throws {
    try await record()
    let result = try await verify(ToyCatalog(height: 22), ["plain"])
    #expect(result.findings.count == 1)
    #expect(
      result.findings[0].sentence.hasPrefix(
        "others/plain/normal: expected 60×40 px, got 60×44 px; height 20 → 22."))
    #expect(result.findings[0].files.difference != nil)
  }

  @Test("only selected cases are drawn and recorded")
  func filters() async throws {
    try await record(ToyCatalog(), ["listed"])
    #expect(try store.scenes() == ["cards/listed"])
    #expect(try await verify(ToyCatalog(), ["cards/listed"]).outcome == .equal)
    #expect(try await verify().newCount == 49)

    try await record(changed(), ["listed/selected.dark"])
    // The other case with the same picture was not changed.
    let result = try await verify(changed(), ["listed"])
    #expect(result.findings.map(\.name) == ["cards/listed/selected"])
    #expect(try await verify(changed(), ["*.dark"]).findings.map(\.kind) == [.new, .new, .new])
  }

  @Test("cases that look the same although the scene requires a difference are a finding")
  func alike() async throws {
    var scene = try ToyCatalog().catalog().scenes[0]
    scene.distinctCases = [
      [try CaseName("normal"), try CaseName("selected")],
      [try CaseName("normal"), try CaseName("pinned")],
    ]
    let catalog = try SnapshotCatalog([scene])
    _ = try await RecordingRun(catalog, store: store, jobs: 2).run(in: DrawingEnvironment())
    let result = try await VerificationRun(catalog, store: store, jobs: 2)
      .run(in: DrawingEnvironment())
    #expect(result.findings.map(\.kind) == [.alike])
    #expect(
      result.findings[0].sentence.hasPrefix(
        "cards/listed/pinned: looks the same as normal, but the scene says"))
    #expect(result.failedCount == 2)
    #expect(result.outcome == .different)
  }

  @Test("a word selects the cases that have it; a path selects one case")
  func filterWords() async throws {
    try await record()
    #expect(try await verify(ToyCatalog(), ["dark"]).caseCount == 2 + 24)
    #expect(try await verify(ToyCatalog(), ["lifting"]).caseCount == 16)
    #expect(try await verify(ToyCatalog(), ["normal"]).caseCount == 3)
    #expect(try await verify(ToyCatalog(), ["cards/listed/selected"]).caseCount == 1)
  }

  @Test(
    "an unknown filter names the nearest scene or case, if one is near",
    arguments: [
      ("lsited", "listed"), ("cards/evry-state", "cards/every-state"),
      ("selected.drk", "selected.dark"),
      ("oters", "others"), ("nosuch", nil),
    ])
  func unknownFilter(filter: String, nearest: String?) async throws {
    await #expect(throws: SnapshotError.unknownFilter(filter, nearest: nearest)) {
      try await verify(ToyCatalog(), [filter])
    }
  }

  @Test("shards share the cases out, each to one")
  func shards() async throws {
    try await record()
    var counts: [Int] = []
    for index in 1...3 {
      let result = try await verify(changed(), shard: try Shard("\(index)/3"))
      counts.append(result.caseCount)
    }
    #expect(counts.reduce(0, +) == 54)
    #expect(counts.allSatisfy { $0 > 8 })
    for text in ["0/3", "4/3", "1", "a/b", "1/2/3", "-1/2"] {
      #expect(throws: SnapshotError.malformedShard(text)) { try Shard(text) }
    }
  }

  @Test("new and removed cases and scenes are distinguished, and recording updates them")
  func comingAndGoing() async throws {
    try await record(ToyCatalog(extraCases: ["disabled", "disabled.dark"]))
    let toy = ToyCatalog(leavesOut: ["others/plain"], extraCases: ["selected+disabled"])
    let result = try await verify(toy)
    #expect(result.newCount == 1)
    #expect(result.orphanCount == 3)
    #expect(result.failedCount == 0)
    #expect(
      result.findings.map(\.sentence) == [
        "cards/listed/selected+disabled: there is no reference yet. Look at the picture and run scripts/record cards/listed to record it.",
        "\(store.ledgerFile("cards/listed")) has 2 cases that the scene no longer has, such as disabled. "
          + "Run scripts/record cards/listed to remove them, if that is meant.",
        "others/plain: there are references, but the catalog has no such scene. "
          + "Run scripts/record others/plain to remove them, if that is meant.",
      ])
    let recording = try await record(toy)
    #expect(recording.recorded == [])
    #expect(
      recording.removed == ["cards/listed/disabled", "cards/listed/disabled.dark", "others/plain"])
    #expect(try await verify(toy).outcome == .equal)
    #expect(try store.scenes() == ["cards/every-state", "cards/listed"])
  }

  @Test("orphaned references of one scene can be removed by name")
  func removeOrphan() async throws {
    try await record()
    let toy = ToyCatalog(leavesOut: ["others/plain"])
    #expect(try await record(toy, ["others/plain"]).removed == ["others/plain"])
    #expect(try await verify(toy).outcome == .equal)
  }

  // MARK: - Bad input

  @Test("a line of a ledger that cannot be read costs its case, and recording the case repairs it")
  func brokenLine() async throws {
    try await record()
    let file = store.ledgerFile("cards/listed")
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    let lines = whole.split(separator: "\n")
    let line = try #require(lines.dropFirst().first { !$0.contains(" = ") })
    let name = try #require(line.split(separator: " ").first)
    let users = lines.filter { $0.hasSuffix(" = \(name)") }
    try FileAccess.system.replace(
      file, Array(whole.replacing(line, with: line.dropLast(4)).utf8))
    let result = try await verify()
    #expect(result.outcome == .incomplete)
    #expect(result.findings.count == users.count + 1)
    #expect(result.findings.allSatisfy { $0.kind == .unreadable && $0.scene == "cards/listed" })
    #expect(result.findings.flatMap(\.cases).map(\.text).contains(String(name)))
    #expect(result.findings.flatMap(\.cases).count == users.count + 1)
    #expect(result.findings.contains { $0.sentence.contains("“\(line.dropLast(4))”") })
    // Recording another case would lose the line.
    let other = try #require(lines.last?.split(separator: " ").first)
    await #expect(throws: SnapshotError.self) {
      try await record(ToyCatalog(), ["cards/listed/\(other)"])
    }
    try await record(ToyCatalog(), ["cards/listed"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == whole)
    #expect(try await verify().outcome == .equal)
  }

  @Test("a condition that cannot be read costs the cases that match no other condition")
  func brokenCondition() async throws {
    try await record()
    let file = store.ledgerFile("cards/every-state")
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    let line = try #require(whole.split(separator: "\n").last { $0.contains(" when ") })
    let broken = "\(line) &"
    try FileAccess.system.replace(file, Array(whole.replacing(line, with: broken).utf8))
    let result = try await verify()
    #expect(result.outcome == .incomplete)
    #expect(result.findings.count == 1)
    let finding = try #require(result.findings.first)
    #expect(finding.kind == .unreadable && finding.scene == "cards/every-state")
    #expect(finding.sentence.contains("“\(broken)”"))
    let scene = try #require(try ToyCatalog().catalog().scenes.first { $0.path == finding.scene })
    #expect((1..<scene.space.count).contains(finding.cases.count))
    // Recording a case would lose the line.
    await #expect(throws: SnapshotError.self) {
      try await record(ToyCatalog(), ["cards/every-state/normal"])
    }
    // A line without effect is a finding of its own.
    try FileAccess.system.replace(file, Array((whole + "normal also when bold\n").utf8))
    #expect(try await verify().findings.map(\.kind) == [.unreadable])
    try await record(ToyCatalog(), ["cards/every-state"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == whole)
    #expect(try await verify().outcome == .equal)
  }

  @Test("an axis that cannot be read is a finding, and the cases are compared")
  func brokenAxis() async throws {
    try await record()
    let file = store.ledgerFile("cards/every-state")
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    let broken = whole.replacing("axis style: light dark", with: "axis style light dark")
    try FileAccess.system.replace(file, Array(broken.utf8))
    let result = try await verify()
    #expect(result.outcome == .incomplete)
    #expect(result.findings.map(\.kind) == [.unreadable])
    #expect(result.findings[0].cases == [])
    #expect(
      result.findings[0].sentence.contains("“axis style light dark” does not say what varies"))
    // A difference is found beside the line, and named.
    let changed = try await verify(ToyCatalog(selectedColor: .white))
    #expect(
      changed.findings.contains { $0.kind == .differs && $0.scene == "cards/every-state" })
    // A recording that does not draw all cases would lose the line.
    await #expect(throws: SnapshotError.self) {
      try await record(ToyCatalog(), ["cards/every-state/normal"])
    }
    try await record(ToyCatalog(), ["cards/every-state"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == whole)
    #expect(try await verify().outcome == .equal)
  }

  @Test("in a repository, the sentence about an edited picture has the command that restores it")
  func restoringEditedPictures() async throws {
    try await record()
    let file = store.pictureFile("others/plain", .normal)
    try FileAccess.system.replace(file, try PNGEncoder().encode(Bitmap(width: 2, height: 2)))
    #expect(try await verify().findings[0].sentence.contains(". Restore it, or run "))
    try FileAccess.system.makeFolder(folder.path + "/.git")
    try FileAccess.system.create(
      folder.path + "/.git/HEAD", Array((String(repeating: "0a", count: 20) + "\n").utf8))
    #expect(
      try await verify().findings[0].sentence.contains(
        ". Restore it with git restore \(file) or run "))
  }

  @Test("a reference picture that is missing, edited or damaged is found, each with its sentence")
  func badPictures() async throws {
    try await record()
    let file = store.pictureFile("others/plain", .normal)
    let whole = try FileAccess.system.read(file)

    try FileAccess.system.remove(file)
    var result = try await verify()
    #expect(result.missingCount == 1)
    #expect(result.outcome == .different)
    #expect(
      result.findings.map(\.sentence) == [
        "others/plain/normal: the ledger names \(file), but there is no such file. Restore it, or run scripts/record others/plain to record it."
      ])

    var edited = try PNGDecoder().decode(whole, file: file).bitmap
    edited[3, 3] = 0xff00_00ff
    try FileAccess.system.replace(file, try PNGEncoder().encode(edited))
    result = try await verify()
    #expect(result.findings.map(\.kind) == [.edited])
    #expect(result.failedCount == 1)
    #expect(
      result.findings[0].sentence.hasPrefix(
        "others/plain/normal: \(file) or its ledger was edited: the file is not the picture that the ledger names; "
          + "1 pixel differs within 1×1 px at (3, 3)"))

    try FileAccess.system.replace(file, Array(whole.prefix(whole.count / 2)))
    result = try await verify()
    #expect(result.outcome == .incomplete)
    #expect(
      result.findings.map(\.sentence) == [
        PNGError.truncated(file: file, byteCount: whole.count / 2).description
      ])

    try FileAccess.system.replace(file, Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    result = try await verify()
    #expect(result.findings[0].sentence.contains("git-lfs pointer"))

    // The same picture with a different encoding is not a difference.
    try FileAccess.system.replace(
      file,
      try PNGEncoder().encode(
        PNGDecoder().decode(whole, file: file).bitmap, texts: [PNGText(keyword: "A", value: "b")]))
    #expect(try await verify().outcome == .equal)

    try FileAccess.system.remove(file)
    let repair = try await record()
    #expect(repair.writtenSceneCount == 1)
    #expect(repair.recorded == [file])
    #expect(try await verify().outcome == .equal)
    #expect(try FileAccess.system.read(file) == whole)
  }

  @Test("a broken ledger is one finding, and recording the scene mends it")
  func brokenLedger() async throws {
    try await record()
    try FileAccess.system.replace(store.ledgerFile("cards/listed"), Array("normal 12\n".utf8))
    let result = try await verify()
    #expect(result.outcome == .incomplete)
    #expect(
      result.findings.map(\.sentence) == [
        "\(store.ledgerFile("cards/listed")):1: “normal 12” has neither a digest of 32 digits nor another case "
          + "after the name. Restore the line, or record the pictures anew."
      ])
    try await record()
    #expect(try await verify().outcome == .equal)
  }

  @Test("resolved properties that are edited, damaged, missing or out of date are findings")
  func resolvedProperties() async throws {
    try await record()
    let files = FileAccess.system
    let file = store.resolvedFile("others/plain")
    let whole = try files.read(file)
    let record = "Restore it, or run scripts/record others/plain to record it."
    let text = String(decoding: whole, as: UTF8.self)
    let cases: [(text: String, kind: Finding.Kind, sentence: String)] = [
      (
        text.replacing("height: 20", with: "height: 21"), .stale,
        "others/plain/normal: the picture is right, but \(file) is not: height 21 → 20. \(record)"
      ),
      (
        text.replacing("height: 20\n", with: ""), .stale,
        "others/plain/normal: the picture is right, but \(file) is not: height absent → 20. \(record)"
      ),
      (text + "\n", .stale, "\(file) is not as it was recorded. \(record)"),
      (
        text + "\n[selected]\nheight: 20\n", .stale,
        "others/plain/selected: the picture is right, but \(file) is not: height 20 → absent. \(record)"
      ),
      ("", .missing, "\(file): there is no such file, or nothing in it. \(record)"),
    ]
    for (text, kind, sentence) in cases {
      try files.replace(file, Array(text.utf8))
      let result = try await verify(ToyCatalog(), ["plain"])
      #expect(result.findings.map(\.kind) == [kind])
      #expect(result.findings.map(\.sentence) == [sentence])
      #expect(result.outcome == .different)
      // The file is repaired, and the result lists it.
      #expect(try await self.record().rewritten == [file])
      #expect(try files.read(file) == whole)
    }
    try files.replace(file, Array("[normal\n".utf8))
    #expect(try await verify().findings.map(\.kind) == [.unreadable])
    try files.remove(file)
    #expect(try await verify().findings.map(\.kind) == [.missing])
    try await self.record()
    #expect(try await verify().outcome == .equal)
  }

  @Test("every byte of the texts next to the pictures is verified")
  func everyByte() async throws {
    let environment = DrawingEnvironment(
      systemVersions: ["iOS 26"], libraries: ["FreeType": "2.12.1", "ICU": "72.1"],
      digestOfFont: { _ in PixelDigest(words: [0, 0, 0, 1]) },
      usedFonts: { ["Inter.otf": PixelDigest(words: [0, 0, 0, 1])] })
    let only = ToyCatalog(leavesOut: ["cards/listed", "cards/every-state"])
    try await record(only, in: environment)
    #expect(try await verify(only, in: environment).outcome == .equal)
    for file in [store.resolvedFile("others/plain"), store.environmentFile] {
      let whole = try FileAccess.system.read(file)
      for index in whole.indices {
        var bytes = whole
        bytes[index] ^= 1 << (index % 7)
        try FileAccess.system.create(file, bytes, isDurable: false)
        let outcome = try? await verify(only, in: environment).outcome
        // The version of a library can be any version.
        let isOtherVersion = try! Regex("library (FreeType|ICU) [0-9]+([.][0-9]+)*\n")
        let text = String(decoding: bytes, as: UTF8.self).replacing(isOtherVersion, with: "")
        let isAllowed =
          text
          == String(decoding: whole, as: UTF8.self).replacing(isOtherVersion, with: "")
        #expect((outcome != .equal) == !isAllowed, "\(file), byte \(index)")
      }
      try FileAccess.system.create(file, whole, isDurable: false)
    }
  }

  @Test("an environment that is edited, damaged, missing or out of date is a finding")
  func environmentText() async throws {
    let digest = PixelDigest(words: [0, 0, 0, 1])
    let environment = DrawingEnvironment(
      systemVersions: ["iOS 26"], libraries: ["ICU": "72.1"], digestOfFont: { _ in digest },
      usedFonts: { ["Inter.otf": digest] })
    try await record(in: environment)
    let file = store.environmentFile
    let whole = String(decoding: try FileAccess.system.read(file), as: UTF8.self)
    let line = "font Inter.otf \(digest)\n"
    let cases = [
      (whole.replacing(line, with: ""), "it lacks the font Inter.otf"),
      (whole + "font Other.otf \(digest)\n", "it has the font Other.otf, which no picture uses"),
      (whole + line, "its lines are not as they were recorded"),
      (whole.replacing("iOS 26", with: "iOS 25"), "its system versions are iOS 25, not iOS 26"),
      (
        whole.replacing("profile iOS 26\n", with: ""),
        "it has no system versions, instead of iOS 26"
      ),
      (whole.replacing("ICU", with: "ICV"), "it lacks the library ICU"),
      (whole + "library Zlib 1.2\n", "it has the library Zlib, which does not draw"),
      (whole.replacing("72.1", with: "7q.1"), "“7q.1” is not a version of the library ICU"),
    ]
    for (text, words) in cases {
      try FileAccess.system.replace(file, Array(text.utf8))
      let result = try await verify(in: environment)
      #expect(result.findings.map(\.kind) == [.stale])
      #expect(
        result.findings.map(\.sentence) == [
          "\(file): \(words). Restore it, or run scripts/record to record it."
        ])
      #expect(try await record(in: environment).rewritten == [file])
    }
    try FileAccess.system.remove(file)
    #expect(try await verify(in: environment).findings.map(\.kind) == [.missing])
    try FileAccess.system.create(file, Array("font ../../Inter.otf \(digest)\n".utf8))
    await #expect(throws: SnapshotError.self) { try await verify(in: environment) }
  }

  @Test("a picture or ledger that is a named pipe, or has 100 GB, is a finding")
  func strangeFiles() async throws {
    try await record()
    let picture = store.pictureFile("others/plain", .normal)
    for file in [picture, store.ledgerFile("others/plain"), store.resolvedFile("others/plain")] {
      let whole = try FileAccess.system.read(file)
      try FileAccess.system.remove(file)
      #expect(mkfifo(file, 0o600) == 0)
      var result = try await verify(ToyCatalog(), ["plain"])
      #expect(result.findings.map(\.kind) == [.unreadable])
      #expect(result.findings[0].sentence.contains("it is a named pipe, not a file"))

      try FileAccess.system.remove(file)
      try FileAccess.system.create(file, [])
      try #require(truncate(file, 100 << 30) == 0)
      result = try await verify(ToyCatalog(), ["plain"])
      #expect(result.findings.map(\.kind) == [.unreadable])
      #expect(result.findings[0].sentence.contains("it has 107374182400 bytes"))

      try await record()
      #expect(try FileAccess.system.read(file) == whole)
      #expect(try await verify().outcome == .equal)
    }
  }

  @Test("a stray picture is an orphan")
  func strayPicture() async throws {
    try await record()
    let stray = store.pictureFile("others/plain", try CaseName("selected"))
    try FileAccess.system.create(stray, try PNGEncoder().encode(Bitmap(width: 1, height: 1)))
    try FileAccess.system.create(FileAccess.parent(of: stray) + "/Copy of normal.png", [1])
    let result = try await verify()
    #expect(result.orphanCount == 2)
    #expect(
      result.findings[0].sentence.hasPrefix("\(stray) is a picture that the ledger does not name."))
    try await record()
    #expect(try await verify().outcome == .equal)
  }

  @Test("a case that cannot be laid out is a finding, and its reference stays")
  func undrawable() async throws {
    try await record()
    let toy = ToyCatalog(failing: ["selected"])
    let result = try await verify(toy, ["listed"])
    #expect(result.outcome == .incomplete)
    #expect(
      result.findings.map(\.sentence) == [
        "cards/listed/selected: cannot be drawn: a font is missing."
      ])
    let recording = try await record(toy, ["listed"])
    #expect(recording.undrawable == ["cards/listed/selected: a font is missing."])
    #expect(try await verify().outcome == .equal)
  }

  @Test("a picture without pixels cannot be drawn")
  func emptyPicture() async throws {
    try FileAccess.system.makeFolder(store.root)
    let result = try await verify(ToyCatalog(height: 0), ["plain"])
    #expect(
      result.findings.map(\.sentence) == [
        "others/plain/normal: cannot be drawn: its picture has no pixels (60×0)."
      ])
  }

  @Test("other fonts stop a comparison, and a recording that would mix them")
  func otherFonts() async throws {
    func machine(_ digest: PixelDigest) -> DrawingEnvironment {
      DrawingEnvironment(
        systemVersions: ["iOS 26"], digestOfFont: { $0 == "Inter.otf" ? digest : nil },
        usedFonts: { ["Inter.otf": digest] })
    }
    let old = machine(PixelDigest(words: [0, 0, 0, 1]))
    let new = machine(PixelDigest(words: [0, 0, 0, 2]))
    try await record(in: old)
    #expect(try await verify(in: old).outcome == .equal)
    let error = SnapshotError.otherFont(
      name: "Inter.otf", recorded: PixelDigest(words: [0, 0, 0, 1]),
      found: PixelDigest(words: [0, 0, 0, 2])
    )
    await #expect(throws: error) { try await verify(in: new) }
    await #expect(throws: error) { try await record(in: new) }
    // The gallery is drawn nevertheless.
    let gallery = try await VerificationRun(
      try ToyCatalog().catalog(), store: store, output: output, writesAllPictures: true, jobs: 2
    ).run(in: new)
    #expect(gallery.notCompared == error.description)
    #expect(gallery.outcome == .incomplete)
    #expect(gallery.findings.isEmpty)
    #expect(try FileAccess.system.exists(output.root + "/pictures/others/plain/normal.png"))
    await #expect(throws: error) { try await record(all: true, in: new) }
    await #expect(throws: SnapshotError.partialEnvironment) {
      try await record(ToyCatalog(), ["listed"], acceptsEnvironment: true, in: new)
    }
    try await record(acceptsEnvironment: true, in: new)
    #expect(try await verify(in: new).outcome == .equal)
    #expect(
      try FileAccess.system.readText(store.root + "/environment.txt")
        == "digests SHA-256\nprofile iOS 26\nfont Inter.otf \(PixelDigest(words: [0, 0, 0, 2]))\n")
  }

  @Test("libraries are recorded for information; another version is not a difference")
  func libraries() async throws {
    let old = DrawingEnvironment(libraries: ["HarfBuzz": "6.0.0", "FreeType": "2.12.1"])
    let new = DrawingEnvironment(libraries: ["HarfBuzz": "9.0.0", "FreeType": "2.13.3"])
    func recorded() throws -> [String: String]? { try store.environment()?.libraries }
    try await record(in: old)
    #expect(
      try FileAccess.system.readText(store.root + "/environment.txt")
        == "digests SHA-256\nlibrary FreeType 2.12.1\nlibrary HarfBuzz 6.0.0\n")
    #expect(try await verify(in: new).outcome == .equal)
    // No references are written with the new libraries, because the pictures are equal.
    try await record(in: new)
    #expect(try recorded() == old.libraries)
    try await record(changed(), in: new)
    #expect(try recorded() == new.libraries)
  }

  @Test("a full or read-only output folder does not hide findings")
  func unwritableOutput() async throws {
    try await record()
    try FileAccess.system.create(folder.path + "/output", [])
    let result = try await verify(changed())
    #expect(
      result.outputFailure
        == .unwritable(file: folder.path + "/output", reason: "not a folder"))
    #expect(result.findings.count == 2)
    #expect(result.findings.allSatisfy { $0.comparison != nil && $0.files == Finding.Files() })
    #expect(result.outcome == .incomplete)
  }
}
