import ArgumentParser
import CelloPreparation
import Foundation

/// Prepares the sources of one target, for the build plugin.
struct PrepareSourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare-sources",
    abstract: "Prepares the Swift files of a folder; used by the build plugin.",
    shouldDisplay: false)

  @Argument(help: "The folder with the Swift files.") var folder: String

  @Option(help: "The folder in which the prepared files are written.") var output: String

  @Option(
    name: .customLong("declarations"),
    help: "A folder with other sources whose declarations are known. The option can be repeated.")
  var declarations: [String] = []

  func run() throws {
    do {
      let sources = try PreparedSources(
        folder: Preparation.existingFolder(folder), output: Preparation.absolute(output),
        declarations: declarations.map { try Preparation.existingFolder($0) })
      let messages = try sources.update()
      for message in messages { Preparation.complain(message) }
      if messages.contains(where: { $0.contains(": error: ") }) { throw ExitCode.failure }
    } catch let error as PreparationError {
      Preparation.complain("error: \(error)")
      throw ExitCode(2)
    }
  }
}
