import CelloFiles
import CelloTestSupport
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// Each system call of a command that uses results of earlier runs fails once, or is the last call
/// before the process is terminated.
@MainActor
struct RunnerFaultTests {
  nonisolated static let kinds: [FaultInjection.Kind] = [
    .error(ENOSPC), .error(EROFS), .error(EINTR), .short, .stop,
  ]

  private let temporary = TemporaryFolder(inMemory: true)
  private let files = FileAccess.system
  private var root: String { temporary.path }
  private var results: String { root + "/results" }
  private var snapshots: String { root + "/Tests/__Snapshots__/Messages" }

  private func runner(
    _ color: Color, _ transcript: Transcript, _ calls: SystemCalls = .direct,
    output: String = "output"
  ) -> GalleryRunner {
    var runner = GalleryRunner([])
    runner.references = root + "/References"
    runner.output = root + "/" + output
    runner.package = root
    runner.jobs = 1
    runner.console = transcript.console()
    runner.environment = DrawingEnvironment(systemVersions: ["iOS 26"])
    runner.variables = [:]
    runner.isContinuousIntegration = false
    runner.files = FileAccess(calls: calls)
    runner.catalog = { () throws(CaseError) in
      let scene = try SnapshotScene(
        group: "cards", name: "plain", shows: "a card",
        cases: .listed([.normal, try CaseName("selected")])
      ) { name in
        DrawnCase(
          list: DisplayList(
            size: CGSize(width: 4, height: 4),
            items: [
              .fill(
                .rect(CGRect(x: 1, y: 1, width: name == .normal ? 1 : 2, height: 2)), color)
            ]),
          scale: 1, resolved: ResolvedProperties([("color", "\(color)")]))
      }
      return try SnapshotCatalog([scene])
    }
    return runner
  }

  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  /// Runs a command once for each of its system calls; that call fails.
  ///
  /// - Parameters:
  ///   - normal: the outcome without a fault.
  ///   - check: a closure that is called with the outcome and the location of the fault.
  private func run(
    _ kind: FaultInjection.Kind, _ color: Color, normal: Outcome, atLeast minCount: Int,
    restore: () throws -> Void, command: (GalleryRunner) async -> Outcome,
    check: (Outcome, Comment) async throws -> Void
  ) async throws {
    var place = 0
    while true {
      try restore()
      let faults = FaultInjection(kind, at: place)
      let transcript = Transcript()
      let outcome = await command(runner(color, transcript, faults.calls))
      let situation: Comment = "call \(place): \(transcript.error)"
      guard faults.happened else {
        #expect(outcome == normal, situation)
        break
      }
      #expect(outcome == normal || outcome == .incomplete, situation)
      if outcome == .incomplete {
        #expect(!transcript.error.isEmpty || !transcript.output.isEmpty, situation)
      }
      if kind == .short || kind == .error(EINTR) { #expect(outcome == normal, situation) }
      try await check(outcome, situation)
      place += 1
    }
    #expect(place >= (kind == .short ? 5 : minCount))
  }

  private func record() async {
    #expect(await runner(blue, Transcript()).record() == .equal)
  }

  @Test("a review leaves the old references or the new ones", arguments: kinds)
  func review(kind: FaultInjection.Kind) async throws {
    await record()
    #expect(await runner(red, Transcript()).verify() == .different)
    let before = try FolderContents(of: root)
    let all = GalleryRunner.Decisions(accepted: ["*"])
    #expect(await runner(red, Transcript()).review(all) == .equal)
    let after = try FolderContents(of: root)
    try await run(
      kind, red, normal: .equal, atLeast: 40, restore: { try before.restore(in: root) },
      command: { await $0.review(all) }
    ) { outcome, situation in
      if outcome == .equal { #expect(try FolderContents(of: root) == after, situation) }
      // The next command completes or reverts the interrupted recording.
      let verified = [
        await runner(blue, Transcript(), output: "other").verify(),
        await runner(red, Transcript(), output: "other").verify(),
      ]
      #expect(verified == [.equal, .different] || verified == [.different, .equal], situation)
      try files.remove(root + "/other")
      var references = try FolderContents(of: root).filter { $0.hasPrefix("References") }
      var whole = (verified[0] == .equal ? before : after).filter { $0.hasPrefix("References") }
      // The accepted causes are written after the references, from a list of the accepted findings
      // that is written before: the file is whole, or not written.
      let notes = "References/accepted.txt"
      let written = references[notes]
      whole = whole.filter { $0 != notes }
      // The files that a killed process leaves are replaced by the next review.
      references = references.filter {
        $0 != notes && $0 != "References/.accepted.recording" && !$0.hasSuffix(".new")
      }
      #expect(written == nil || written == after[notes], situation)
      #expect(references == whole, situation)
      // Repeated, the review accepts the rest, and each case once.
      #expect(await runner(red, Transcript()).review(all) == .equal, situation)
      let repeated = try FolderContents(of: root).filter {
        $0.hasPrefix("References") && !$0.hasSuffix(".new")
      }
      #expect(repeated == after.filter { $0.hasPrefix("References") }, situation)
    }
  }

  /// Writes the results of a test run that changed a text and a picture.
  private func leaveResults() throws {
    let run = SnapshotRun(variables: [:])
    func verify(_ mode: RecordMode, _ text: String, _ bitmap: Bitmap, _ folder: ResultsFolder)
      throws
    {
      for (name, ending, content) in [
        (
          "a", "txt",
          SnapshotVerification.Content.bytes(Array(text.utf8)) { _ in
            .init(summary: "other")
          }
        ),
        (
          "b", "png",
          .picture(
            bitmap, scale: 1, fonts: ["Inter.ttc": PixelDigest(bitmap)],
            resolved: ResolvedProperties([("text", text)]))
        ),
      ] {
        _ = SnapshotVerification(
          folder: SnapshotFolder(root: snapshots),
          name: try SnapshotName(test: "row()", name: name),
          pathExtension: ending, scene: "Inbox/Messages", location: "/Messages.swift:1", mode: mode,
          environment: DrawingEnvironment(), run: mode == .all ? SnapshotRun(variables: [:]) : run,
          results: folder
        ).verify(content)
      }
    }
    try files.makeFolder(root + "/Tests")
    try files.create(root + "/Tests/Messages.swift", [])
    let ended = RunIdentity(process: .max, start: 1)
    try verify(
      .all, "old", Bitmap(width: 1, height: 1), ResultsFolder(root: root + "/first", run: ended))
    try files.remove(root + "/first")
    try files.remove(snapshots + "/environment.txt")
    try verify(
      .never, "new", Bitmap(width: 2, height: 1), ResultsFolder(root: results, run: ended))
  }

  @Test(
    "a review of tests leaves each reference old or new; repeated, it accepts all", arguments: kinds
  )
  func reviewTests(kind: FaultInjection.Kind) async throws {
    try leaveResults()
    let before = try FolderContents(of: root)
    let all = GalleryRunner.Decisions(accepted: ["*"])
    #expect(await runner(red, Transcript()).reviewTests(results, all) == .equal)
    let after = try FolderContents(of: root)
    #expect(before != after)
    try await run(
      kind, red, normal: .equal, atLeast: 40, restore: { try before.restore(in: root) },
      command: { await $0.reviewTests(results, all) }
    ) { outcome, situation in
      let now = try FolderContents(of: root)
      if outcome == .equal { #expect(now == after, situation) }
      for (name, bytes) in now.files where !name.hasSuffix(".new") {
        #expect(bytes == before[name] || bytes == after[name], "\(name), \(situation)")
      }
      #expect(Set(before.files.keys).subtracting(now.files.keys).isEmpty, situation)
      #expect(await runner(red, Transcript()).reviewTests(results, all) == .equal, situation)
      #expect(try FolderContents(of: root) == after, situation)
    }
  }

  @Test("a report is whole, old or new, and the results stay", arguments: kinds)
  func report(kind: FaultInjection.Kind) async throws {
    try leaveResults()
    let results = results
    let before = try FolderContents(of: results)
    #expect(await runner(red, Transcript()).report(results) == .different)
    let pages = try FolderContents(of: results).filter { before[$0] == nil }
    #expect(pages.files.count == 4)
    try await run(
      kind, red, normal: .different, atLeast: 40, restore: { try before.restore(in: results) },
      command: { await $0.report(results) }
    ) { outcome, situation in
      let now = try FolderContents(of: results)
      for (name, bytes) in before.files { #expect(now[name] == bytes, situation) }
      for name in pages.files.keys where outcome == .different || now[name] != nil {
        let text = now[name].map { String(decoding: $0, as: UTF8.self) } ?? ""
        // Pictures that cannot be read are omitted, with a notice.
        #expect(
          name == "index.html" ? text.hasSuffix("</html>\n") : now[name] == pages[name], situation)
      }
    }
  }

  @Test(
    "a merge keeps the parts, and is equal only if every case is", arguments: kinds, [true, false])
  func merge(kind: FaultInjection.Kind, isEqual: Bool) async throws {
    await record()
    var folders: [String] = []
    for index in 1...2 {
      var part = runner(isEqual ? blue : red, Transcript(), output: "part-\(index)")
      part.shard = "\(index)/2"
      part.allowsEmpty = true
      _ = await part.verify()
      folders.append(part.output)
    }
    let before = try FolderContents(of: root)
    try await run(
      kind, isEqual ? blue : red, normal: isEqual ? .equal : .different, atLeast: 20,
      restore: { try before.restore(in: root) }, command: { await $0.merge(folders) }
    ) { _, situation in
      let now = try FolderContents(of: root)
      for (name, bytes) in before.files where !name.hasPrefix("output") {
        #expect(now[name] == bytes, "\(name), \(situation)")
      }
    }
  }

  @Test("a merge of tests keeps the parts, and leaves whole results or none", arguments: kinds)
  func mergeTests(kind: FaultInjection.Kind) async throws {
    try leaveResults()
    let results = results
    let before = try FolderContents(of: root)
    try await run(
      kind, red, normal: .different, atLeast: 40, restore: { try before.restore(in: root) },
      command: { await $0.merge([results]) }
    ) { _, situation in
      let now = try FolderContents(of: root)
      for (name, bytes) in before.files { #expect(now[name] == bytes, "\(name), \(situation)") }
      let merged = now["output/results.jsonl"]
      #expect(merged == nil || merged == before["results/results.jsonl"], situation)
    }
  }
}
