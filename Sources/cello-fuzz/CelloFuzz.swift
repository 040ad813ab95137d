import ArgumentParser
import CelloFuzzing

/// The command that runs generated and stored inputs of the fuzz targets, and searches for new
/// inputs.
@main struct CelloFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cello-fuzz",
    abstract: "Runs the fuzz targets: generated inputs, the corpus, and a search for new inputs.",
    discussion: """
      An input fails if it crashes, breaks a promise of its target, computes for more than \
      \(InputLimits.seconds) seconds, or uses more than \(InputLimits.megabytes) MB. The process then ends, and the \
      last line names a file with the input.
      """,
    subcommands: subcommands)

  private static var subcommands: [any ParsableCommand.Type] {
    #if LIBFUZZER
      [ListCommand.self, GenerateCommand.self, ReplayCommand.self, ExploreCommand.self]
    #else
      [ListCommand.self, GenerateCommand.self, ReplayCommand.self]
    #endif
  }
}

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the names of the targets.")

  func run() {
    for target in FuzzTarget.all { print(target.name) }
  }
}

/// A target by its name on the command line.
struct TargetName: ExpressibleByArgument {
  let target: FuzzTarget

  init?(argument: String) {
    guard let target = FuzzTarget.all.first(where: { $0.name == argument }) else { return nil }
    self.target = target
  }

  static var allValueStrings: [String] { FuzzTarget.all.map(\.name) }
}
