import ArgumentParser
import CelloPreparation
import Foundation

/// Tests a package.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Prepares a package, and runs its tests.",
    discussion: """
      The copy of 'cellophane prepare' is tested with 'swift test', and with the toolset if one is named. The references of \
      snapshots are those of the original package.
      """)

  @Argument(help: "The folder of the package.") var path = "."

  @Option(
    help: ArgumentHelp(
      "A toolset with Cellophane, for packages whose manifest does not depend on it; by default the file in the environment "
        + "variable CELLOPHANE_TOOLSET.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var toolset: String?

  @Argument(parsing: .captureForPassthrough, help: "Arguments of 'swift test'.")
  var arguments: [String] = []

  func run() throws {
    var options: [String] = []
    if let toolset = toolset ?? ProcessInfo.processInfo.environment["CELLOPHANE_TOOLSET"] {
      let file = Preparation.absolute(toolset)
      guard FileManager.default.fileExists(atPath: file) else {
        Preparation.complain("cellophane: \(PreparationError.noToolset(path: file))")
        throw ExitCode(2)
      }
      options = ["--toolset", file]
    }
    let result = try Preparation(path: path, output: nil, targets: []).run()
    if !result.report.errors.isEmpty { throw ExitCode.failure }
    if options.isEmpty, !PackageManager.mentionsCellophane(result.output) {
      Preparation.complain(
        "cellophane: warning: the manifest does not mention Cellophane, and no toolset is named, so there is no module UIKit. Name the "
          + "file of a toolset with --toolset or in CELLOPHANE_TOOLSET.")
    }
    // The process is replaced, so that signals and the terminal are those of the tests.
    let command =
      ["swift", "test", "--package-path", result.output] + options
      + arguments.filter { $0 != "--" }
    let words = command.map { strdup($0) } + [nil]
    execvp("swift", words)
    Preparation.complain("cellophane: swift cannot be run: \(String(cString: strerror(errno))).")
    throw ExitCode(2)
  }
}
