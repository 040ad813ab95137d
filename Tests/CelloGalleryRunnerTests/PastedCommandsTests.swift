import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Commands that the built command prints, pasted into a shell.
///
/// `swift` and `scripts/record` are scripts that start the built command instead of building it.
/// Pasted commands.
struct PastedCommandsTests {
  private let folder = TemporaryFolder()
  /// The options of all runs. A shell must not interpret their characters.
  private let references = "it's my $HOME references"
  private let scene = "sections/plain"

  init() throws {
    for (file, text) in [
      ("scripts/record", "exec '\(Package.command)' record \"$@\""),
      (
        "bin/swift",
        """
        printf '%s\\n' "$SNAPSHOT_TESTING_RECORD" "$@" > arguments.txt
        [ "$1" = run ] || exit 0
        shift 2
        exec '\(Package.command)' "$@"
        """
      ),
    ] {
      let path = folder.path + "/" + file
      try FileManager.default.createDirectory(
        atPath: FileAccess.parent(of: path), withIntermediateDirectories: true)
      try "#!/bin/sh\n\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  /// Runs a line in a shell in the folder, as after pasting it.
  private func paste(_ line: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = "\(folder.path)/bin:" + variables["PATH", default: "/usr/bin:/bin"]
    variables["CI"] = nil
    process.environment = variables
    let file = folder.path + "/printed.txt"
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    process.standardOutput = FileHandle(forWritingAtPath: file)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: file, encoding: .utf8))
  }

  private func gallery(_ arguments: String...) throws -> (status: Int32, output: String) {
    let words = [Package.command] + arguments + ["--references", references]
    return try paste(words.map(\.shellWord).joined(separator: " "))
  }

  private var output: String { "the output" }

  private func verify(_ format: String = "text") throws -> (status: Int32, output: String) {
    try gallery("verify", scene, "--output", output, "--format", format)
  }

  private func result() throws -> RunDocument {
    try #require(try OutputFolder(root: folder.path + "/" + output).result())
  }

  /// Damages the references: one scene has an edited picture and a picture that is not needed.
  private func damage() throws {
    let scene = "\(folder.path)/\(references)/gallery/\(scene)"
    let pictures = try FileManager.default.contentsOfDirectory(atPath: scene).filter {
      $0.hasSuffix(".png")
    }.sorted()
    try #require(pictures.count > 1)
    let other = try PNGEncoder().encode(Bitmap(width: 3, height: 2))
    try FileAccess.system.create(scene + "/" + pictures[0], other)
    try FileManager.default.removeItem(atPath: scene + "/" + pictures[1])
    try FileAccess.system.create(scene + "/pinned.png", other)
  }

  @Test("commands for a gallery are complete, and all of them accept what they promise")
  func gallery() throws {
    let recorded = try gallery("record", scene)
    #expect(recorded.status == 0, "\(recorded.output)")
    // The command that draws a picture without a file.
    let draw = try #require(recorded.output.firstMatch(of: /for instance: (.*)\n/)).1
    #expect(try paste("\(draw) --output drawn").status == 0, "\(draw)")

    try damage()
    let damaged = try verify()
    #expect(damaged.status == 1, "\(damaged.output)")
    let document = try result()
    #expect(document.findings.count >= 3)
    let printed = damaged.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: "If this is right: ").map { String(line[$0.upperBound...]) }
    }
    let causes = document.causes.compactMap(\.accept)
    #expect(Set(printed).isSubset(of: causes))
    let summary = try verify("github").output
    for command in causes {
      #expect(summary.contains("%0AIf this is right, run \(command)\n"))
    }

    // Each command alone removes its findings, and no others.
    let backup = folder.path + "/backup"
    try FileManager.default.copyItem(atPath: "\(folder.path)/\(references)", toPath: backup)
    for cause in document.causes {
      let command = try #require(cause.accept)
      let answer = try paste(command)
      #expect(answer.status == 0, "\(command): \(answer.output)")
      _ = try verify()
      #expect(!(try result().causes.map(\.name)).contains(cause.name), "\(command)")
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(references)")
      try FileManager.default.copyItem(atPath: backup, toPath: "\(folder.path)/\(references)")
    }
    for command in Set(document.findings.compactMap(\.accept)) {
      let answer = try paste(command)
      #expect(answer.status == 0, "\(command): \(answer.output)")
    }
    #expect(try verify().status == 0)
  }

  @Test("commands for tests reach swift test as they are")
  func tests() throws {
    let pattern = #"^My Tests\.It's "quoted" $HOME/row(\(|$)"#
    let finding: [String: Any] = [
      "kind": "differs", "name": "Cells/Inbox/row", "cause": "c", "sentence": "s", "caseCount": 1,
      "cases": [], "changes": [], "scale": 2, "test": pattern,
    ]
    let results = folder.path + "/results"
    try FileAccess.system.makeFolder(results)
    try FileAccess.system.create(
      results + "/results.jsonl", Array(try JSONSerialization.data(withJSONObject: finding)) + [10])
    let report = try paste("\(Package.command.shellWord) report results")
    #expect(report.status == 1)
    let document = try #require(try OutputFolder(root: results).result())
    let command = try #require(document.causes.first?.accept)
    #expect(try paste(command).status == 0)
    let arguments = try String(contentsOfFile: folder.path + "/arguments.txt", encoding: .utf8)
    #expect(arguments == "failed\ntest\n--filter\n\(pattern)\n")
  }
}
