import Foundation
import Synchronization
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// What the command prints, kept.
final class Transcript: Sendable {
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }

  func console(showsProgress: Bool = false) -> Console {
    Console(showsProgress: showsProgress) { stream, text in
      self.texts.withLock { texts in
        switch stream {
        case .output: texts.output += text
        case .error: texts.error += text
        }
      }
    }
  }
}

@MainActor
@Suite("The command")
struct GalleryCommandTests {
  private let folder = TemporaryFolder()
  private let transcript = Transcript()

  private func command(_ filters: [String] = []) -> GalleryCommand {
    var command = GalleryCommand()
    command.references = folder.path + "/References"
    command.output = folder.path + "/output"
    command.filters = filters
    command.jobs = 2
    command.console = transcript.console()
    command.isContinuousIntegration = false
    // Tests that run beside these draw texts of their own in the same process.
    command.textWarnings = { [] }
    command.catalogue = { () throws(CaseError) in
      try SnapshotCatalogue(try Doctor.Part.shapes.scenes())
    }
    return command
  }

  @Test("record, then verify: equal, and one line says so")
  func equal() async throws {
    #expect(await command().record(rewritesAll: false) == 0)
    #expect(
      transcript.output.contains(
        "recorded \(folder.path)/References/gallery/raster/corners/normal.png\n"))
    #expect(transcript.output.hasSuffix("pictures above before you commit them.\n"))
    let before = transcript.output.count
    #expect(await command().verify() == 0)
    let line = transcript.output.dropFirst(before)
    #expect(line.hasPrefix("All equal: 42 cases, 42 pictures, "))
    #expect(line.split(separator: "\n").count == 1)
    #expect(transcript.error == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output/index.html"))
  }

  @Test("rendering makes a page with every picture")
  func render() async throws {
    _ = await command().record(rewritesAll: false)
    #expect(await command().render() == 0)
    let page = try String(contentsOfFile: folder.path + "/output/index.html", encoding: .utf8)
    #expect(page.contains("pictures/raster/corners/normal.circular.3x.png"))
    let reference = folder.path + "/References/gallery/raster/corners/normal.png"
    #expect(
      FileManager.default.contents(
        atPath: folder.path + "/output/pictures/raster/corners/normal.png")
        == FileManager.default.contents(atPath: reference))

    #expect(command().clean() == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/output"))
  }

  @Test("without references everything is new, and the exit code says different")
  func new() async throws {
    #expect(await command(["corners"]).render() == 1)
    #expect(transcript.output.contains("raster/corners/normal: there is no reference yet."))
    #expect(transcript.output.contains("Different: 6 new of 6 cases, 6 pictures, "))
  }

  @Test("the JSON result is one object with the agreed keys")
  func json() async throws {
    var command = command(["corners"])
    command.format = .json
    #expect(await command.verify() == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
    #expect(object["cases"] as? Int == 6)
    #expect(object["distinct"] as? Int == 6)
    #expect(object["failed"] as? Int == 0)
    #expect(object["new"] as? Int == 6)
    #expect(object["missing"] as? Int == 0)
    #expect(object["orphans"] as? Int == 0)
    #expect(object["seconds"] as? Double != nil)
    #expect((object["findings"] as? [Any])?.count == 6)
  }

  @Test("an unknown filter is one sentence that names the nearest")
  func unknownFilter() async throws {
    #expect(await command(["cornrs"]).verify() == 2)
    #expect(transcript.error == "No scene or case matches “cornrs”. Did you mean corners?\n")
    #expect(await command(["cornrs"]).record(rewritesAll: false) == 2)
  }

  @Test("a malformed shard is one sentence")
  func malformedShard() async throws {
    var command = command()
    command.shard = "3/2"
    #expect(await command.verify() == 2)
    #expect(transcript.error.hasPrefix("“3/2” is not a shard."))
  }

  @Test("on CI nothing is recorded unless asked for by name")
  func continuousIntegration() async throws {
    var command = command()
    command.isContinuousIntegration = true
    #expect(await command.record(rewritesAll: false) == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/References"))
    command.filters = ["corners"]
    #expect(await command.record(rewritesAll: false) == 0)
    #expect(GalleryCommand.isContinuousIntegration(["CI": "true"]))
    #expect(GalleryCommand.isContinuousIntegration(["CI": "1"]))
    #expect(!GalleryCommand.isContinuousIntegration(["CI": "false"]))
    #expect(!GalleryCommand.isContinuousIntegration([:]))
  }

  @Test("folders that cannot be written are one sentence each")
  func unwritableFolders() async throws {
    let file = folder.path + "/file"
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    var command = command(["corners"])
    command.output = file
    #expect(await command.verify() == 2)
    command.references = file + "/References"
    #expect(await command.record(rewritesAll: false) == 2)
    #expect(
      transcript.error.split(separator: "\n").map { $0.prefix { $0 != "(" } } == [
        "\(file): cannot be written ", "\(file): cannot be written ",
      ])
  }

  @Test("verifying writes nothing among the references")
  func readOnly() async throws {
    _ = await command(["corners"]).record(rewritesAll: false)
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
    #expect(await command().verify() == 1)
    #expect(await command().render() == 1)
    #expect(try snapshot() == before)
  }

  @Test("progress goes to a terminal only, and is wiped before words")
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
