import CelloScenes
import CelloTestSupport
import Foundation
import Synchronization
import Testing
import UIKit

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// Stores the output of the command.
final class Transcript: Sendable {
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }

  func console(
    showsProgress: Bool = false, usesColors: Bool = false,
    // Without a line of progress, which a slow machine would print.
    now: @escaping @Sendable () -> ContinuousClock.Instant = { [now = ContinuousClock.now] in now }
  ) -> Console {
    Console(showsProgress: showsProgress, usesColors: usesColors, now: now) { stream, text in
      self.texts.withLock { texts in
        switch stream {
        case .output: texts.output += text
        case .error: texts.error += text
        }
      }
    }
  }
}

/// The command.
@MainActor struct GalleryRunnerTests {
  private let folder = TemporaryFolder()
  private let transcript = Transcript()

  private func command(_ filters: [String] = []) -> GalleryRunner {
    var command = GalleryRunner([])
    command.references = folder.path + "/References"
    command.output = folder.path + "/output"
    command.filters = filters
    command.jobs = 2
    command.console = transcript.console()
    command.isContinuousIntegration = false
    // Other tests that run at the same time draw texts in the same process.
    command.environment.warnings = { [] }
    command.environment.usedFonts = nil
    command.catalog = { () throws(CaseError) in
      try SnapshotCatalog(try Doctor.Part.shapes.scenes())
    }
    return command
  }

  @Test("only the scenes are made that the names may be about")
  func filteredScenes() async throws {
    func scene(_ name: String, _ cases: Matrix) -> CelloScenes.Scene {
      Scene(group: "boxes", name: name, shows: "a box", cases: cases) { _ in
        UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }
    func error(_ filters: [String]) async -> String {
      var command = GalleryRunner([scene("good", .listed()), scene("twice", .listed() + .listed())])
      let transcript = Transcript()
      command.references = folder.path + "/nosuch"
      command.output = folder.path + "/output"
      command.filters = filters
      command.console = transcript.console()
      #expect(await command.verify() == .incomplete)
      return transcript.error
    }
    #expect(await error(["boxes/good/normal"]).contains("the folder of references does not exist"))
    #expect(await error(["boxes/twice"]).contains("boxes/twice"))
    #expect(await error([]).contains("boxes/twice"))
  }

  @Test("verifying after recording prints a single line")
  func equal() async throws {
    #expect(await command().record() == .equal)
    #expect(
      transcript.output.contains(
        "recorded \(folder.path)/References/gallery/raster/corners/normal.png\n"))
    #expect(transcript.output.hasSuffix("pictures above before you commit them.\n"))
    let before = transcript.output.count
    #expect(await command().verify() == .equal)
    let line = transcript.output.dropFirst(before)
    #expect(line.hasPrefix("All equal: 42 cases, 42 pictures, "))
    #expect(line.split(separator: "\n").count == 1)
    #expect(transcript.error == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output/index.html"))
  }

  @Test("rendering makes a page with every picture")
  func render() async throws {
    _ = await command().record()
    #expect(await command().render() == .equal)
    let page = try String(contentsOfFile: folder.path + "/output/index.html", encoding: .utf8)
    #expect(page.contains("pictures/raster/corners/normal.circular.3x.png"))
    let reference = folder.path + "/References/gallery/raster/corners/normal.png"
    let picture = folder.path + "/output/pictures/raster/corners/normal.png"
    let files = FileAccess.system
    #expect(try files.readPicture(picture).bitmap == files.readPicture(reference).bitmap)

    #expect(await command().clean() == .equal)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output"))
  }

  @Test("cases without a reference are new, and the exit code is 1")
  func new() async throws {
    try FileAccess.system.makeFolder(folder.path + "/References")
    #expect(await command(["corners"]).render() == .different)
    #expect(transcript.output.contains("raster/corners/normal: there is no reference yet."))
    #expect(transcript.output.contains("Different: 6 new of 6 cases, 6 pictures, "))
  }

  @Test("the JSON result is one object with the agreed keys")
  func json() async throws {
    try FileAccess.system.makeFolder(folder.path + "/References")
    var command = command(["corners"])
    command.format = .json
    #expect(await command.verify() == .different)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
    #expect(object["cases"] as? Int == 6)
    #expect(object["distinct"] as? Int == 6)
    #expect(object["failed"] as? Int == 0)
    #expect(object["new"] as? Int == 6)
    #expect(object["missing"] as? Int == 0)
    #expect(object["orphans"] as? Int == 0)
    #expect(object["seconds"] as? Double != nil)
    #expect(object["catalog"] as? String != nil)
    #expect(object["notCompared"] == nil)
    #expect(object["scenes"] == nil)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 6)
    let finding = try #require(findings.first { $0["name"] as? String == "raster/corners/normal" })
    #expect(finding["kind"] as? String == "new")
    #expect(finding["cases"] as? [String] == ["normal"])
    #expect(finding["caseCount"] as? Int == 1)
    let picture = try #require(finding["actual"] as? [String: Any])
    #expect(picture["width"] as? Int ?? 0 > 0)
  }

  @Test("an unknown filter is one sentence that names the nearest")
  func unknownFilter() async throws {
    #expect(await command(["cornrs"]).verify() == .incomplete)
    #expect(transcript.error == "No scene or case matches “cornrs”. Did you mean corners?\n")
    #expect(await command(["cornrs"]).record() == .incomplete)
  }

  @Test("a malformed shard is one sentence")
  func malformedShard() async throws {
    var command = command()
    command.shard = "3/2"
    #expect(await command.verify() == .incomplete)
    #expect(transcript.error.hasPrefix("“3/2” is not a shard."))
  }

  @Test("under CI, references are recorded only by name")
  func continuousIntegration() async throws {
    var command = command()
    command.isContinuousIntegration = true
    #expect(await command.record() == .incomplete)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/References"))
    command.filters = ["corners"]
    #expect(await command.record() == .equal)
  }

  @Test("all findings are printed if the output folder cannot be written")
  func unwritableOutput() async throws {
    try FileAccess.system.makeFolder(folder.path + "/References")
    let file = folder.path + "/file"
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    var command = command(["corners"])
    command.output = file
    #expect(await command.verify() == .incomplete)
    #expect(transcript.output.contains("raster/corners/normal: there is no reference yet."))
    #expect(transcript.output.contains("Different: 6 new of 6 cases, 6 pictures, "))
    #expect(!transcript.output.contains("Look at them"))
    #expect(transcript.error.hasPrefix("\(file): cannot be written (not a folder)."))
    #expect(transcript.error.split(separator: "\n").count == 1)
  }

  @Test("references that cannot be written are one sentence")
  func unwritableReferences() async throws {
    let file = folder.path + "/file"
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    var command = command(["corners"])
    command.references = file + "/References"
    #expect(await command.record() == .incomplete)
    #expect(transcript.error.hasPrefix("\(file): cannot be written (not a folder)."))
  }

  @Test("without references, the gallery is drawn, but not compared")
  func noReferences() async throws {
    let sentence = "\(folder.path)/References: the folder of references does not exist."
    #expect(await command(["corners"]).verify() == .incomplete)
    #expect(transcript.error.hasPrefix(sentence))
    #expect(await command(["corners"]).render() == .incomplete)
    #expect(transcript.output.hasPrefix("Not compared: \(sentence)"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/output/index.html"))
  }

  @Test("a folder that the command did not create is neither written nor cleared")
  func foreignOutput() async throws {
    try FileAccess.system.makeFolder(folder.path + "/References")
    try FileAccess.system.makeFolder(folder.path + "/output/pictures")
    #expect(await command(["corners"]).verify() == .incomplete)
    #expect(await command(["corners"]).render() == .incomplete)
    #expect(await command(["corners"]).clean() == .incomplete)
    #expect(
      transcript.error.split(separator: "\n").map { $0.prefix { $0 != "," } }
        == Array(repeating: "“\(folder.path)/output” cannot be the output folder", count: 3))
    #expect(transcript.output == "")
    #expect(try FileAccess.system.names(in: folder.path + "/output") == ["pictures"])
  }

  // MARK: - Fonts

  private func command(warning: DrawingWarning) -> GalleryRunner {
    var command = command(["corners"])
    command.environment = DrawingEnvironment(warnings: { [warning] })
    return command
  }

  @Test("without a font, no references are recorded and no digest is printed")
  func missingFont() async throws {
    let command = command(warning: DrawingWarning(.font, "No font."))
    #expect(await command.record() == .incomplete)
    #expect(
      transcript.error == "Recording stopped at the first picture without its font. No font.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/References/gallery"))
    #expect(await command.verify() == .incomplete)
    #expect(await command.printDigest() == .incomplete)
    #expect(!transcript.output.contains(/^[0-9a-f]{32}$/.anchorsMatchLineEndings()))
  }

  @Test("a character without a font is recorded, but not without a word")
  func missingCharacter() async throws {
    let command = command(warning: DrawingWarning(.character, "No letter."))
    #expect(await command.record() == .incomplete)
    #expect(transcript.error == "warning: No letter.\n")
    #expect(transcript.output.contains("recorded "))
    #expect(await command.verify() == .equal)
    #expect(await command.printDigest() == .incomplete)
  }

  @Test("verifying does not write into the references")
  func readOnly() async throws {
    _ = await command(["corners"]).record()
    func snapshot() throws -> [String: Date] {
      var dates: [String: Date] = [:]
      let root = folder.path + "/References"
      for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
        dates[name] =
          try FileManager.default.attributesOfItem(atPath: root + "/" + name)[.modificationDate]
          as? Date
      }
      return dates
    }
    let before = try snapshot()
    #expect(await command().verify() == .different)
    #expect(await command().render() == .different)
    #expect(try snapshot() == before)
  }

  @Test("a filter that selects a scene and almost is the name of a group is not used silently")
  func almostGroup() async throws {
    func runner(_ filter: String) -> GalleryRunner {
      let names = [("list-cells", "plain"), ("factories", "list-cell"), ("factories", "header")]
      var runner = GalleryRunner(
        names.map { group, name in
          Scene(group: group, name: name, shows: "a cell", cases: .listed()) { _ in
            UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
          }
        })
      let common = command()
      runner.references = common.references
      runner.output = common.output
      runner.console = common.console
      runner.isContinuousIntegration = false
      runner.environment = common.environment
      runner.filters = [filter]
      return runner
    }
    _ = await runner("list-cell").record()
    #expect(
      transcript.error
        == "“list-cell” selects the scene factories/list-cell. For the group, write list-cells.\n")
    #expect(await runner("list-cell").verify() == .equal)
    #expect(transcript.error.split(separator: "\n").count == 2)
    for filter in ["header", "list-cells", "factories/list-cell", "list-cel*"] {
      _ = await runner(filter).record()
    }
    #expect(transcript.error.split(separator: "\n").count == 2)
  }

  @Test("a character that no font can have is named when it is recorded, and not again")
  func unassignedCharacter() async throws {
    let command = command(warning: DrawingWarning(.unassignedCharacter, "No letter."))
    #expect(await command.record() == .equal)
    #expect(await command.printDigest() == .equal)
    #expect(await command.verify() == .equal)
    #expect(transcript.error == "warning: No letter.\n")
  }

  @Test("output never controls the terminal")
  func controlCharacters() async throws {
    _ = await command(["corners"]).record()
    let ledger = folder.path + "/References/gallery/raster/corners/ledger.txt"
    try FileAccess.system.create(ledger, Array("\u{1b}[31m\u{9b}2J\u{202e}red\r\u{7f} x\n".utf8))
    #expect(await command(["corners"]).verify() == .incomplete)
    #expect(transcript.output.contains("“\\u{1b}[31m\\u{9b}2J\\u{202e}red\\u{d}\\u{7f} x”"))
    var json = command(["corners"])
    json.format = .json
    #expect(await json.verify() == .incomplete)
    #expect(transcript.output.contains("\\u001b[31m\\u009b2J\\u202ered\\r\\u007f x"))
    #expect(await command(["\u{1b}[2J"]).verify() == .incomplete)
    #expect(transcript.error.contains("“\\u{1b}[2J”"))
    let console = transcript.console(showsProgress: true)
    console.progress("a\u{1b}b")
    #expect(transcript.error.hasSuffix("\ra\\u{1b}b"))
    for text in [transcript.output, transcript.error.replacing("\r", with: "")] {
      #expect(
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }

  @Test("a result that cannot be printed is an error")
  func unprintable() async throws {
    var command = command(["corners"])
    let transcript = transcript
    command.console = Console(showsProgress: false) { stream, text throws(SnapshotError) in
      if stream == .output { throw .unwritable(file: "standard output", reason: "no room") }
      transcript.console().printError(String(text.dropLast()))
    }
    #expect(await command.record() == .incomplete)
    #expect(transcript.error.hasPrefix("standard output: cannot be written (no room)."))
  }

  @Test("progress is shown only on a terminal, and removed before other output")
  func progress() {
    transcript.console().progress("1/2")
    #expect(transcript.error == "")
    let console = transcript.console(showsProgress: true)
    console.progress("1/2 abc")
    console.progress("2/2")
    console.print("done")
    #expect(transcript.error == "\r1/2 abc\r2/2    \r   \r")
    #expect(transcript.output == "done\n")
  }
}
