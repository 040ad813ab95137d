import ArgumentParser
import CelloGalleryRunner

struct FolderOptions: ParsableArguments {
  @Option(help: "The folder of the references.")
  var references = GalleryCommand().references

  @Option(help: "The folder for pictures and the page.")
  var output = GalleryCommand().output

  func validate() throws {
    guard !references.isEmpty else {
      throw ValidationError("--references takes the path of a folder, not an empty one.")
    }
  }
}

struct JobsOption: ParsableArguments {
  @Option(help: ArgumentHelp("How many threads draw.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 || jobs > 1024 {
      throw ValidationError("--jobs takes 1 to 1024, not \(jobs).")
    }
  }
}

struct RunOptions: ParsableArguments {
  @OptionGroup var folders: FolderOptions
  @OptionGroup var jobs: JobsOption

  var command: GalleryCommand {
    var command = GalleryCommand()
    command.references = folders.references
    command.output = folders.output
    command.jobs = jobs.jobs
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
        "Parts of group/scene/variant next to each other; * matches any characters, ? one.",
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
