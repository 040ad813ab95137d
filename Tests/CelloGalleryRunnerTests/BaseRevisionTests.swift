import CelloPNG
import CelloTestSupport
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// The command of the earlier revision is a script that copies a committed picture.
/// Pictures of an earlier revision.
@MainActor struct BaseRevisionTests {
  private let folder = TemporaryFolder()
  private let transcript = Transcript()

  private static let old = Color(red: 10, green: 20, blue: 30)
  private static let new = Color(red: 10, green: 20, blue: 31)

  private static func list(_ color: Color) -> DisplayList {
    DisplayList(
      size: CGSize(width: 8, height: 8),
      items: [.fill(.rect(CGRect(x: 1, y: 1, width: 6, height: 6)), color)])
  }

  private func command(_ color: Color, base: String? = nil) -> GalleryRunner {
    var command = GalleryRunner([])
    command.references = folder.path + "/References"
    command.output = folder.path + "/output"
    command.packageFolder = folder.path
    command.productName = "boxes"
    command.base = base
    command.jobs = 1
    command.console = transcript.console()
    command.isContinuousIntegration = false
    command.environment.warnings = { [] }
    command.environment.usedFonts = nil
    command.catalog = { () throws(CaseError) in
      var scene = try SnapshotScene(
        group: "boxes", name: "plain", shows: "a box", cases: .listed([.normal])
      ) { _ in DrawnCase(list: Self.list(color), scale: 1) }
      scene.storage = .digests
      return try SnapshotCatalog([scene])
    }
    return command
  }

  /// Creates a repository with the package, whose command draws a box with a color.
  private func commit(drawing color: Color) throws {
    let renderer = PictureRenderer()
    guard case .success = renderer.draw(Self.list(color), scale: 1, background: nil) else {
      Issue.record("The box cannot be drawn.")
      return
    }
    let files = FileAccess.system
    try files.create(folder.path + "/box.png", try PNGEncoder().encode(renderer.bitmap))
    try files.makeFolder(folder.path + "/.build/debug")
    let script = """
      #!/bin/sh
      # boxes render --output FOLDER NAME ...
      mkdir -p "$3/pictures/boxes/plain"
      cp box.png "$3/pictures/boxes/plain/normal.png"

      """
    try files.create(folder.path + "/.build/debug/boxes", Array(script.utf8))
    chmod(folder.path + "/.build/debug/boxes", 0o755)
    for arguments in [
      ["init", "--quiet"], ["add", "--force", "box.png", ".build/debug/boxes"],
      [
        "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "commit",
        "--quiet", "--message", "Boxes",
      ],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }

  @Test("the expected picture is shown, and the second time without a build")
  func expected() async throws {
    #expect(await command(Self.old).record() == .equal)
    try commit(drawing: Self.old)
    for _ in 0..<2 {
      #expect(await command(Self.new, base: "HEAD").verify() == .different)
      let finding = try #require(
        try OutputFolder(root: folder.path + "/output").result()?.findings.first)
      #expect(finding.summary == "36 pixels differ within 6×6 px at (1, 1), by at most 1 of 255")
      let expected = try #require(finding.expected)
      let picture = try FileAccess.system.readPicture("\(folder.path)/output/\(expected.file)")
      #expect(picture.bitmap.pixels[9] & 0xff_ffff == 0x1e_140a)
      #expect(finding.difference != nil)
    }
    #expect(transcript.error == "")
  }

  @Test("a picture with another digest is not shown as the expected one")
  func otherPicture() async throws {
    #expect(await command(Self.old).record() == .equal)
    try commit(drawing: Self.new)
    #expect(await command(Self.new, base: "HEAD").verify() == .different)
    let finding = try #require(
      try OutputFolder(root: folder.path + "/output").result()?.findings.first)
    #expect(finding.expected == nil)
    #expect(
      transcript.error
        == "--base HEAD: boxes/plain/normal has another digest there than in the references, so the "
        + "expected picture is not shown. Name the revision that recorded the references.\n")
  }

  @Test("an unknown revision is one sentence", arguments: ["nowhere", "--help", "", "a b"])
  func unknownRevision(name: String) async throws {
    #expect(await command(Self.old).record() == .equal)
    try commit(drawing: Self.old)
    #expect(await command(Self.new, base: name).verify() == .incomplete)
    #expect(transcript.error.hasPrefix("\(name): git knows no such revision here."))
    #expect(transcript.error.split(separator: "\n").count == 1)
    // The finding is kept with its new picture.
    #expect(transcript.output.contains("boxes/plain/normal: looks different"))
    let finding = try OutputFolder(root: folder.path + "/output").result()?.findings.first
    #expect(finding?.actual != nil && finding?.expected == nil)
  }

  @Test("no revision is checked out unless it is needed")
  func unneeded() async throws {
    #expect(await command(Self.old).record() == .equal)
    #expect(await command(Self.old, base: "nowhere").verify() == .equal)
    #expect(try !FileAccess.system.exists(folder.path + "/.build/base"))
  }
}
