import CelloScenes
import CelloSnapshots
import Foundation

/// Compares the cases of a scene with their references.
///
/// The references are one picture for each group of cases that look the same, and a ledger that
/// lists the cases of each group. They are the files that the gallery's command verifies and
/// records, so tests and the command share them. A parameterized test verifies a whole gallery,
/// with one test case for each scene:
///
/// ```swift
/// @Test(arguments: InboxGallery.scenes) func scene(_ scene: Scene) async {
///   await assertSnapshots(of: scene)
/// }
/// ```
///
/// The test fails if it records references, so that you review the pictures. Pictures that differ
/// are attached to the test and written to `.build/gallery-tests` in the package.
///
/// - Parameters:
///   - cases: the names or patterns of cases, such as `selected.dark`; `nil`, the default, for all.
///   - references: the folder of the references; `nil`, the default, for `References` in the
///     package of the test.
///   - record: the condition for writing references, as in
///     ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
@MainActor public func assertSnapshots(
  of scene: Scene, cases: [String]? = nil, references: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  let file = "\(filePath)"
  let package = FileAccess.system.packageFolder(of: file) ?? FileAccess.parent(of: file)
  do {
    let run = SnapshotRun.current
    let mode: RecordMode =
      if let mode = record ?? SnapshotTestingConfiguration.current.record { mode } else {
        try .standard(in: run.variables)
      }
    let verification = SceneVerification(
      scene: scene, snapshots: try SnapshotScene(scene),
      store: ReferenceStore(root: references ?? package + "/References"),
      output: OutputFolder(root: "\(package)/.build/gallery-tests/\(scene.path)"), mode: mode,
      run: run, cases: cases)
    for failure in try await verification.failures() { site.report(failure) }
  } catch {
    site.report(AssertionFailure(message: "\(error)".escapedForTerminal))
  }
}

/// Compares a scene with its references and records the references that the mode allows.
@MainActor struct SceneVerification {
  let scene: Scene
  let snapshots: SnapshotScene
  var store: ReferenceStore
  let output: OutputFolder
  let mode: RecordMode
  let run: SnapshotRun
  /// The names or patterns of the compared cases; `nil` for all.
  var cases: [String]?

  private var selection: CaseSelection {
    CaseSelection(filters: cases.map { $0.map { "\(scene.path)/\($0)" } } ?? [scene.path])
  }

  func failures() async throws -> [AssertionFailure] {
    let catalog = try SnapshotCatalog([scene])
    // Other tests in the same process use other fonts.
    var environment = DrawingEnvironment.current
    environment.usedFonts = nil
    guard try store.hasReferences || !mode.writes(.new) else {
      return try await recorded(selection, catalog, environment)
    }
    var store = store
    store.recordCommand = "the test with \(RecordMode.variable)=failed for"
    let result = try await VerificationRun(
      catalog, selection: selection, store: store, output: output,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    ).run(in: environment)
    let written = result.findings.filter { mode.writes($0.kind) }
    if !written.isEmpty || (mode == .all && result.findings.isEmpty) {
      // In the mode `missing`, the references of other cases are not rewritten.
      let paths = written.flatMap { finding in finding.cases.map { "\(finding.scene)/\($0)" } }
      let selection =
        mode == .missing ? CaseSelection(paths: Set(paths)) : self.selection
      let rest = result.findings.filter { !mode.writes($0.kind) }
      return try await recorded(selection, catalog, environment) + rest.map(failure)
    }
    var failures = result.findings.map(failure)
    if let failure = result.outputFailure {
      failures.append(AssertionFailure(message: "\(failure)"))
    }
    if failures.isEmpty, run.hasRecorded(store.ledgerFile(scene.path)) {
      failures.append(
        AssertionFailure(
          message: "\(scene.path): equals its references, which this run recorded. "
            + "Look at them, then run the test again."))
    }
    return failures
  }

  private func recorded(
    _ selection: CaseSelection, _ catalog: SnapshotCatalog, _ environment: DrawingEnvironment
  ) async throws -> [AssertionFailure] {
    var environment = environment
    let fonts = snapshots.fontDigests()
    environment.usedFonts = { fonts }
    let result = try await RecordingRun(
      catalog, selection: selection, store: store, rewritesAll: mode == .all,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    ).run(in: environment)
    run.registerRecording(of: store.ledgerFile(scene.path))
    let files = (result.recorded + result.rewritten).map { "recorded file://\($0)" }
    let lines =
      ["\(scene.path): recorded \(counted(result.recorded.count, "picture"))."] + files
      + result.undrawable.map { "not drawn: \($0)" }
      + ["Look at them, then run the test again."]
    return [
      AssertionFailure(message: lines.map(\.escapedForTerminal).joined(separator: "\n"))
    ]
  }

  private func failure(_ finding: Finding) -> AssertionFailure {
    let files = [
      (finding.files.expected, "reference"), (finding.files.actual, "failure"),
      (finding.files.difference, "difference"),
    ]
    var failure = AssertionFailure(message: finding.sentence.escapedForTerminal)
    let name = finding.name.replacing("/", with: ".")
    for (file, role) in files {
      guard let file, let bytes = FileManager.default.contents(atPath: "\(output.root)/\(file)")
      else { continue }
      failure.attachments.append(
        SnapshotVerification.Attachment(name: "\(name).\(role).png", bytes: Array(bytes)))
    }
    return failure
  }
}
