import CelloSnapshots
import Foundation
import Testing
import XCTest

/// Compares the cases of a scene with the references that the gallery's command recorded.
///
/// A parameterized test runs a whole gallery, a case of the test for each scene:
///
/// ```swift
/// @Test(arguments: InboxGallery.scenes) func scene(_ scene: Scene) async {
///   await assertSnapshots(of: scene)
/// }
/// ```
///
/// Nothing is recorded: that is what the command is for. The pictures of what differs are attached
/// to the test, and in `.build/gallery-tests` of the package.
///
/// - Parameter references: the folder of the references; `nil` for `References` in the package of
///   the test.
@MainActor public func assertSnapshots(
  of scene: Scene, references: String? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  func report(_ message: String) {
    guard Test.current != nil else { return XCTFail(message, file: filePath, line: line) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  }
  let package = packageFolder(of: "\(filePath)")
  do {
    let output = OutputFolder(root: "\(package)/.build/gallery-tests/\(scene.path)")
    let result = try await comparison(
      of: scene, ReferenceStore(root: references ?? package + "/References"), output)
    for finding in result.findings {
      attachPictures(of: finding, in: output)
      report(finding.sentence.escapedForTerminal)
    }
    if let failure = result.outputFailure { report("\(failure)") }
  } catch {
    report("\(error)".escapedForTerminal)
  }
}

@MainActor private func comparison(
  of scene: Scene, _ store: ReferenceStore, _ output: OutputFolder
) async throws -> RunResult {
  var store = store
  store.recordCommand = "the gallery's record command for"
  // Other tests use other fonts in the same process.
  var environment = DrawingEnvironment.current
  environment.usedFonts = nil
  let run = VerificationRun(
    try SnapshotCatalog([scene]), selection: CaseSelection(filters: [scene.path]), store: store,
    output: output, jobs: ProcessInfo.processInfo.activeProcessorCount)
  return try await run.run(in: environment)
}

private func attachPictures(of finding: Finding, in output: OutputFolder) {
  guard Test.current != nil else { return }
  let files = [
    (finding.files.expected, "reference"), (finding.files.actual, "failure"),
    (finding.files.difference, "difference"),
  ]
  for (file, role) in files {
    guard let file, let bytes = FileManager.default.contents(atPath: "\(output.root)/\(file)")
    else { continue }
    let name = finding.name.replacing("/", with: ".")
    Attachment.record(Array(bytes), named: "\(name).\(role).png")
  }
}

/// The folder above a file that has a manifest; the file's own if there is none.
private func packageFolder(of file: String) -> String {
  let own = FileAccess.parent(of: file)
  var folder = own
  while folder.count > 1 {
    if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
    folder = FileAccess.parent(of: folder)
  }
  return own
}
