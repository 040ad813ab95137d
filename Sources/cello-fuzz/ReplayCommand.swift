import ArgumentParser
import CelloFuzzing
import Foundation

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs the inputs in the corpus or in files.")

  @Argument(help: "The target; all by default.") var target: TargetName?
  @Argument(help: "Files with inputs for the target; its corpus by default.") var files: [String] =
    []

  func run() throws {
    let harness = try InputHarness()
    for target in target.map({ [$0.target] }) ?? FuzzTarget.all {
      let inputs =
        files.isEmpty
        ? try target.corpus()
        : try files.map { ($0, [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
      harness.begin(target)
      for (name, bytes) in inputs { harness.run(bytes, name) }
      harness.finish()
    }
  }
}
