import CelloGallery
import CelloScenes
import CelloTestSupport
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// Runs whose cases are drawn by processes of the built command.
@MainActor
@Suite("Verification in several processes", .serialized)
struct DrawingProcessesRunTests {
  private let folder = TemporaryFolder()
  private var references: String { folder.path + "/References" }
  private let group = "list-cells"

  private func result(executable: String?) async throws -> (RunDocument, outcome: Outcome) {
    let transcript = Transcript()
    var runner = GalleryRunner(Gallery.everything)
    runner.references = references
    runner.output = folder.path + (executable == nil ? "/one" : "/several")
    runner.jobs = 2
    runner.executable = executable
    runner.filters = [group]
    runner.console = transcript.console()
    // Other tests in the same process use other fonts.
    runner.environment.usedFonts = nil
    runner.environment.warnings = { [] }
    let outcome = await runner.verify()
    return (try #require(try runner.outputFolder.result()), outcome)
  }

  private func copyReferences() throws {
    for name in ["environment.txt", "metrics.txt", "gallery/\(group)"] {
      let copy = URL(fileURLWithPath: "\(references)/\(name)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(Package.references.root)/\(name)", toPath: copy.path)
    }
  }

  /// Returns the parts of a result that do not depend on the time and the folder.
  private func parts(_ document: RunDocument) -> [String] {
    var document = document
    document.seconds = 0
    return [document.json] + (document.scenes ?? []).map { RunDocument.json($0) }
  }

  private func change(_ file: String, _ change: (String) -> String) throws {
    let path = "\(references)/gallery/\(group)/\(file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test("processes find exactly what a single process finds")
  func findings() async throws {
    try copyReferences()
    let equal = try await result(executable: nil)
    let equalInProcesses = try await result(executable: Package.command)
    #expect(equal.outcome == .equal)
    #expect(equalInProcesses.outcome == .equal)
    #expect(parts(equalInProcesses.0) == parts(equal.0))

    // Another picture, a missing picture, another property, another digest, and a broken line.
    let scenes = "\(references)/gallery/\(group)"
    try FileManager.default.removeItem(atPath: "\(scenes)/cell-plain/normal.png")
    try FileManager.default.copyItem(
      atPath: "\(scenes)/cell-plain/highlighted.png", toPath: "\(scenes)/cell-plain/normal.png")
    try FileManager.default.removeItem(atPath: "\(scenes)/header-grouped/normal.png")
    try change("cell-sidebar/resolved.txt") { $0.replacing("system", with: "other") }
    try change("footer-plain/ledger.txt") { text in
      text.split(separator: "\n").map { line in
        guard line.hasPrefix("normal ") else { return line + "\n" }
        return line.dropLast() + (line.hasSuffix("0") ? "1\n" : "0\n")
      }.joined()
    }
    try change("header-plain/ledger.txt") { "nonsense\n" + $0 }

    let different = try await result(executable: nil)
    let differentInProcesses = try await result(executable: Package.command)
    #expect(different.0.findings.count >= 5)
    #expect(differentInProcesses.outcome == different.outcome)
    #expect(parts(differentInProcesses.0) == parts(different.0))
  }

  @Test("a command that cannot be started leaves everything to the run")
  func noCommand() async throws {
    try copyReferences()
    #expect(try await result(executable: folder.path + "/missing").outcome == .equal)
  }
}
