import CelloTestSupport
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// Changes of the code of a drawing, proved with the drawings of an earlier revision.
@MainActor struct DrawingProofTests {
  private let folder = TemporaryFolder()
  private let transcript = Transcript()

  private static let old = Color(red: 10, green: 20, blue: 30)
  private static let new = Color(red: 10, green: 20, blue: 31)

  private func command(_ color: Color) -> GalleryRunner {
    var command = GalleryRunner([])
    command.references = folder.path + "/References"
    command.output = folder.path + "/output"
    command.packageFolder = folder.path
    command.productName = "boxes"
    command.jobs = 1
    command.console = transcript.console()
    command.isContinuousIntegration = false
    command.environment.warnings = { [] }
    command.environment.usedFonts = nil
    command.catalog = { () throws(CaseError) in
      var scene = try SnapshotScene(
        group: "boxes", name: "plain", shows: "a box", cases: .listed([.normal])
      ) { _ in
        DrawnCase(
          list: DisplayList(
            size: CGSize(width: 8, height: 8),
            items: [.fill(.rect(CGRect(x: 1, y: 1, width: 6, height: 6)), color)]), scale: 1)
      }
      scene.storage = .digests
      return try SnapshotCatalog([scene])
    }
    return command
  }

  private var drawings: String { folder.path + "/drawings" }

  /// Records the old box, and writes its drawing.
  private func record(drawing color: Color = old) async {
    #expect(await command(Self.old).record() == .equal)
    var command = command(color)
    command.output = drawings
    #expect(await command.writeDrawings() == .equal)
  }

  private func verify(base: String? = nil) async throws -> RunDocument.Finding {
    var command = command(Self.new)
    command.base = base
    command.formerDrawings = base == nil ? drawings : nil
    #expect(await command.verify() == .different)
    return try #require(
      try OutputFolder(root: folder.path + "/output").result()?.findings.first)
  }

  @Test("the items that differ are the cause, also if the reference is only a digest")
  func proved() async throws {
    await record()
    let finding = try await verify()
    #expect(finding.reason?.verdict == "proved")
    #expect(finding.cause == "fill #0a141e → #0a141f of item 1")
    #expect(
      finding.sentence.hasPrefix(
        "boxes/plain/normal: proved: fill #0a141e → #0a141f of item 1; looks different"))
    #expect(transcript.output.contains("proved: fill #0a141e → #0a141f of item 1\n"))
    #expect(transcript.error == "")
  }

  @Test("the drawing of another revision proves nothing")
  func otherRevision() async throws {
    await record(drawing: Color(red: 1, green: 2, blue: 3))
    #expect(try await verify().reason?.verdict != "proved")
  }

  @Test("a damaged drawing is one sentence, and the finding is kept")
  func damaged() async throws {
    await record()
    let file = DrawingArchive.file(of: "boxes/plain/normal", in: drawings)
    try FileAccess.system.create(file, [1, 2, 3])
    #expect(try await verify().reason?.verdict != "proved")
    #expect(
      transcript.error
        == "\(file) is not a drawing of this version. Remove it, and draw the revision again.\n")
  }

  /// Creates a repository whose command copies the folder of drawings, or does not know how to.
  private func commit(knowsDrawings: Bool) throws {
    let files = FileAccess.system
    try files.makeFolder(folder.path + "/.build/debug")
    let script = """
      #!/bin/sh
      # boxes drawings --output FOLDER NAME ...
      test "$1" != drawings || \(knowsDrawings ? "cp -R \(drawings) $3" : "exit 64")

      """
    try files.create(folder.path + "/.build/debug/boxes", Array(script.utf8))
    chmod(folder.path + "/.build/debug/boxes", 0o755)
    for arguments in [
      ["init", "--quiet"], ["add", "--force", ".build/debug/boxes"],
      [
        "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "commit",
        "--quiet", "--message", "Boxes",
      ],
    ] {
      let ended = try BaseRevision.run("git", arguments, in: folder.path)
      try #require(ended.status == 0, "\(ended.log)")
    }
  }

  @Test("the drawings of the revision that --base names are used")
  func base() async throws {
    await record()
    // The script draws no picture, so that only the drawing is found.
    try commit(knowsDrawings: true)
    try FileAccess.system.makeFolder(folder.path + "/.build/base")
    #expect(try await verify(base: "HEAD").cause == "fill #0a141e → #0a141f of item 1")
  }

  @Test("a revision that cannot write drawings is one sentence")
  func earlierBase() async throws {
    await record()
    try commit(knowsDrawings: false)
    #expect(try await verify(base: "HEAD").reason?.verdict != "proved")
    #expect(
      transcript.error.contains("--base HEAD: the revision cannot write its drawings"))
  }
}
