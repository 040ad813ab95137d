import ArgumentParser
import CelloFuzzing

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Runs numbered inputs, which are the same in each run.")

  @Argument(help: "The targets; all by default.") var targets: [TargetName] = []
  @Option(help: "The number of inputs for each target.") var count = 1_000_000
  @Option(help: "The number of the first input.") var first = 0

  func validate() throws {
    guard count > 0, first >= 0, first <= Int.max - count else {
      throw ValidationError("--count must be above 0, and --first must not be negative.")
    }
  }

  func run() throws {
    let harness = try InputHarness()
    for target in targets.isEmpty ? FuzzTarget.all : targets.map(\.target) {
      harness.begin(target)
      for number in first..<(first + count) { harness.run(target.input(number), "\(number)") }
      harness.finish()
    }
  }
}
