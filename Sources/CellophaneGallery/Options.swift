import ArgumentParser
import CelloGalleryRunner
import CelloSnapshots

struct FolderOptions: ParsableArguments {
  @Option(help: "The folder of the references.")
  var references = GalleryRunner.defaultReferences

  @Option(help: "The folder for pictures and the page.")
  var output = GalleryRunner.defaultOutput

  func validate() throws {
    guard !references.isEmpty else {
      throw ValidationError("--references takes the path of a folder, not an empty one.")
    }
  }

  func runner(_ gallery: any GalleryCommand.Type) -> GalleryRunner {
    var runner = gallery.runner()
    runner.references = references
    runner.allowsMissingReferences = references == GalleryRunner.defaultReferences
    runner.output = output
    return runner
  }
}

/// The folders, and the groups, scenes or cases that a subcommand uses.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var folders: FolderOptions

  @Argument(help: "The groups, scenes or cases; all by default.")
  var names: [String] = []

  func runner(_ gallery: any GalleryCommand.Type) -> GalleryRunner {
    var runner = folders.runner(gallery)
    runner.filters = names
    return runner
  }
}

struct JobsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of threads that draw, or of processes if there are many cases.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 || jobs > 1024 {
      throw ValidationError("--jobs takes 1 to 1024, not \(jobs).")
    }
  }
}

struct EmptyOption: ParsableArguments {
  @Flag(help: "Allows a run that draws no case to succeed.")
  var allowEmpty = false
}

struct RunOptions: ParsableArguments {
  @OptionGroup var folders: FolderOptions
  @OptionGroup var jobs: JobsOption

  func runner(_ gallery: any GalleryCommand.Type) -> GalleryRunner {
    var runner = folders.runner(gallery)
    runner.jobs = jobs.jobs
    return runner
  }
}

struct ComparisonOptions: ParsableArguments {
  @OptionGroup var run: RunOptions

  @Argument(
    help: ArgumentHelp(
      "The groups, scenes or cases; all by default.",
      discussion:
        "Adjacent parts of group/scene/variant, or a word of a variant. * matches any characters, ? one character.",
      valueName: "name"))
  var names: [String] = []

  @Option(help: ArgumentHelp("Selects one of n parts by the names of cases.", valueName: "i/n"))
  var shard: String?

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "The name of the run, which its parts have in common.",
      discussion: "By default, the build number of the CI service.",
      valueName: "name"))
  var runName: String?

  @OptionGroup var empty: EmptyOption

  @Flag(help: "Selects the cases that differed in the last run.")
  var lastFailed = false

  @Option(help: .format)
  var format = GalleryRunner.Format.text

  @Flag(
    help: ArgumentHelp(
      "Prints warnings about accessibility issues.",
      discussion:
        "Low contrast, truncated or overlapping text, small touch targets, missing characters and labels. The exit "
        + "code does not depend on them."))
  var audit = false

  @Flag(
    help: "Omits the name of the case, its properties and the version from the pictures."
  )
  var strip = false

  @Option(
    help: ArgumentHelp(
      "Draws expected pictures without a file with this revision, and proves changes of drawings.",
      discussion:
        "A branch, tag or commit of the package's repository, which is checked out and built in .build/base once.",
      valueName: "revision"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "Proves changes of drawings with the drawings of an earlier revision.",
      valueName: "folder", visibility: .private))
  var drawings: String?

  @Option(
    help: ArgumentHelp(
      "With --base, builds the revision with this toolset.", valueName: "file"))
  var toolset: [String] = []

  func validate() throws {
    if base == nil, !toolset.isEmpty {
      throw ValidationError("--toolset belongs to --base. Give it, or leave --toolset out.")
    }
    if let runName, !RunPart.isName(runName) {
      throw ValidationError("--run takes up to 200 characters without spaces.")
    }
  }

  func runner(_ gallery: any GalleryCommand.Type) -> GalleryRunner {
    var runner = run.runner(gallery)
    runner.base = base
    runner.formerDrawings = drawings
    runner.toolsets = toolset
    runner.run = runName
    runner.allowsEmpty = empty.allowEmpty
    runner.stripsRecipes = strip
    runner.filters = names
    runner.audits = audit
    runner.shard = shard
    runner.format = format
    runner.onlyLastFailed = lastFailed
    return runner
  }
}

extension GalleryRunner.Format: ExpressibleByArgument {}

extension ArgumentHelp {
  static let textOrJSON = ArgumentHelp(
    "The format of the printed result.", discussion: "github prints text.")
  static let format = ArgumentHelp(
    "The format of the printed result.",
    discussion:
      "github also prints annotations, and appends to the summary of the step. In all formats, the result is "
      + "written to result.json, junit.xml and reg.json in the output folder.")
}
