import ArgumentParser
import CelloGalleryRunner
import CelloSnapshots
import Foundation

@main
struct RenderGallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-gallery",
    abstract:
      "Draws every state of every list cell style and compares the pictures with their references.",
    discussion: """
      Exit codes: 0 everything is equal, 1 something differs, 2 something could not be compared, recorded or \
      written, or the command was called wrongly.
      """,
    subcommands: [Render.self, Verify.self, Record.self, DoctorCommand.self, Clean.self],
    defaultSubcommand: Render.self)

  static func main() {
    // A reader that closes the pipe must not end the run.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    // An asynchronous `main` would need threads besides this one, which a limit on processes may
    // refuse.
    Task(executorPreference: MainQueueExecutor()) {
      Foundation.exit(await run(arguments).rawValue)
    }
    while true { RunLoop.main.run() }
  }

  @MainActor private static func run(_ arguments: [String]) async -> Outcome {
    do {
      var command = try parseAsRoot(arguments)
      guard let subcommand = command as? any Subcommand else {
        // The parser's own, such as `help`.
        try command.run()
        return .equal
      }
      return await subcommand.outcome()
    } catch {
      let isAnswer = exitCode(for: error) == .success
      let console = Console.standard
      for line in fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false) {
        if isAnswer { console.print(String(line)) } else { console.printError(String(line)) }
      }
      return isAnswer && console.outputFailure == nil ? .equal : .incomplete
    }
  }
}

/// The entry point of subcommands, on the main actor, in place of the parser's `run()`.
private protocol Subcommand: ParsableCommand {
  @MainActor func outcome() async -> Outcome
}

struct Render: Subcommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the gallery with a page to look at it, and says what differs (the default).")

  @OptionGroup var options: ComparisonOptions

  func outcome() async -> Outcome { await options.command.render() }
}

struct Verify: Subcommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares everything with the references, and draws only what differs.")

  @OptionGroup var options: ComparisonOptions

  func outcome() async -> Outcome { await options.command.verify() }
}

struct Record: Subcommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes what is missing or differs the reference.",
    discussion: "Where CI is set, only what is named is recorded.")

  @OptionGroup var options: RunOptions

  @Argument(help: "Groups, scenes or cases; all if none is named.")
  var names: [String] = []

  @Flag(help: "Also writes pictures anew that are right already.")
  var all = false

  @Flag(help: "Replaces references that were made with other fonts; records all of them.")
  var acceptEnvironment = false

  func outcome() async -> Outcome {
    var command = options.command
    command.filters = names
    return await command.record(rewritesAll: all, acceptsEnvironment: acceptEnvironment)
  }
}

struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Proves that this machine draws the agreed pixels.")

  @Flag(
    help:
      "Prints one digest over every picture of the catalog instead, to compare builds and machines."
  )
  var digest = false

  @Flag(help: ArgumentHelp("Prints what it draws as a source file instead.", visibility: .private))
  var source = false

  @OptionGroup var jobs: JobsOption

  @Argument(help: "For --digest, groups, scenes or cases; all if none is named.")
  var names: [String] = []

  func validate() throws {
    guard digest || (names.isEmpty && jobs.jobs == nil) else {
      throw ValidationError("Names and --jobs belong to --digest. Give it, or leave them out.")
    }
    guard !(digest && source) else {
      throw ValidationError("--digest and --source exclude each other. Give one of them.")
    }
  }

  func outcome() async -> Outcome {
    var command = GalleryCommand()
    command.jobs = jobs.jobs
    command.filters = names
    if source { return await command.printAgreedDigests() }
    return digest ? await command.printDigest() : await command.doctor()
  }
}

struct Clean: Subcommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes the pictures and pages that were made for looking at.")

  @OptionGroup var folders: FolderOptions

  func outcome() async -> Outcome {
    var command = GalleryCommand()
    command.references = folders.references
    command.output = folders.output
    return await command.clean()
  }
}
