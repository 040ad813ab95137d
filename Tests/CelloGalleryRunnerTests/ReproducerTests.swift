import CelloGallery
import CelloTestSupport
import CellophaneTesting
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// The printed test of `list-cells/cell-plain` is the file `ReproducerExample.swift`, which is
/// compiled with these tests. The references in the repository are right, so that it passes.
/// The test that explain prints.
@MainActor struct ReproducerTests {
  private let folder = TemporaryFolder()
  private let transcript = Transcript()

  private func runner(_ transcript: Transcript = Transcript()) -> GalleryRunner {
    var runner = GalleryRunner(Gallery.scenes.filter { $0.path == "list-cells/cell-plain" })
    runner.references = folder.path + "/References"
    runner.output = folder.path + "/output"
    runner.typeName = "render_gallery.RenderGallery"
    runner.console = transcript.console()
    runner.isContinuousIntegration = false
    runner.environment.usedFonts = nil
    runner.environment.warnings = { [] }
    runner.filters = ["list-cells/cell-plain/normal*"]
    return runner
  }

  private func example() throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ReproducerExample.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Records references with another value of a metric, and compares them.
  private func recordOther() async throws {
    var other = runner()
    try other.replaceMetrics(["iOS26 content(cell).imageToTextPadding=12"])
    #expect(await other.record() == .equal)
    #expect(await runner().verify() == .different)
  }

  @Test("the test of the plainest case with the cause is printed, and compiles")
  func printed() async throws {
    try await recordOther()
    // The case in the last run is drawn with more traits than the plainest.
    #expect(await runner(transcript).reproduce("list-cells/cell-plain/normal.dark") == .different)
    #expect(transcript.output == (try example()))
    #expect(transcript.error.contains("depends on render_gallery"))
  }

  @Test("it fails")
  func failing() async throws {
    try await recordOther()
    let scene = try #require(Gallery.scenes.first { $0.path == "list-cells/cell-plain" })
    let references = folder.path + "/References"
    await withKnownIssue {
      await assertSnapshots(of: scene, cases: ["normal"], references: references)
    } matching: { issue in
      issue.description.contains("image to text padding 12 → 16 of iOS26 content(cell)")
    }
  }

  @Test("a case that equals its reference has no test")
  func equal() async throws {
    #expect(await runner().record() == .equal)
    #expect(await runner(transcript).reproduce("list-cells/cell-plain/normal") == .equal)
    #expect(transcript.output == "")
    #expect(transcript.error.contains("nothing to reproduce"))
  }

  @Test("a name that is not a case is an error")
  func unknown() async throws {
    #expect(await runner(transcript).reproduce("list-cells/cell-plain") == .incomplete)
    #expect(transcript.error.contains("is not one case"))
  }
}
