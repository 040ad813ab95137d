import ArgumentParser

/// The command.
@main struct CellophaneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract:
      "Prepares packages that were written for iOS, so that they are built and tested on Linux.",
    subcommands: [PrepareCommand.self, TestCommand.self, PrepareSourcesCommand.self])
}
