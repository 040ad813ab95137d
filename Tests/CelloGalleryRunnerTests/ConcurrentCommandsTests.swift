import CelloGalleryRunner
import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing

/// Several processes of the built command that run at the same time.
@MainActor
@Suite("Commands that run at the same time", .serialized)
struct ConcurrentCommandsTests {
  private let folder = TemporaryFolder()
  private var references: String { folder.path + "/References" }

  /// The number of rounds, which `scripts/check-concurrency` increases.
  private static let roundCount =
    ProcessInfo.processInfo.environment["CELLOPHANE_ROUNDS"].flatMap { Int($0) } ?? 4

  private struct Counts: Decodable, Equatable {
    var failed: Int
    var new: Int
    var missing: Int
    var orphans: Int
  }

  private func start(_ arguments: [String], output: String) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Package.command)
    process.arguments =
      arguments + ["--references", references, "--output", folder.path + "/" + output]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return (process, pipe)
  }

  private func finish(_ process: Process, _ pipe: Pipe) -> (status: Int32, text: String) {
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func counts(in text: String) throws -> Counts {
    let line = try #require(text.split(separator: "\n").last { $0.hasPrefix("{") }, "\(text)")
    return try JSONDecoder().decode(Counts.self, from: Data(line.utf8))
  }

  private func prepare(_ names: [String]) throws {
    try? FileManager.default.removeItem(atPath: references)
    let (process, pipe) = try start(["record"] + names, output: "output")
    #expect(finish(process, pipe).status == 0)
  }

  @Test("a comparison during a recording reads either the old or the new references")
  func verifyBesideRecord() throws {
    try prepare(["raster/corners/normal", "raster/curves/normal"])
    try FileManager.default.moveItem(atPath: references, toPath: folder.path + "/old")
    let verify = ["verify", "raster/corners", "--format", "json"]
    for _ in 0..<Self.roundCount {
      try? FileManager.default.removeItem(atPath: references)
      try FileManager.default.copyItem(atPath: folder.path + "/old", toPath: references)
      let recording = try start(["record", "raster/corners", "raster/curves"], output: "a")
      // Two commands with the same output folder run successively.
      let comparisons = [
        try start(verify, output: "b"), try start(verify, output: "b"),
        try start(verify, output: "c"),
      ]
      let recorded = finish(recording.0, recording.1)
      #expect(recorded.status == 0, "\(recorded.text)")
      for comparison in comparisons {
        let result = finish(comparison.0, comparison.1)
        let counts = try counts(in: result.text)
        #expect(
          counts == Counts(failed: 0, new: 5, missing: 0, orphans: 0)
            || counts == Counts(failed: 0, new: 0, missing: 0, orphans: 0), "\(result.text)")
        #expect(result.status == (counts.new == 0 ? 0 : 1), "\(result.text)")
      }
    }
  }

  @Test("concurrent recordings are synchronized")
  func recordBesideRecord() throws {
    for _ in 0..<Self.roundCount {
      try? FileManager.default.removeItem(atPath: references)
      let recordings = [
        try start(["record", "raster/corners"], output: "a"),
        try start(["record", "raster/corners", "raster/curves"], output: "b"),
      ]
      for recording in recordings {
        let result = finish(recording.0, recording.1)
        #expect(result.status == 0, "\(result.text)")
      }
      let (process, pipe) = try start(
        ["verify", "raster/corners", "raster/curves"], output: "c")
      let result = finish(process, pipe)
      #expect(result.status == 0, "\(result.text)")
    }
  }

  @Test(
    "recording works on an overlay, as in a container",
    .enabled(if: !Overlay.options.isEmpty, "needs a system that lets users mount overlays"),
    arguments: Overlay.options)
  func overlay(option: String) throws {
    // The references are in the lower layer of an image, whose folders an overlay cannot swap.
    try prepare(["raster/corners/normal"])
    let program = """
      set -e
      cd "$1"
      mkdir upper work merged
      mount -t overlay overlay -o lowerdir=References,upperdir=upper,workdir=work$3 merged
      echo note > merged/gallery/raster/corners/note.md
      "$2" record raster/corners raster/curves/normal --references merged --output output
      "$2" verify raster/corners curves/normal --references merged --output output
      ls -A merged/gallery/raster
      cat merged/gallery/raster/corners/note.md
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = [
      "--map-root-user", "--mount", "sh", "-c", program, "sh", folder.path,
      Package.command, option,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let result = finish(process, pipe)
    #expect(result.status == 0, "\(result.text)")
    #expect(result.text.contains("All equal: 7 cases"))
    #expect(result.text.hasSuffix("corners\ncurves\nnote\n"), "\(result.text)")
  }
}

enum Overlay {
  /// The options with which a process may mount an overlay in its own namespace.
  ///
  /// Such an overlay stores attributes only with `userxattr`. Otherwise, it also refuses to rename
  /// new folders.
  static let options = ["", ",userxattr"].filter(isAvailable)

  private static func isAvailable(option: String) -> Bool {
    let folder = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    process.arguments = [
      "--map-root-user", "--mount", "sh", "-c",
      """
      cd "$1" && mkdir lower upper work merged &&
      mount -t overlay overlay -o lowerdir=lower,upperdir=upper,workdir=work$2 merged
      """, "sh", folder.path, option,
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
