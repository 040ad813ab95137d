import ArgumentParser
import CelloGalleryRunner

@main
struct RenderGallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-gallery",
    abstract:
      "Draws every state of every list cell style and compares the pictures with their references.",
    discussion: """
      Exit codes: 0 everything is equal, 1 something differs, 2 something could not be compared.
      """,
    subcommands: [Render.self, Verify.self, Record.self, DoctorCommand.self, Clean.self],
    defaultSubcommand: Render.self)
}

struct FolderOptions: ParsableArguments {
  @Option(help: "The folder of the references.")
  var references = GalleryCommand().references

  @Option(help: "The folder for pictures and the page.")
  var output = GalleryCommand().output
}

struct RunOptions: ParsableArguments {
  @OptionGroup var folders: FolderOptions

  @Option(help: ArgumentHelp("How many threads draw.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 || jobs > 1024 {
      throw ValidationError("--jobs takes 1 to 1024, not \(jobs).")
    }
  }

  var command: GalleryCommand {
    var command = GalleryCommand()
    command.references = folders.references
    command.output = folders.output
    command.jobs = jobs
    return command
  }
}

struct ComparisonOptions: ParsableArguments {
  @OptionGroup var run: RunOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Only this group, scene or case; may be repeated.",
      discussion:
        "Parts of group/scene/variant next to each other; * and ? stand for any characters.",
      valueName: "name"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Only one of n parts, by name.", valueName: "i/n"))
  var shard: String?

  @Option(help: "How the result is printed.")
  var format = GalleryCommand.Format.text

  var command: GalleryCommand {
    var command = run.command
    command.filters = filter
    command.shard = shard
    command.format = format
    return command
  }
}

extension GalleryCommand.Format: ExpressibleByArgument {}

struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the gallery with a page to look at it, and says what differs (the default).")

  @OptionGroup var options: ComparisonOptions

  @MainActor func run() async throws {
    throw ExitCode(await options.command.render())
  }
}

struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares everything with the references, and draws only what differs.")

  @OptionGroup var options: ComparisonOptions

  @MainActor func run() async throws {
    throw ExitCode(await options.command.verify())
  }
}

struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes what is missing or differs the reference.",
    discussion: "Where CI is set, only what is named is recorded.")

  @OptionGroup var options: RunOptions

  @Argument(help: "Groups, scenes or cases; all if none is named.")
  var names: [String] = []

  @Flag(help: "Writes pictures anew that are right already, too.")
  var all = false

  @MainActor func run() async throws {
    var command = options.command
    command.filters = names
    throw ExitCode(await command.record(rewritesAll: all))
  }
}

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Proves that this machine draws the agreed pixels.")

  @Flag(
    help:
      "Prints one digest over every picture of the catalogue instead, to compare builds and machines."
  )
  var digest = false

  @Flag(help: ArgumentHelp("Prints what it draws as a source file instead.", visibility: .private))
  var source = false

  @Option(help: ArgumentHelp("How many threads draw for --digest.", valueName: "n"))
  var jobs: Int?

  @Argument(help: "For --digest, groups, scenes or cases; all if none is named.")
  var names: [String] = []

  @MainActor func run() async throws {
    var command = GalleryCommand()
    command.jobs = jobs
    command.filters = names
    if source {
      print(try await Doctor.agreedDigestsSource(), terminator: "")
    } else if digest {
      throw ExitCode(await command.printDigest())
    } else {
      throw ExitCode(await command.doctor())
    }
  }
}

struct Clean: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes the pictures and pages that were made for looking at.")

  @OptionGroup var folders: FolderOptions

  func run() throws {
    var command = GalleryCommand()
    command.output = folders.output
    throw ExitCode(command.clean())
  }
}
