import CelloFiles
import CelloTestSupport
import Foundation
import Synchronization
import Testing

@testable import CelloSnapshots

/// Verifying one snapshot.
struct SnapshotVerificationTests {
  private let temporary = TemporaryFolder(inMemory: true)
  private var folder: String { temporary.path + "/__Snapshots__/SomeTests" }
  private var results: String { temporary.path + "/results" }
  private var picture: String { folder + "/test.view.png" }
  private let old = Bitmap(width: 4, height: 4, filledWith: 0xff00_0000)
  private let new = Bitmap(width: 4, height: 4, filledWith: 0xffff_ffff)

  /// Verifies a snapshot. Each call is a separate run unless a run is given.
  private func verify(
    _ content: SnapshotVerification.Content, _ mode: RecordMode, _ name: String = "view",
    in run: SnapshotRun? = nil, identity: RunIdentity? = nil, line: Int = 1,
    environment: DrawingEnvironment = .init(),
    calls: SystemCalls = .direct, pathExtension: String = "png", value: String = "",
    former: String? = nil, build: Date? = nil, allowsRepetition: Bool = false
  ) throws -> SnapshotVerification.Failure? {
    var verification = SnapshotVerification(
      folder: SnapshotFolder(root: folder, files: FileAccess(calls: calls)),
      name: try SnapshotName(test: "test()", name: name), pathExtension: pathExtension,
      scene: "Tests/SomeTests", location: "/SomeTests.swift:\(line)", mode: mode,
      environment: environment, run: run ?? SnapshotRun(variables: [:]),
      results: ResultsFolder(
        root: results, run: identity ?? Self.newRun, files: FileAccess(calls: calls)))
    verification.value = value
    verification.former = try former.map { try SnapshotName(test: "test()", name: $0) }
    verification.build = build
    verification.allowsRepetition = allowsRepetition
    return verification.verify(content)
  }

  /// The identity of a run without other processes.
  private static var newRun: RunIdentity {
    RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max))
  }

  private func content(
    _ bitmap: Bitmap, _ properties: [(name: String, value: String)] = [],
    fonts: [String: PixelDigest] = [:], hasMissingGlyph: Bool = false
  ) -> SnapshotVerification.Content {
    .picture(
      bitmap, scale: 2, fonts: fonts, hasMissingGlyph: hasMissingGlyph,
      resolved: ResolvedProperties(properties))
  }

  private func text(_ failure: SnapshotVerification.Failure?) -> String {
    failure.map { ([$0.finding.sentence] + $0.advice).joined(separator: " ") } ?? ""
  }

  @Test("a first run records and fails, the next run passes")
  func firstRun() throws {
    let failure = try #require(try verify(content(old), .missing))
    #expect(
      text(failure) == "test.view: recorded file://\(picture). Look at it, then run the test again."
    )
    #expect(failure.finding.kind == .new)
    #expect(try verify(content(old), .missing) == nil)
  }

  @Test("a retry within the run that recorded does not pass")
  func retry() throws {
    let run = SnapshotRun(variables: [:])
    #expect(try verify(content(old), .missing, in: run) != nil)
    let again = try verify(content(old), .missing, in: run)
    #expect(text(again).contains("which this run recorded"))
  }

  @Test("nor does a retry in another process of that run")
  func retryInAnotherProcess() throws {
    let identity = Self.newRun
    #expect(try verify(content(old), .missing, identity: identity) != nil)
    let again = try verify(content(old), .missing, identity: identity)
    #expect(text(again).contains("which this run recorded"))
    #expect(try verify(content(old), .missing) == nil)
  }

  @Test("the new picture is written under never, without a reference and with one")
  func never() throws {
    let missing = try #require(try verify(content(new), .never))
    #expect(text(missing).contains("no reference exists at \(picture)"))
    #expect(text(missing).contains("SNAPSHOT_TESTING_RECORD=missing"))
    #expect(missing.actual == results + "/failures/actual/Tests/SomeTests/test.view.png")
    #expect(try !FileAccess.system.exists(folder))
    _ = try verify(content(old), .all)
    let differs = try #require(try verify(content(new), .never))
    for path in [differs.actual, differs.difference] {
      #expect(try FileAccess.system.exists(try #require(path)))
    }
    #expect(differs.attachments.map(\.name) == ["failure.png", "reference.png", "difference.png"])
    #expect(differs.reference == picture)
  }

  @Test(
    "a reference with a former name of the snapshot is found and compared, and nothing is recorded")
  func formerName() throws {
    _ = try verify(content(old), .missing, "TodoItem-id-1")
    let equal = try #require(try verify(content(old), .missing, "1", former: "TodoItem-id-1"))
    #expect(
      text(equal).hasPrefix(
        "test.1: the reference has a former name of the snapshot, test.TodoItem-id-1.png, and equals "
          + "the picture. To rename it, accept the snapshot with render-gallery review --tests or ")
    )
    #expect(equal.finding.kind == .new)
    #expect(try !FileAccess.system.exists(folder + "/test.1.png"))
    let changed = try verify(content(new), .missing, "1", former: "TodoItem-id-1")
    #expect(text(changed).contains("test.TodoItem-id-1.png, and differs from the picture."))
    let result = try #require(
      try ResultsFolder.results(in: results, files: .system)?.findings.first)
    #expect(result.formerReference == folder + "/test.TodoItem-id-1.png")
    // The name that the snapshot has now takes precedence.
    _ = try verify(content(old), .failed, "1", former: "TodoItem-id-1")
    #expect(try verify(content(old), .missing, "1", former: "TodoItem-id-1") == nil)
  }

  @Test("a picture that changes from run to run is not to be recorded")
  func unstable() throws {
    let other = Bitmap(width: 4, height: 4, filledWith: 0xff00_00ff)
    let recording =
      "If the new picture is right, run the test with SNAPSHOT_TESTING_RECORD=failed to record it."
    let varying = "It also differs from the last run of the same build."
    _ = try verify(content(old), .missing, build: .distantPast)
    #expect(text(try verify(content(new), .missing, build: .distantPast)).contains(varying))
    // The same change, seen again.
    #expect(text(try verify(content(new), .missing, build: .distantPast)).hasSuffix(recording))
    #expect(text(try verify(content(other), .missing, build: .distantPast)).contains(varying))
    // The tests were built again since the last run.
    #expect(text(try verify(content(new), .missing, build: .distantFuture)).hasSuffix(recording))
  }

  @Test("recording many pictures writes their properties once, and sorts them at the end")
  func manyPictures() throws {
    let counts = Mutex<[SystemCalls.Call: Int]>([:])
    let calls = SystemCalls { call in
      counts.withLock { $0[call, default: 0] += 1 }
      return nil
    }
    let run = SnapshotRun(variables: [:])
    let identity = Self.newRun
    for index in (0..<100).reversed() {
      _ = try verify(
        content(old, [("text.color", "black")]), .missing, "picture-\(1000 + index)", in: run,
        identity: identity, calls: calls)
    }
    #expect(counts.withLock { $0[.synchronize] ?? 0 } <= 4)
    // A file is renamed when it is written as a whole: each picture, and a few times the properties.
    #expect(counts.withLock { $0[.rename] ?? 0 } < 100 + 32 + 10)
    let file = folder + "/resolved.txt"
    let unsorted = try FileAccess.system.readText(file)
    run.finishRecording()
    let sorted = try FileAccess.system.readText(file)
    #expect(sorted != unsorted)
    let heads = sorted.split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(heads.count == 100)
    #expect(heads == heads.sorted())
    #expect(
      try ResolvedRecord<SnapshotName>(unsorted, file: "x")
        == ResolvedRecord<SnapshotName>(sorted, file: "x"))
    #expect(try verify(content(old, [("text.color", "black")]), .never, "picture-1000") == nil)
  }

  @Test("a difference names the properties that changed")
  func properties() throws {
    _ = try verify(content(old, [("text.color", "black"), ("text.size", "17")]), .missing)
    let message = text(
      try verify(content(new, [("text.color", "white"), ("text.size", "17")]), .never))
    #expect(message.hasPrefix("test.view: 16 pixels differ within "))
    #expect(
      message.hasSuffix(
        "; text.color black → white. "
          + "If the new picture is right, run the test with SNAPSHOT_TESTING_RECORD=failed to record it."
      ))
  }

  @Test("recorded properties that are edited, damaged or out of date are findings")
  func staleProperties() throws {
    let properties = [(name: "text.color", value: "black")]
    _ = try verify(content(old, properties), .missing)
    let file = folder + "/resolved.txt"
    let written = try FileAccess.system.readText(file)
    #expect(written == "[test.view]\ntext.color: black\n")
    #expect(try verify(content(old, properties), .never) == nil)
    let stale = try #require(try verify(content(old, [("text.color", "white")]), .never))
    #expect(stale.finding.kind == .stale)
    #expect(
      text(stale).contains("the picture is right, but \(file) is not: text.color black → white"))
    try FileAccess.system.create(file, Array(written.replacing("black", with: "blue").utf8))
    #expect(text(try verify(content(old, properties), .never)).contains("blue → black"))
    try FileAccess.system.create(file, Array("<<<<<<< ours\n".utf8))
    #expect(
      text(try verify(content(old, properties), .never)).contains(
        "\(file):1: “<<<<<<< ours” is a merge conflict marker"))
    try FileAccess.system.create(file, Array(written.replacing("black", with: "blue").utf8))
    #expect(try verify(content(old, properties), .failed) != nil)
    #expect(try FileAccess.system.readText(file) == written)
    // A section was removed.
    _ = try verify(content(old, [("text.size", "17")]), .missing, "other")
    try FileAccess.system.create(file, Array("[test.other]\ntext.size: 17\n".utf8))
    #expect(text(try verify(content(old, properties), .never)).contains("absent → black"))
    // References without properties are compared without properties.
    try FileAccess.system.remove(file)
    #expect(try verify(content(old, properties), .never) == nil)
  }

  @Test("another version of a font is one sentence, and is not recorded among the old ones")
  func otherFont() throws {
    let (first, second) = (PixelDigest(words: [0, 0, 1, 1]), PixelDigest(words: [0, 0, 2, 2]))
    func environment(_ digest: PixelDigest?) -> DrawingEnvironment {
      DrawingEnvironment(digestOfFont: { $0 == "Inter.otf" ? digest : nil })
    }
    _ = try verify(
      content(old, fonts: ["Inter.otf": first]), .missing, environment: environment(first))
    let message = text(
      try verify(
        content(new, fonts: ["Inter.otf": second]), .never, environment: environment(second)))
    #expect(message.contains("The font Inter.otf on this machine"))
    #expect(message.contains("is not the one that the references were made with"))
    let missing = text(try verify(content(new), .never, environment: environment(nil)))
    #expect(
      missing.contains("The font Inter.otf, which the references were made with, was not found"))
    let refused = text(
      try verify(
        content(new, fonts: ["Inter.otf": second]), .failed, environment: environment(second)))
    #expect(refused.contains("Nothing was recorded. The font Inter.otf"))
    _ = try verify(
      content(new, fonts: ["Inter.otf": second]), .all, environment: environment(second))
    #expect(
      try verify(
        content(new, fonts: ["Inter.otf": second]), .never, environment: environment(second)) == nil
    )
  }

  @Test("a character without a glyph is reported")
  func missingGlyph() throws {
    let environment = DrawingEnvironment(warnings: {
      [DrawingWarning(.character, "No installed font has U+1F9FF.")]
    })
    _ = try verify(content(old), .missing)
    #expect(
      text(try verify(content(new, hasMissingGlyph: true), .never, environment: environment))
        .contains(
          "U+1F9FF"))
    #expect(!text(try verify(content(new), .never, environment: environment)).contains("U+1F9FF"))
  }

  @Test(
    "nothing is recorded while a font is missing, and the message names it",
    arguments: RecordMode.allCases)
  func missingFont(mode: RecordMode) throws {
    let sentence = "The font Inter was not found."
    let environment = DrawingEnvironment(warnings: { [DrawingWarning(.font, sentence)] })
    let first = text(try verify(content(old), mode, environment: environment))
    #expect(try !FileAccess.system.exists(picture))
    #expect(first.contains("no reference exists at \(picture)"))
    _ = try verify(content(old), .all)
    let second = text(try verify(content(new), mode, environment: environment))
    #expect(second.contains("16 pixels differ"))
    if mode == .all || mode == .failed {
      #expect(second.hasSuffix("Nothing was recorded, because a font is missing. \(sentence)"))
    }
    #expect(try verify(content(old), mode == .all ? .failed : mode) == nil)
  }

  @Test("two assertions with one reference are an error that names both lines")
  func repeatedName() throws {
    let run = SnapshotRun(variables: [:])
    _ = try verify(content(old), .missing, in: run, line: 3)
    let message = text(try verify(content(new), .all, "View", in: run, line: 9))
    #expect(message.contains("the assertions at /SomeTests.swift:3 and /SomeTests.swift:9"))
    let twice = text(try verify(content(new), .all, in: run, line: 3))
    #expect(twice.contains("used it twice in this run, with different contents"))
    // Comparing the same content again, as in a loop or at another line, is permitted.
    #expect(try verify(content(old), .never, line: 3) == nil)
    let loop = SnapshotRun(variables: [:])
    #expect(try verify(content(old), .missing, in: loop, line: 3) == nil)
    #expect(try verify(content(old), .missing, in: loop, line: 3) == nil)
    #expect(try verify(content(old), .missing, in: loop, line: 12) == nil)
    let second = text(try verify(content(new), .missing, in: loop, line: 3))
    #expect(second.contains("used it twice in this run, with different contents"))
    #expect(!second.contains("SNAPSHOT_TESTING_RECORD"))
  }

  @Test("an assertion may be repeated until it succeeds, as in swift-snapshot-testing")
  func attempts() throws {
    let (run, identity) = (SnapshotRun(variables: [:]), Self.newRun)
    func attempt(_ picture: Bitmap, _ mode: RecordMode, line: Int) throws -> String {
      text(
        try verify(
          content(picture), mode, in: run, identity: identity, line: line, allowsRepetition: true))
    }
    #expect(try attempt(old, .missing, line: 3).contains("recorded file://"))
    #expect(try attempt(new, .missing, line: 3).contains("16 pixels differ"))
    #expect(try attempt(old, .missing, line: 3).isEmpty)
    #expect(try attempt(new, .missing, line: 9).contains("16 pixels differ"))
    let found = try #require(try ResultsFolder.results(in: results))
    #expect(found.findings.map(\.kind) == ["differs", "equal"])
    #expect(found.findings.allSatisfy { $0.replacesFormer == nil })
  }

  @Test("two values of an assertion with one reference are an error that names both")
  func indistinctNames() throws {
    let run = SnapshotRun(variables: [:])
    _ = try verify(content(old), .missing, "a b", in: run, value: "“a b”")
    let message = text(try verify(content(old), .never, "a-b", in: run, value: "“a-b”"))
    #expect(message.contains("uses this reference for “a b” and for “a-b”"))
    // The texts are equal, but have different bytes.
    _ = try verify(content(old), .missing, "\u{e9}", in: run, value: "\u{e9}")
    #expect(
      text(try verify(content(old), .never, "\u{e9}", in: run, value: "e\u{301}"))
        .contains("uses this reference for"))
    #expect(try verify(content(old), .never, "a b", value: "“a b”") == nil)
  }

  @Test("the first of two values with one reference is not to be recorded once both are known")
  func indistinctNamesInTheLastRun() throws {
    func run(_ values: [(String, Bitmap)]) throws -> [String] {
      let (run, identity) = (SnapshotRun(variables: [:]), Self.newRun)
      return try values.map { value, bitmap in
        text(
          try verify(
            content(bitmap), .missing, "a b", in: run, identity: identity, value: value,
            build: .distantPast))
      }
    }
    _ = try run([("“a b”", old)])
    _ = try run([("“a b”", old), ("“a-b”", new)])
    // Tests run in any order.
    let messages = try run([("“a-b”", new), ("“a b”", old)])
    #expect(messages[0].contains("another snapshot had the same name, so recording does not help"))
    #expect(messages[1].contains("uses this reference for “a-b” and for “a b”"))
    #expect(!messages.contains { $0.contains("SNAPSHOT_TESTING_RECORD") })
  }

  @Test("failed rewrites a truncated picture, but not a pointer or a conflict")
  func damaged() throws {
    _ = try verify(content(old), .missing)
    let whole = try FileAccess.system.read(picture)
    try FileAccess.system.create(picture, Array(whole.prefix(40)))
    #expect(try verify(content(old), .missing)?.finding.kind == .unreadable)
    #expect(text(try verify(content(old), .failed)).contains("recorded"))
    #expect(try FileAccess.system.read(picture) == whole)
    for (bytes, expected) in [
      ("version https://git-lfs.github.com/spec/v1\n", "Run git lfs pull"),
      ("<<<<<<< HEAD\n", "merge conflict markers"),
    ] {
      try FileAccess.system.create(picture, Array(bytes.utf8))
      for mode in RecordMode.allCases where mode != .all {
        #expect(text(try verify(content(old), mode)).contains(expected))
        #expect(try FileAccess.system.read(picture) == Array(bytes.utf8))
      }
    }
  }

  @Test("values are compared by their strategy and stored as they are")
  func values() throws {
    func value(_ text: String) -> SnapshotVerification.Content {
      .bytes(Array(text.utf8)) { _ in SnapshotVerification.Difference(summary: "− a\n+ b") }
    }
    _ = try verify(value("a"), .missing, pathExtension: "txt")
    #expect(try FileAccess.system.readText(folder + "/test.view.txt") == "a")
    #expect(try verify(value("a"), .never, pathExtension: "txt") == nil)
    let failure = try #require(try verify(value("b"), .never, pathExtension: "txt"))
    #expect(text(failure).contains("test.view: the value differs:\n− a\n+ b"))
    #expect(try FileAccess.system.readText(try #require(failure.actual)) == "b")
  }

  @Test("each snapshot leaves a line with its reference")
  func lines() throws {
    _ = try verify(content(old), .missing)
    _ = try verify(content(old), .never, identity: .current)
    _ = try verify(content(new), .never, identity: .current)
    _ = try verify(content(new), .missing, "other", identity: .current)
    let lines = try #require(try ResultsFolder.results(in: results)).findings
    #expect(Set(lines.map(\.kind)) == ["differs", "equal", "new"])
    #expect(lines.allSatisfy { $0.location == "/SomeTests.swift:1" })
    #expect(lines.first { $0.kind == "differs" }?.reference == picture)
    #expect(lines.filter { $0.isRecorded == true }.map(\.kind) == ["new"])
  }

  @Test(
    "the reference is either the old or the new file, and the next run cleans up",
    arguments: [ENOSPC, EIO, EXDEV, EINTR], [false, true])
  func recording(code: Int32, stops: Bool) throws {
    var place = 0
    while true {
      try FileAccess.system.remove(folder)
      _ = try verify(content(old), .all)
      let faults = FaultInjection(stops ? .stop : .error(code), at: place)
      let failure = try verify(content(new), .failed, calls: faults.calls)
      #expect(failure != nil, "call \(place)")
      guard faults.happened else { break }
      let isOld = try verify(content(old), .never) == nil
      let isNew = try verify(content(new), .never) == nil
      #expect(isOld != isNew, "call \(place): \(text(failure))")
      #expect(try FileAccess.system.names(in: folder) == ["test.view.png"], "call \(place)")
      place += 1
    }
    #expect(place > 15)
  }

  @Test("a full disk hides no difference")
  func fullDisk() throws {
    _ = try verify(content(old), .all)
    let calls = SystemCalls { $0 == .write ? .error(ENOSPC) : nil }
    let failure = try #require(try verify(content(new), .never, calls: calls))
    #expect(text(failure).contains("16 pixels differ"))
    #expect(text(failure).contains("The new picture was not written: "))
    #expect(text(failure).contains("No space left on device"))
    #expect(failure.attachments.count == 3)
  }
}
