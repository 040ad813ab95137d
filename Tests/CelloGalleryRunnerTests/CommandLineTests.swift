import CelloTestSupport
import Foundation
import Testing

/// The real command as a shell runs it.
@Suite("The command line")
struct CommandLineTests {
  private let folder = TemporaryFolder()

  private struct Answer {
    var status: Int32
    var output: String
    var error: String
  }

  /// Runs a program to its end.
  private func run(_ program: String, _ arguments: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let files = ["output.txt", "error.txt"].map { folder.path + "/" + $0 }
    for file in files { #expect(FileManager.default.createFile(atPath: file, contents: nil)) }
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Answer(status: process.terminationStatus, output: texts[0], error: texts[1])
  }

  @Test(
    "wrong usage exits with 2 and says what is wrong",
    arguments: [
      ["--jobs", "0"], ["--jobs", "-5"], ["--jobs", "many"],
      ["doctor", "--digest", "--jobs", "40000"],
      ["doctor", "--jobs", "2"], ["doctor", "raster"], ["doctor", "--digest", "--source"],
      ["verify", "--format", "xml"], ["verify", "--shard", "3/2"], ["verify", "--nosuch"],
      ["verify", "--shard"], ["nosuch"], ["verify", "--references", "/nosuch"],
      ["verify", "--references", ""], ["verify", "--output", ""], ["render", "--output", "/"],
      ["clean", "--output", ""], ["clean", "--output", "/"], ["clean", "--references", "."],
      ["record", "raster", "--accept-environment"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let answer = try run(Package.command, arguments)
    #expect(answer.status == 2)
    #expect(answer.output == "")
    #expect(answer.error.count > 20)
  }

  @Test(
    "a misspelled subcommand or option is answered with the right one",
    arguments: [
      (["verfy"], "verify"), (["reveiw"], "review"), (["verify", "--formt", "json"], "--format"),
    ])
  func misspelled(arguments: [String], meant: String) throws {
    let answer = try run(Package.command, arguments)
    #expect(answer.status == 2)
    #expect(answer.error.contains("Did you mean"))
    #expect(answer.error.contains(meant))
  }

  @Test("the version and a script for completions are answers")
  func version() throws {
    let version = try run(Package.command, ["--version"])
    #expect(version.status == 0)
    #expect(version.output == "0.1.0\n")
    let completions = try run(Package.command, ["--generate-completion-script", "bash"])
    #expect(completions.status == 0)
    #expect(completions.output.contains("review"))
  }

  @Test("help is an answer, not an error", arguments: [["--help"], ["help", "verify"]])
  func help(arguments: [String]) throws {
    let answer = try run(Package.command, arguments)
    #expect(answer.status == 0)
    #expect(answer.output.contains("USAGE: render-gallery"))
    #expect(answer.error == "")
  }

  @Test("names in wrong usage do not control the terminal")
  func controlCharacters() throws {
    let answer = try run(Package.command, ["verify", "--\u{1b}[31m"])
    #expect(answer.status == 2)
    #expect(!answer.error.contains("\u{1b}"))
    #expect(answer.error.contains("\\u{1b}"))
  }

  @Test(
    "the command draws where the system allows it few threads or none besides its own",
    .enabled(if: geteuid() == 0, "needs root, to run as a user without processes"),
    arguments: 1...4)
  func fewThreads(limit: Int) throws {
    // The user may not read the build folder.
    let command = folder.path + "/render-gallery"
    try FileManager.default.copyItem(atPath: Package.command, toPath: command)
    let limited = [
      "--nproc=\(limit):\(limit)", "setpriv", "--reuid=\(61230 + limit)", "--regid=61234",
      "--clear-groups",
      "--bounding-set=-all", command,
    ]
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    // The first has 64 cases, after which the main actor yields.
    let scenes = ["list-cells/cell-plain", "raster/corners"]
    let record = try run("/usr/bin/prlimit", limited + ["record"] + scenes + ["--jobs", "8"])
    #expect(record.error == "")
    #expect(record.status == 0)
    let verify = try run("/usr/bin/prlimit", limited + ["verify"] + scenes)
    #expect(verify.status == 0)
    #expect(verify.output.hasPrefix("All equal: "))
  }
}
