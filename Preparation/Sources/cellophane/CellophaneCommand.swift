import ArgumentParser
import Foundation

/// The command that moves apps to Linux.
@main struct CellophaneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract:
      "Checks and prepares packages that were written for iOS, so that they are built and tested on Linux.",
    subcommands: [
      CheckCommand.self, PrepareCommand.self, TestCommand.self, PrepareSourcesCommand.self,
    ])

  static func main() {
    // If a reader closes the pipe, the command ends without a message.
    signal(SIGPIPE, SIG_DFL)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      // The parser's own status for mistakes in arguments is 64.
      let status = exitCode(for: error)
      guard status == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      Foundation.exit(2)
    }
  }
}
