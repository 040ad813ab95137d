import CelloTestSupport
import Foundation
import Testing

/// The built command, started by a shell.
/// The command line.
struct CommandLineTests {
  private let folder = TemporaryFolder()

  private struct Answer {
    var status: Int32
    var output: String
    var error: String
  }

  /// Runs a program and waits until it exits.
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
    "invalid arguments exit with 2 and an error message",
    arguments: [
      ["--jobs", "0"], ["--jobs", "-5"], ["--jobs", "many"],
      ["doctor", "--digest", "--jobs", "40000"],
      ["doctor", "--jobs", "2"], ["doctor", "raster"], ["doctor", "--digest", "--source"],
      ["verify", "--format", "xml"], ["verify", "--shard", "3/2"], ["verify", "--nosuch"],
      ["verify", "--shard"], ["nosuch"], ["verify", "--references", "/nosuch"],
      ["verify", "--references", ""], ["verify", "--output", ""], ["render", "--output", "/"],
      ["clean", "--output", ""], ["clean", "--output", "/"], ["clean", "--references", "."],
      ["record", "raster", "--accept-environment"],
      ["record", "raster", "--metric", "iOS26 list(plain).separatorThickness=2"],
      ["record", "--references", "other", "--metric", "iOS26 list(plain).nosuch=2"],
      ["record", "--references", "other", "--metric", "iOS26 list(plain).separatorThickness"],
      ["mutate", "--causes", "0"], ["mutate", "--causes", "9", "--changed"],
      ["mutate", "--seed", "9"],
      ["explain", "--swift", "--format", "json", "raster/shapes/normal"],
      ["explain", "--swift", "raster"], ["bisect", "HEAD", "nosuch", "raster/shapes/normal"],
      ["accepted", "--output", "x"],
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

  /// Runs a shell command in which `$0` is the command of the gallery.
  private func shell(_ text: String, _ program: [String] = []) throws -> Answer {
    try run("/usr/bin/env", program + ["/bin/sh", "-c", text, Package.command])
  }

  @Test("without /proc, every subcommand ends with a sentence")
  func noProcessInformation() throws {
    let hide = ["unshare", "--mount"]
    let canHide = try shell("mount -t tmpfs none /proc", hide).status == 0
    guard canHide else { return print("Not tested: the system does not allow to hide /proc.") }
    for arguments in ["", "verify", "doctor", "list raster", "--help"] {
      let answer = try shell("mount -t tmpfs none /proc; exec \"$0\" \(arguments)", hide)
      #expect(answer.status == 2)
      #expect(answer.output == "")
      #expect(answer.error.hasPrefix("/proc is not there, "))
      #expect(answer.error.hasSuffix("Mount it: mount -t proc proc /proc.\n"))
    }
  }

  @Test(
    "arguments, variables and current folders that are not UTF-8 are refused without writing files")
  func notText() throws {
    for (text, sentence) in [
      (
        #"exec "$0" verify raster/corners --output "$(printf 'out\377put')""#,
        "Argument 4, “out\u{fffd}put”, is not valid UTF-8."
      ),
      (
        #"SNAPSHOT_ARTIFACTS="$(printf 'out\377put')" exec "$0" report"#,
        "The environment variable SNAPSHOT_ARTIFACTS is not valid UTF-8."
      ),
    ] {
      let answer = try shell(text)
      #expect(answer.status == 2)
      #expect(answer.error.hasPrefix(sentence))
      #expect(answer.error.split(separator: "\n").count == 1)
    }
    let inside = try shell(
      #"d="$(printf 'in\377side')"; mkdir "$d"; cd "$d"; "$0" list raster; s=$?; cd ..; rmdir "$d"; exit $s"#
    )
    #expect(inside.status == 2)
    #expect(inside.error.hasPrefix("The path of the working folder is not valid UTF-8."))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["error.txt", "output.txt"])
  }

  @Test("a limit on the size of files is a sentence, not the end of the process")
  func fileSizeLimit() throws {
    let recorded = try shell("exec \"$0\" record raster/corners")
    #expect(recorded.status == 0)
    #expect(try shell("exec \"$0\" verify raster/corners").status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/.build")
    let verified = try shell("ulimit -f 1; exec \"$0\" render raster/corners")
    #expect(verified.status == 2)
    #expect(verified.error.contains("cannot be written (File too large)."))
    let scene = folder.path + "/References/gallery/raster/corners"
    try FileManager.default.removeItem(atPath: scene + "/normal.3x.png")
    let before = try FileManager.default.contentsOfDirectory(atPath: scene).sorted()
    let again = try shell("ulimit -f 1; exec \"$0\" record raster/corners")
    #expect(again.status == 2)
    #expect(again.error.contains("cannot be written (File too large)."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scene).sorted() == before)
    #expect(try shell("exec \"$0\" record raster/corners").status == 0)
    #expect(try shell("exec \"$0\" verify raster/corners").status == 0)
  }

  @Test("an unreadable scene is one finding about its cases")
  func unreadableScene() throws {
    #expect(try shell("exec \"$0\" record raster/corners raster/curves").status == 0)
    #expect(chmod(folder.path, 0o777) == 0)
    // The other user may not read the build folder.
    let command = folder.path + "/render-gallery"
    try FileManager.default.copyItem(atPath: Package.command, toPath: command)
    // Root may read all files.
    let user =
      geteuid() == 0 ? ["setpriv", "--reuid=61240", "--regid=61234", "--clear-groups"] : []
    let scene = folder.path + "/References/gallery/raster/corners"
    #expect(chmod(scene, 0) == 0)
    defer { chmod(scene, 0o755) }
    let answer = try run(
      "/usr/bin/env", user + [command, "verify", "raster/corners", "raster/curves"])
    #expect(answer.status == 2)
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count { $0.contains("cannot be read (Permission denied)") } == 1)
    // The number of cases that are not comparable, and the number of cases in the scene.
    let count = try shell("\"$0\" list raster/corners | grep -c '^  [a-z]'").output
      .filter(\.isNumber)
    #expect(lines.contains { $0.hasPrefix("Different: \(count) not comparable of ") })
  }

  @Test(
    "the command draws if the system refuses further threads",
    .enabled(if: geteuid() == 0, "needs root, to run as a user without processes"),
    arguments: 1...4)
  func fewThreads(limit: Int) throws {
    // The other user may not read the build folder.
    let command = folder.path + "/render-gallery"
    try FileManager.default.copyItem(atPath: Package.command, toPath: command)
    let limited = [
      "--nproc=\(limit):\(limit)", "setpriv", "--reuid=\(61230 + limit)", "--regid=61234",
      "--clear-groups",
      "--bounding-set=-all", command,
    ]
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    // The first scene has 64 cases, after which the main actor yields.
    let scenes = ["list-cells/cell-plain", "raster/corners"]
    let record = try run("/usr/bin/prlimit", limited + ["record"] + scenes + ["--jobs", "8"])
    #expect(record.error == "")
    #expect(record.status == 0)
    let verify = try run("/usr/bin/prlimit", limited + ["verify"] + scenes)
    #expect(verify.status == 0)
    #expect(verify.output.hasPrefix("All equal: "))
  }
}
